import type { ReactNode } from 'react'
import { fillMessage } from '../../../shared/messages/fill-message.ts'
import { useSearchMessages } from '../../shell/search/useSearchMessages.ts'

interface ResultPagingProps {
  current: number
  count: number
  getUrl(page: number): string
}

/** Links to the other pages of results. */
export function ResultPaging({ current, count, getUrl }: ResultPagingProps): ReactNode {
  const messages = useSearchMessages()
  if (count < 2) return null
  return (
    <nav className="search-pages" aria-label={messages.resultPages}>
      {current > 1 && (
        <a className="button" rel="prev" href={getUrl(current - 1)}>
          {messages.previousResults}
        </a>
      )}
      {pageNumbers(current, count).map((page, index, pages) =>
        page === undefined ? (
          <span key={`after-${pages[index - 1]}`} aria-hidden="true">
            …
          </span>
        ) : (
          <a
            key={page}
            className="search-page-number"
            href={getUrl(page)}
            aria-label={fillMessage(messages.resultPage, { page })}
            aria-current={page === current ? 'page' : undefined}
          >
            {page}
          </a>
        ),
      )}
      {current < count && (
        <a className="button" rel="next" href={getUrl(current + 1)}>
          {messages.nextResults}
        </a>
      )}
    </nav>
  )
}

/** Lists the pages that a page of results links to: the first, the last, and those around it. Undefined marks a gap. */
export function pageNumbers(current: number, count: number): (number | undefined)[] {
  const near = [1, current - 1, current, current + 1, count].filter((page) => page >= 1 && page <= count)
  const pages = [...new Set(near)].sort((a, b) => a - b)
  return pages.flatMap((page, index) => {
    const before = pages[index - 1] ?? 0
    if (page - before === 2) return [page - 1, page]
    return page - before > 2 ? [undefined, page] : [page]
  })
}
