import type { ReactNode } from 'react'
import { usePageMessages } from '../../shell/usePageMessages.ts'
import { Pagination } from '../blog/Pagination.tsx'
import { PageMeta } from '../nav/PageMeta.tsx'
import { PageFrame } from './PageFrame.tsx'
import type { PageProps } from './page-props.ts'

/** A page that lists others: tags, guides with a tag, posts, authors. */
export function ListPage(page: PageProps): ReactNode {
  const messages = usePageMessages()
  const { site, view } = page
  const lead = view.kind === 'blogAuthorPosts' ? '' : (view.lead ?? view.description)
  return (
    <PageFrame
      page={page}
      articleClass="article listing"
      lead={lead !== '' && <p className="list-lead">{lead}</p>}
    >
      <Pagination view={view} newer={messages.newerPosts} older={messages.olderPosts} />
      <PageMeta site={site} view={view} />
    </PageFrame>
  )
}
