import type { ReactNode } from 'react'
import { StaticHtml } from '../article/StaticHtml.tsx'
import { AuthorPicture } from '../blog/AuthorPicture.tsx'
import { PostByline } from '../blog/PostByline.tsx'
import { TurnPages } from '../blog/TurnPages.tsx'
import { FallbackNotice } from '../layout/FallbackNotice.tsx'
import { Breadcrumbs } from '../nav/Breadcrumbs.tsx'
import { PageMeta } from '../nav/PageMeta.tsx'
import { TocDisclosure } from '../nav/TableOfContents.tsx'
import { PageTitle } from './PageTitle.tsx'
import type { PageKindProps } from './page-kind-props.ts'
import { usePageMessages } from './usePageMessages.ts'

/** A post: when and by whom, its text, and the posts around it. */
export default function BlogPostPage({ site, view, article, tocEntries }: PageKindProps): ReactNode {
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
      {tocEntries.length > 0 && <TocDisclosure key={view.url} entries={tocEntries} />}
      <StaticHtml className="article" html={article} language={view.fallback} />
      <PageMeta site={site} view={view} />
      <TurnPages view={view} newer={messages.newerPost} older={messages.olderPost} />
    </main>
  )
}
