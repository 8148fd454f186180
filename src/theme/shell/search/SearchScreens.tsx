import type { MouseEvent, ReactNode } from 'react'
import type { PageLink } from '../../../shared/site/page.ts'
import type { SiteView } from '../../../shared/site/site-view.ts'
import { ExternalLink } from '../nav/ExternalLink.tsx'
import { useSearchMessages } from './useSearchMessages.ts'

interface NoResultsProps {
  text: string
  suggestions: readonly string[]
  site: SiteView
  onSuggestion(text: string): void
  /** Called when a link to a page is clicked. */
  onFollow(event: MouseEvent): void
}

/** State without results: other queries to try, and where to report the problem. */
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

/** The nearest terms, or the start pages if no term is near. */
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

/** State after a failed query. */
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

/** State while the first response is pending. It fades in late, so a quick response arrives before it's visible. */
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
