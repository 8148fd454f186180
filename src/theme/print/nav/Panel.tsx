import type { ReactNode } from 'react'
import type { PageLink } from '../../../shared/site/page.ts'
import { LinkList } from './LinkList.tsx'

/**
 * Prints what else a reader needs, for a page without a table of contents: beside the text, where other pages have their
 * contents, and below it on narrow screens.
 */
export function Panel({ children }: { children?: ReactNode }): ReactNode {
  return (
    <aside className="page-panel">
      <div className="page-panel-content">{children}</div>
    </aside>
  )
}

interface PanelNavProps {
  title: string
  links: readonly PageLink[]
}

/** Links of a panel to the sections of the page. `runtime/scrolling/mark-current-heading.ts` marks the current one. */
export function PanelNav({ title, links }: PanelNavProps): ReactNode {
  return (
    <nav aria-label={title} data-contents="">
      <p className="toc-title">{title}</p>
      <LinkList links={links} className="toc-list" linkClassName="toc-link" />
    </nav>
  )
}
