import type { ReactNode } from 'react'
import type { TagList } from '../../../shared/site/lists/page-listing.ts'
import type { LocaleView } from '../../../shared/site/site-view.ts'
import { groupByLetter } from './group-by-letter.ts'

interface TagIndexProps {
  tags: TagList['tags']
  locale: LocaleView
  /** Name of the list of letters. */
  title: string
}

/** All tags by first letter, each with its number of pages and its description. Letters are in the column of navigation. */
export function TagIndex({ tags, locale, title }: TagIndexProps): ReactNode {
  const letters = [...groupByLetter(tags, locale)]
  return (
    <>
      {letters.map(([letter, group], index) => (
        <section key={letter} className="tag-letter">
          <h2 id={createLetterId(index)}>{letter}</h2>
          <ul className="tag-list">
            {group.map(({ label, url, count, description }) => (
              <li key={url}>
                <a className="tag-large" href={url}>
                  {label}
                  <span className="tag-count">{count}</span>
                </a>
                {description !== '' && <p>{description}</p>}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <nav className="page-index tag-nav" aria-label={title}>
        <div className="sidebar-scroll" data-contents="">
          <p className="sidebar-title">{title}</p>
          <ul className="tag-letters">
            {letters.map(([letter], index) => (
              <li key={letter}>
                <a className="sidebar-link" href={`#${createLetterId(index)}`}>
                  {letter}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </nav>
    </>
  )
}

/** A letter may be any character. */
const createLetterId = (index: number): string => `letter-${index + 1}`
