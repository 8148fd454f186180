import type { ReactNode } from 'react'
import type { TagList } from '../../../shared/site/lists/page-listing.ts'
import type { LocaleView } from '../../../shared/site/site-view.ts'
import { groupByLetter } from './group-by-letter.ts'

interface TagIndexProps {
  tags: TagList['tags']
  locale: LocaleView
}

/** All tags by first letter, each with its number of pages. */
export function TagIndex({ tags, locale }: TagIndexProps): ReactNode {
  return (
    <div className="tag-index">
      {[...groupByLetter(tags, locale)].map(([letter, group]) => (
        <section key={letter} className="tag-letter">
          <h2>{letter}</h2>
          <ul className="tag-list">
            {group.map(({ label, url, count }) => (
              <li key={url}>
                <a className="tag-large" href={url}>
                  {label}
                  <span className="tag-count">{count}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
