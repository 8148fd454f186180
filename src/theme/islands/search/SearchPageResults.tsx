import type { MouseEvent, ReactNode } from 'react'
import type { HitGroup } from '../../../runtime/search/result-options.ts'
import { toSavedPage } from '../../../runtime/search/saved/saved-page.ts'
import type { SavedSearch } from '../../../runtime/search/saved/saved-searches.ts'
import type { SearchHit } from '../../../shared/search/search-engine.ts'
import { Icon } from '../../shell/icons/Icon.tsx'
import { ExternalLink } from '../../shell/nav/ExternalLink.tsx'
import { HitBreadcrumbs, HitIcon, HitMethod, HitSignature, MarkedText } from '../../shell/search/HitParts.tsx'

interface SearchPageResultsProps {
  groups: readonly HitGroup[]
  isBusy: boolean
  onFollow(event: MouseEvent, item: SavedSearch): void
}

/** The results, with sections below their page. */
export function SearchPageResults({ groups, isBusy, onFollow }: SearchPageResultsProps): ReactNode {
  return (
    <ol className="results" aria-busy={isBusy}>
      {groups.map(({ pageUrl, page, isPageFound, sections, title, trail }) => (
        <li key={pageUrl} className="result">
          <HitIcon hit={page} isPage={true} />
          <div className="result-text">
            <h3>
              <ResultLink hit={page} url={isPageFound ? page.url : pageUrl} isPage={true} onFollow={onFollow}>
                {isPageFound && <HitMethod method={page.method} />}
                <MarkedText parts={title} />
              </ResultLink>
            </h3>
            {isPageFound && <HitSignature signature={page.signature} />}
            <HitBreadcrumbs titles={trail} />
            {isPageFound && <Excerpt hit={page} />}
            {sections.length > 0 && (
              <ul className="result-sections">
                {sections.map((hit) => (
                  <li key={hit.id}>
                    <ResultLink hit={hit} url={hit.url} isPage={false} onFollow={onFollow}>
                      <HitMethod method={hit.method} />
                      <MarkedText parts={hit.heading} />
                    </ResultLink>
                    <HitSignature signature={hit.signature} />
                    <Excerpt hit={hit} />
                  </li>
                ))}
              </ul>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}

interface ResultLinkProps {
  hit: SearchHit
  url: string
  isPage: boolean
  onFollow: SearchPageResultsProps['onFollow']
  children: ReactNode
}

function ResultLink({ hit, url, isPage, onFollow, children }: ResultLinkProps): ReactNode {
  const { isExternal } = hit
  const follow = (event: MouseEvent): void =>
    onFollow(event, toSavedPage({ id: hit.id, url, isExternal, hit, isPage }))
  if (!isExternal) {
    return (
      <a className="hit-title" href={url} onClick={follow}>
        {children}
      </a>
    )
  }
  return (
    <ExternalLink className="hit-title" url={url} onClick={follow}>
      {children}
      <Icon name="external" />
    </ExternalLink>
  )
}

function Excerpt({ hit: { excerpt } }: { hit: SearchHit }): ReactNode {
  if (excerpt.length === 0) return null
  return (
    <p className="hit-excerpt">
      <MarkedText parts={excerpt} />
    </p>
  )
}
