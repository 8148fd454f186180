import type { ReactNode } from 'react'
import { ExternalLink } from '../nav/ExternalLink.tsx'
import { useSearchMessages } from './useSearchMessages.ts'

interface NoResultsProps {
  text: string
  suggestions: readonly string[]
  /** Where readers tell of a query that should have found something, with `{query}` in its place. */
  missingResultsUrl: string | undefined
  onSuggestion(text: string): void
}

/** Nothing was found: what else to search for, and whom to tell. */
export function NoResults({ text, suggestions, missingResultsUrl, onSuggestion }: NoResultsProps): ReactNode {
  const messages = useSearchMessages()
  return (
    <div className="search-state">
      <p className="search-state-title">
        {messages.noResultsFor} <strong>“{text}”</strong>
      </p>
      {suggestions.length > 0 && (
        <div className="search-suggestions">
          <p>{messages.trySearchingFor}</p>
          <ul>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button type="button" className="search-chip" onClick={() => onSuggestion(suggestion)}>
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
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
