import type { ReactNode } from 'react'
import type { PageView } from '../../shared/page.ts'
import type { SiteView } from '../../shared/site-view.ts'
import { PageIcon } from '../icons/PageIcon.tsx'
import { usePageMessages } from '../usePageMessages.ts'
import { Day } from './Day.tsx'
import { ExternalLink } from './ExternalLink.tsx'
import { Tags } from './Tags.tsx'

interface PageMetaProps {
  site: SiteView
  view: PageView
}

/** What there is to know about the page itself: tags, where it is edited, when it was changed. */
export function PageMeta({ site, view }: PageMetaProps): ReactNode {
  const { tags, editUrl, markdownUrl, lastUpdated } = view
  const messages = usePageMessages()
  const [beforeDate, afterDate] = messages.lastUpdated.split('{date}')
  return (
    <div className="page-meta">
      <Tags tags={tags} label={messages.tags} />
      <div className="page-meta-row">
        {editUrl !== undefined && (
          <ExternalLink className="page-action" url={editUrl}>
            <PageIcon name="pencil" />
            {messages.editPage}
          </ExternalLink>
        )}
        {markdownUrl !== undefined && (
          <a className="page-action" href={markdownUrl} type="text/markdown">
            <PageIcon name="markdown" />
            {messages.viewMarkdown}
          </a>
        )}
        {lastUpdated !== undefined && (
          <p className="last-updated">
            {beforeDate}
            <Day date={lastUpdated.date} locale={site.locales.find(({ id }) => id === view.locale)} />
            {afterDate}
          </p>
        )}
      </div>
    </div>
  )
}
