import type { ReactNode } from 'react'
import type { PageView } from '../../shared/page.ts'
import { usePageMessages } from '../usePageMessages.ts'

interface TurnPagesProps {
  view: PageView
  newer: string
  older: string
}

/** The way to newer and older posts. */
export function TurnPages({ view, newer, older }: TurnPagesProps): ReactNode {
  const messages = usePageMessages()
  const { previous, next } = view
  if (previous === undefined && next === undefined) return null
  const isPost = view.kind === 'blogPost'
  return (
    <nav className="pager" aria-label={messages.pager}>
      {previous !== undefined && (
        <a className="pager-link pager-previous" rel="prev" href={previous.url}>
          {isPost && <span className="pager-direction">{newer}</span>}
          <span className="pager-title">{isPost ? previous.label : newer}</span>
        </a>
      )}
      {next !== undefined && (
        <a className="pager-link pager-next" rel="next" href={next.url}>
          {isPost && <span className="pager-direction">{older}</span>}
          <span className="pager-title">{isPost ? next.label : older}</span>
        </a>
      )}
    </nav>
  )
}
