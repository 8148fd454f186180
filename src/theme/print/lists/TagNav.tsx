import type { ReactNode } from 'react'
import type { CountedTag } from '../../../shared/site/lists/page-listing.ts'
import type { PageLink } from '../../../shared/site/page.ts'

interface TagNavProps {
  tags: readonly (CountedTag & { isCurrent: boolean })[]
  title: string
  /** Link to the page with all tags. */
  all: PageLink
}

/** All tags, in the column of navigation of wide screens. */
export function TagNav({ tags, title, all }: TagNavProps): ReactNode {
  return (
    <nav className="page-index page-index-wide" aria-label={title}>
      <div className="sidebar-scroll">
        <p className="sidebar-title">
          <a href={all.url}>{all.label}</a>
        </p>
        <ul>
          {tags.map(({ label, url, count, isCurrent }) => (
            <li key={url}>
              <a className="sidebar-link" href={url} aria-current={isCurrent ? 'page' : undefined}>
                {label}
                <span className="link-count">{count}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}
