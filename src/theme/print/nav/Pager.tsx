import type { ReactNode } from 'react'
import type { PageLink } from '../../../shared/site/page.ts'
import { usePageMessages } from '../../shell/usePageMessages.ts'

/** A link to an adjacent page. Without `direction`, its label describes the target. */
export interface PagerLink extends PageLink {
  direction?: string
}

export interface PagerProps {
  previous: PagerLink | undefined
  next: PagerLink | undefined
}

/** Links to the previous and next page. */
export function Pager({ previous, next }: PagerProps): ReactNode {
  const messages = usePageMessages()
  if (previous === undefined && next === undefined) return null
  return (
    <nav className="pager" aria-label={messages.pager}>
      {previous !== undefined && (
        <a className="pager-link pager-previous" rel="prev" href={previous.url}>
          <PagerText {...previous} />
        </a>
      )}
      {next !== undefined && (
        <a className="pager-link pager-next" rel="next" href={next.url}>
          <PagerText {...next} />
        </a>
      )}
    </nav>
  )
}

function PagerText({ direction, label }: PagerLink): ReactNode {
  return (
    <>
      {direction !== undefined && <span className="pager-direction">{direction}</span>}
      <span className="pager-title">{label}</span>
    </>
  )
}
