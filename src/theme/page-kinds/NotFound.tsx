import type { ReactNode } from 'react'
import type { PageLink } from '../../shared/page.ts'
import type { SiteView } from '../../shared/site-view.ts'
import { Icon } from '../icons/Icon.tsx'
import { usePageMessages } from './usePageMessages.ts'

interface NotFoundProps {
  site: SiteView
  /** Pages whose address is like the one asked for. */
  suggestions: PageLink[]
}

/** What to do when there is no page: the nearest pages, search, and the ways in. */
export function NotFound({ site, suggestions }: NotFoundProps): ReactNode {
  const messages = usePageMessages()
  return (
    <div className="not-found">
      <p className="not-found-lead">{messages.notFoundLead}</p>
      {suggestions.length > 0 && (
        <section>
          <h2>{messages.didYouMean}</h2>
          <ul className="not-found-links">
            {suggestions.map(({ label, url }) => (
              <li key={url}>
                <a href={url}>{label}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="not-found-actions">
        {site.searchUrl !== undefined && (
          <a className="button button-primary" href={site.searchUrl}>
            <Icon name="search" />
            {messages.searchDocs}
          </a>
        )}
        <a className="button" href={site.brand.homeUrl}>
          {messages.goHome}
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
