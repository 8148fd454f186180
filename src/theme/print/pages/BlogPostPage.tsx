import type { ReactNode } from 'react'
import { usePageMessages } from '../../shell/usePageMessages.ts'
import { AuthorPicture } from '../blog/AuthorPicture.tsx'
import { PostByline } from '../blog/PostByline.tsx'
import { PostPager } from '../blog/PostPager.tsx'
import { PageMeta } from '../nav/PageMeta.tsx'
import { PageFrame } from './PageFrame.tsx'
import type { PageProps } from './page-props.ts'

/** A post: date and authors, text, and links to adjacent posts. */
export function BlogPostPage(page: PageProps): ReactNode {
  const messages = usePageMessages()
  const { site, view } = page
  return (
    <PageFrame page={page} className="page post" lead={<PostHead {...page} />}>
      <PageMeta site={site} view={view} />
      <PostPager view={view} newer={messages.newerPost} older={messages.olderPost} />
    </PageFrame>
  )
}

/** Date and reading time, then all authors with picture and title. */
function PostHead({ site, view: { post, locale: language } }: Pick<PageProps, 'site' | 'view'>): ReactNode {
  const messages = usePageMessages()
  if (post === undefined) return null
  const locale = site.locales.find(({ id }) => id === language)
  return (
    <>
      <PostByline post={{ ...post, authors: [] }} locale={locale} messages={messages} />
      {post.authors.length > 0 && (
        <ul className="post-authors" aria-label={messages.authors}>
          {post.authors.map((author) => (
            <li key={author.url}>
              <AuthorPicture author={author} />
              <span className="author-text">
                <a href={author.url}>{author.name}</a>
                {author.title !== undefined && <span className="author-title">{author.title}</span>}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
