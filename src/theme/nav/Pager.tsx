import type { ReactNode } from 'react'
import type { PageView } from '../../shared/page.ts'
import { usePageMessages } from '../usePageMessages.ts'

/** The pages before and after this one. */
export function Pager({ previous, next }: Pick<PageView, 'previous' | 'next'>): ReactNode {
  const messages = usePageMessages()
  if (previous === undefined && next === undefined) return null
  return (
    <nav className="pager" aria-label={messages.pager}>
      {previous !== undefined && (
        <a className="pager-link pager-previous" rel="prev" href={previous.url}>
          <span className="pager-direction">{messages.previous}</span>
          <span className="pager-title">{previous.label}</span>
        </a>
      )}
      {next !== undefined && (
        <a className="pager-link pager-next" rel="next" href={next.url}>
          <span className="pager-direction">{messages.next}</span>
          <span className="pager-title">{next.label}</span>
        </a>
      )}
    </nav>
  )
}
