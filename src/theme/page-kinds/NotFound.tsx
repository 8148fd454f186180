import type { ReactNode } from 'react'
import type { Suggestions } from '../../runtime/suggestions/usePageSuggestions.ts'
import type { SiteView } from '../../shared/site-view.ts'
import { Icon } from '../icons/Icon.tsx'

interface NotFoundProps {
  site: SiteView
  /** Pages whose address is like the one asked for. */
  suggestions: Suggestions
}

/** What to do when there is no page: the nearest pages, search, and the ways in. */
export function NotFound({ site, suggestions }: NotFoundProps): ReactNode {
  return (
    <div className="not-found">
      <p className="not-found-lead">
        There is no page at this address. It may have moved, or the link may be misspelt.
      </p>
      <SuggestedPages suggestions={suggestions} />
      <p className="not-found-actions">
        {site.searchUrl !== undefined && (
          <a className="button button-primary" href={site.searchUrl}>
            <Icon name="search" />
            Search docs
          </a>
        )}
        <a className="button" href={site.brand.homeUrl}>
          Go to the home page
        </a>
      </p>
      <ul className="cards">
        {site.areas.map(({ id, label, url }) => (
          <li key={id}>
            <a className="card" href={url}>
              <strong className="card-title">{label}</strong>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Keeps its place while the pages are looked for, so that nothing below it moves when they have been found. */
function SuggestedPages({ suggestions }: Pick<NotFoundProps, 'suggestions'>): ReactNode {
  if (suggestions.status === 'looking') return <div className="suggestions" />
  if (suggestions.pages.length === 0) return null
  return (
    <section className="suggestions" aria-labelledby="suggestions">
      <h2 id="suggestions">Did you mean</h2>
      <ul>
        {suggestions.pages.map(({ title, url }) => (
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
