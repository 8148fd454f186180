import type { ReactNode } from 'react'
import type { AuthorView } from '../../../shared/site/page.ts'

/** The author's picture, or their initials. The full name is always next to it. */
export function AuthorPicture({ author }: { author: AuthorView }): ReactNode {
  const { name, image } = author
  if (image !== undefined) return <img className="author-picture" src={image} alt="" width={48} height={48} />
  const letters = name.split(/\s+/).map((part) => [...part][0] ?? '')
  return (
    <span className="author-picture" aria-hidden="true">
      {[letters[0], letters.length > 1 ? letters.at(-1) : ''].join('')}
    </span>
  )
}
