import type { ReactNode } from 'react'
import { fillMessage } from '../../../shared/messages/fill-message.ts'
import type { LastUpdated, PageView } from '../../../shared/site/page.ts'
import type { LocaleView, SiteView } from '../../../shared/site/site-view.ts'
import { ExternalLink } from '../../shell/nav/ExternalLink.tsx'
import { usePageMessages } from '../../shell/usePageMessages.ts'
import { Day } from './Day.tsx'
import { PageIcon } from './PageIcon.tsx'
import { PageTags } from './PageTags.tsx'

interface PageMetaProps {
  site: SiteView
  view: PageView
}

/** Information about the page: tags, edit link, last update. */
export function PageMeta({ site, view }: PageMetaProps): ReactNode {
  const { tags, editUrl, markdownUrl, lastUpdated } = view
  const messages = usePageMessages()
  return (
    <footer className="page-meta">
      <PageTags tags={tags} label={messages.tags} />
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
          <LastUpdate update={lastUpdated} locale={site.locales.find(({ id }) => id === view.locale)} />
        )}
      </div>
    </footer>
  )
}

interface LastUpdateProps {
  update: LastUpdated
  locale: LocaleView | undefined
}

/** Date of the last update and its author, if the page has them. */
function LastUpdate({ update: { date, author = '' }, locale }: LastUpdateProps): ReactNode {
  const { lastUpdated, lastUpdatedBy } = usePageMessages()
  const text = author === '' ? lastUpdated : lastUpdatedBy
  const [before, after] = text.split('{date}').map((part) => fillMessage(part, { author }))
  return (
    <p className="last-updated">
      {before}
      <Day date={date} locale={locale} />
      {after}
    </p>
  )
}
