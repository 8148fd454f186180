import type { ReactNode } from 'react'
import { AuthorPicture } from '../blog/AuthorPicture.tsx'
import { PostByline } from '../blog/PostByline.tsx'
import { TurnPages } from '../blog/TurnPages.tsx'
import { FallbackNotice } from '../layout/FallbackNotice.tsx'
import { Breadcrumbs } from '../nav/Breadcrumbs.tsx'
import { PageMeta } from '../nav/PageMeta.tsx'
import { TocDisclosure } from '../nav/TableOfContents.tsx'
import { usePageMessages } from '../usePageMessages.ts'
import { Article } from './Article.tsx'
import { PageTitle } from './PageTitle.tsx'
import type { PageProps } from './page-props.ts'

/** A post: when and by whom, its text, and the posts around it. */
export function BlogPostPage({ site, view, article, tocEntries }: PageProps): ReactNode {
  const messages = usePageMessages()
  const locale = site.locales.find(({ id }) => id === view.locale)
  const authors = view.post?.authors ?? []
  return (
    <main id="main" className="page post">
      <Breadcrumbs breadcrumbs={view.breadcrumbs} />
      {view.fallback !== undefined && <FallbackNotice />}
      <PageTitle view={view} />
      {view.post !== undefined && (
        <PostByline post={{ ...view.post, authors: [] }} locale={locale} messages={messages} />
      )}
      {authors.length > 0 && (
        <ul className="post-authors" aria-label={messages.authors}>
          {authors.map((author) => (
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
      {tocEntries.length > 0 && <TocDisclosure entries={tocEntries} />}
      <Article html={article} language={view.fallback} />
      <PageMeta site={site} view={view} />
      <TurnPages view={view} newer={messages.newerPost} older={messages.olderPost} />
    </main>
  )
}
