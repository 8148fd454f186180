import type { MouseEvent, ReactNode } from 'react'
import type { PageLink } from '../../shared/site/page.ts'
import type { SiteView } from '../../shared/site/site-view.ts'
import { ExternalLink } from '../nav/ExternalLink.tsx'
import { useSearchMessages } from './useSearchMessages.ts'

interface NoResultsProps {
  text: string
  suggestions: readonly string[]
  site: SiteView
  onSuggestion(text: string): void
  /** For the click on a link to a page. */
  onFollow(event: MouseEvent): void
}

/** Nothing was found: what else to search for, and whom to tell. */
export function NoResults({ text, site, ...offers }: NoResultsProps): ReactNode {
  const messages = useSearchMessages()
  const { missingResultsUrl } = site
  return (
    <div className="search-state">
      <p className="search-state-title">
        {messages.noResultsFor} <strong>“{text}”</strong>
      </p>
      <div className="search-suggestions">
        <p>{messages.trySearchingFor}</p>
        <Suggestions {...offers} pages={listPopularPages(site)} />
      </div>
      {missingResultsUrl !== undefined && (
        <p className="search-feedback">
          {messages.shouldHaveResults}{' '}
          <ExternalLink url={missingResultsUrl.replaceAll('{query}', encodeURIComponent(text))}>
            {messages.letUsKnow}
          </ExternalLink>
        </p>
      )}
    </div>
  )
}

type SuggestionsProps = Pick<NoResultsProps, 'suggestions' | 'onSuggestion' | 'onFollow'> & {
  pages: readonly PageLink[]
}

/** The nearest terms, or the pages where readers start if no term is near. */
function Suggestions({ suggestions, pages, onSuggestion, onFollow }: SuggestionsProps): ReactNode {
  return (
    <ul>
      {suggestions.map((suggestion) => (
        <li key={suggestion}>
          <button type="button" className="search-chip" onClick={() => onSuggestion(suggestion)}>
            {suggestion}
          </button>
        </li>
      ))}
      {suggestions.length === 0 &&
        pages.map(({ label, url }) => (
          <li key={url}>
            <a className="search-chip" href={url} onClick={onFollow}>
              {label}
            </a>
          </li>
        ))}
    </ul>
  )
}

const listPopularPages = ({ areas, title, brand }: SiteView): readonly PageLink[] =>
  areas.length > 0 ? areas : [{ label: title, url: brand.homeUrl }]

/** No answer came. */
export function SearchFailed({ onRetry }: { onRetry: () => void }): ReactNode {
  const messages = useSearchMessages()
  return (
    <div className="search-state">
      <p className="search-state-title">{messages.unableToFetch}</p>
      <p>{messages.checkConnection}</p>
      <button type="button" className="button" onClick={onRetry}>
        {messages.retry}
      </button>
    </div>
  )
}

/** The first answer is on its way. An answer that is quick is there before this is seen. */
export function SearchLoading(): ReactNode {
  const messages = useSearchMessages()
  return (
    <div className="search-loading">
      <p className="visually-hidden">{messages.loading}</p>
      {[1, 2, 3].map((row) => (
        <div key={row} className="search-ghost" aria-hidden="true" />
      ))}
    </div>
  )
}
