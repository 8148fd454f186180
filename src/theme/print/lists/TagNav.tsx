import type { ReactNode } from 'react'
import type { CountedTag } from '../../../shared/site/lists/page-listing.ts'

interface TagNavProps {
  tags: readonly (CountedTag & { isCurrent: boolean })[]
  title: string
}

/** All tags, in the column of navigation of wide screens. */
export function TagNav({ tags, title }: TagNavProps): ReactNode {
  return (
    <nav className="page-index page-index-wide" aria-label={title}>
      <div className="sidebar-scroll" data-scroll-memory="tags">
        <p className="sidebar-title">{title}</p>
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
