import type { MouseEvent, ReactNode } from 'react'
import type { ResultOption } from '../../../../runtime/search/result-options.ts'
import { fillMessage } from '../../../../shared/messages/fill-message.ts'
import { SearchIcon } from '../SearchIcon.tsx'
import { useSearchMessages } from '../useSearchMessages.ts'

interface SearchFooterProps {
  /** Total number of results. Undefined if none are shown. */
  total: number | undefined
  /** URL of the search page with the same query. */
  url: string
  option: ResultOption | undefined
  isFavorite: boolean
  onStar(option: ResultOption): void
  onSeeAll(event: MouseEvent): void
}

/** Footer of the list: a link to all results, actions on the selected one, and the keys. */
export function SearchFooter({
  total,
  url,
  option,
  isFavorite,
  onStar,
  onSeeAll,
}: SearchFooterProps): ReactNode {
  const messages = useSearchMessages()
  return (
    <div className="search-footer">
      {total !== undefined && (
        <a className="search-all" href={url} onClick={onSeeAll}>
          {total === 1 ? messages.seeOneResult : fillMessage(messages.seeAllResults, { count: total })}
        </a>
      )}
      {option !== undefined && (
        <button
          type="button"
          className={`search-star${isFavorite ? ' hit-starred' : ''}`}
          aria-describedby={option.id}
          onClick={() => onStar(option)}
        >
          <SearchIcon name="star" />
          {isFavorite ? messages.removeFavorite : messages.addFavorite}
        </button>
      )}
      <span className="search-keys" aria-hidden="true">
        <kbd>↑</kbd>
        <kbd>↓</kbd> {messages.toMove}
        <kbd>↵</kbd> {messages.toOpen}
        <kbd>esc</kbd> {messages.toClose}
      </span>
    </div>
  )
}
