import type { ReactNode } from 'react'
import { usePageMessages } from '../../shell/usePageMessages.ts'
import { Pager, type PagerProps } from './Pager.tsx'

/** Links to the pages before and after a page, with these words. */
export function AdjacentPages({ previous, next }: PagerProps): ReactNode {
  const messages = usePageMessages()
  return (
    <Pager
      previous={previous && { ...previous, direction: messages.previous }}
      next={next && { ...next, direction: messages.next }}
    />
  )
}
