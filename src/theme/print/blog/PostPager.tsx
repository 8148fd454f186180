import type { ReactNode } from 'react'
import type { PageLink, PageView } from '../../../shared/site/page.ts'
import { Pager, type PagerLink } from '../nav/Pager.tsx'

interface PostPagerProps {
  view: PageView
  newer: string
  older: string
}

/** Links to newer and older posts. Links between posts have titles, links between list pages don't. */
export function PostPager({ view, newer, older }: PostPagerProps): ReactNode {
  const toLink = (page: PageLink, way: string): PagerLink =>
    view.kind === 'blogPost' ? { ...page, direction: way } : { ...page, label: way }
  return (
    <Pager
      previous={view.previous && toLink(view.previous, newer)}
      next={view.next && toLink(view.next, older)}
    />
  )
}
