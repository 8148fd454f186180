import type { ReactNode } from 'react'
import type { AllMessages } from '../../../shared/messages/page-messages.ts'
import type { TagList } from '../../../shared/site/lists/page-listing.ts'
import type { LocaleView } from '../../../shared/site/site-view.ts'
import { SpriteIcon } from '../../shell/icons/SpriteIcon.tsx'
import { groupByLetter } from './group-by-letter.ts'

interface TagIndexProps {
  tags: TagList['tags']
  locale: LocaleView
  messages: AllMessages
}

/** All tags by first letter, each with its number of pages, its description, and its main products. */
export function TagIndex({ tags, locale, messages }: TagIndexProps): ReactNode {
  const letters = [...groupByLetter(tags, locale)]
  return (
    <div className="full-width">
      <nav className="letters" aria-label={messages.onThisPage}>
        {letters.map(([letter], index) => (
          <a key={letter} href={`#${createLetterId(index)}`}>
            {letter}
          </a>
        ))}
      </nav>
      {letters.map(([letter, group], index) => (
        <section key={letter} className="tag-letter">
          <h2 id={createLetterId(index)}>{letter}</h2>
          <ul className="tag-list">
            {group.map((tag) => (
              <TagItem key={tag.url} tag={tag} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function TagItem({
  tag: { label, url, count, description, products },
}: {
  tag: TagList['tags'][number]
}): ReactNode {
  return (
    <li>
      <a className="tag-large" href={url}>
        {label}
        <span className="link-count">{count}</span>
      </a>
      {description !== '' && <p>{description}</p>}
      {products.length > 0 && (
        <p className="tag-products">
          {products.map((product) => (
            <span key={product.label}>
              <SpriteIcon url={product.icon} className="icon-product" />
              {product.label}
            </span>
          ))}
        </p>
      )}
    </li>
  )
}

/** A letter may be any character. */
const createLetterId = (index: number): string => `letter-${index + 1}`
