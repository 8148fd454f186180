import type { ReactNode } from 'react'
import { TurnPages } from '../blog/TurnPages.tsx'
import { Breadcrumbs } from '../nav/Breadcrumbs.tsx'
import { PageMeta } from '../nav/PageMeta.tsx'
import { usePageMessages } from '../usePageMessages.ts'
import { Article } from './Article.tsx'
import { PageTitle } from './PageTitle.tsx'
import type { PageProps } from './page-props.ts'

/** A page that lists others: tags, guides of a tag, posts, authors. */
export function ListPage({ site, view, article }: PageProps): ReactNode {
  const messages = usePageMessages()
  return (
    <main id="main" className="page">
      <Breadcrumbs breadcrumbs={view.breadcrumbs} />
      <PageTitle view={view} />
      {view.description !== '' && view.kind !== 'blogAuthorPosts' && (
        <p className="list-lead">{view.description}</p>
      )}
      <Article className="article listing" html={article} />
      <TurnPages view={view} newer={messages.newerPosts} older={messages.olderPosts} />
      <PageMeta site={site} view={view} />
    </main>
  )
}
