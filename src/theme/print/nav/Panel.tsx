import type { ReactNode } from 'react'
import type { PageLink } from '../../../shared/site/page.ts'

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
  links: readonly (PageLink & { count?: number })[]
  /** Whether scrolling marks the current link, as `runtime/scrolling/mark-current-heading.ts` does. */
  isSpy?: boolean
}

/** Links in a panel. Only those that lead around on the page are navigation: others are part of its text. */
export function PanelNav({ title, links, isSpy = false }: PanelNavProps): ReactNode {
  const List = isSpy ? 'nav' : 'div'
  return (
    <List aria-label={isSpy ? title : undefined} data-contents={isSpy ? '' : undefined}>
      <p className="toc-title">{title}</p>
      <ul className="toc-list">
        {links.map(({ label, url, count }) => (
          <li key={url}>
            <a className="toc-link" href={url}>
              {label}
              {count !== undefined && <span className="link-count">{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </List>
  )
}
