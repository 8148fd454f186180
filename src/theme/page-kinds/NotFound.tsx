import type { ReactNode } from 'react'
import type { ListedPage } from '../../shared/site/page.ts'
import type { SiteView } from '../../shared/site/site-view.ts'
import { Icon } from '../icons/Icon.tsx'
import { usePageMessages } from '../usePageMessages.ts'

interface NotFoundProps {
  site: SiteView
  /** Pages whose address is like the one asked for. */
  suggestions: ListedPage[]
}

/** What to do when there is no page: search, the ways in, and the nearest pages. */
export function NotFound({ site, suggestions }: NotFoundProps): ReactNode {
  const messages = usePageMessages()
  return (
    <div className="not-found">
      <p className="not-found-lead">{messages.notFoundLead}</p>
      <ul className="not-found-actions">
        {site.searchUrl !== undefined && (
          <li>
            <a className="button button-primary" href={site.searchUrl}>
              <Icon name="search" />
              {messages.searchDocs}
            </a>
          </li>
        )}
        <li>
          <a className="button" href={site.brand.homeUrl}>
            {messages.goHome}
          </a>
        </li>
        {site.areas.map(({ id, label, url }) => (
          <li key={id}>
            <a className="button" href={url}>
              {label}
            </a>
          </li>
        ))}
      </ul>
      <SuggestedPages suggestions={suggestions} />
    </div>
  )
}

/** The last part of the page, so that nothing moves when the pages have been found. */
function SuggestedPages({ suggestions }: Pick<NotFoundProps, 'suggestions'>): ReactNode {
  const messages = usePageMessages()
  if (suggestions.length === 0) return null
  return (
    <section aria-labelledby="suggestions">
      <h2 id="suggestions">{messages.didYouMean}</h2>
      <ul>
        {suggestions.map(({ title, url }) => (
          <li key={url}>
            <a className="suggestion" href={url}>
              <span className="suggestion-title">{title}</span>
              <span className="suggestion-url">{url}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
