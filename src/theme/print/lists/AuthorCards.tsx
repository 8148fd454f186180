import type { ReactNode } from 'react'
import type { AllMessages } from '../../../shared/messages/page-messages.ts'
import type { AuthorList } from '../../../shared/site/lists/page-listing.ts'
import { AuthorPicture } from '../blog/AuthorPicture.tsx'

interface AuthorCardsProps {
  authors: AuthorList['authors']
  messages: AllMessages
}

/** All authors of the blog, with the number of their posts. */
export function AuthorCards({ authors, messages }: AuthorCardsProps): ReactNode {
  return (
    <ul className="author-cards">
      {authors.map((author) => (
        <li key={author.url}>
          <a className="card author-card" href={author.url}>
            <AuthorPicture author={author} />
            <span className="author-text">
              <strong className="card-title">{author.name}</strong>
              {author.title !== undefined && <span className="author-title">{author.title}</span>}
              <span className="author-count">{`${messages.posts}: ${author.count}`}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
