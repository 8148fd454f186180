import type { ReactNode } from 'react'
import type { PageLink } from '../../../shared/site/page.ts'

/** Tags of a page. Renders nothing without tags. */
export function PageTags({ tags, label }: { tags: readonly PageLink[]; label: string }): ReactNode {
  if (tags.length === 0) return null
  return (
    <ul className="tags" aria-label={label}>
      {tags.map((tag) => (
        <li key={tag.url}>
          <a className="tag" href={tag.url}>
            {tag.label}
          </a>
        </li>
      ))}
    </ul>
  )
}
