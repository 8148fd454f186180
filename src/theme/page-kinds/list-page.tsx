import type { ReactNode } from 'react'
import { StaticHtml } from '../article/StaticHtml.tsx'
import { TurnPages } from '../blog/TurnPages.tsx'
import { Breadcrumbs } from '../nav/Breadcrumbs.tsx'
import { PageMeta } from '../nav/PageMeta.tsx'
import { PageTitle } from './PageTitle.tsx'
import type { PageKindProps } from './page-kind-props.ts'
import { usePageMessages } from './usePageMessages.ts'

/** A page that lists others: tags, guides of a tag, posts, authors. */
export default function ListPage({ site, view, article }: PageKindProps): ReactNode {
  const messages = usePageMessages()
  return (
    <main id="main" className="page">
      <Breadcrumbs breadcrumbs={view.breadcrumbs} />
      <PageTitle view={view} />
      {view.description !== '' && view.kind !== 'blogAuthorPosts' && (
        <p className="list-lead">{view.description}</p>
      )}
      <StaticHtml className="article listing" html={article} />
      <TurnPages view={view} newer={messages.newerPosts} older={messages.olderPosts} />
      <PageMeta site={site} view={view} />
    </main>
  )
}
