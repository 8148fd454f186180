import type { ReactNode } from 'react'
import type { PageLink, PageView } from '../../shared/site/page.ts'
import { Pager, type PagerLink } from '../nav/Pager.tsx'

interface PaginationProps {
  view: PageView
  newer: string
  older: string
}

/** The way to newer and older posts: those around a post have titles, pages of a list have none. */
export function Pagination({ view, newer, older }: PaginationProps): ReactNode {
  const toLink = (page: PageLink, way: string): PagerLink =>
    view.kind === 'blogPost' ? { ...page, direction: way } : { ...page, label: way }
  return (
    <Pager
      previous={view.previous && toLink(view.previous, newer)}
      next={view.next && toLink(view.next, older)}
    />
  )
}
