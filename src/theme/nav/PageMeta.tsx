import type { ReactNode } from 'react'
import type { PageView } from '../../shared/page.ts'
import { Icon } from '../icons/Icon.tsx'

type PageMetaProps = Pick<PageView, 'tags' | 'editUrl' | 'markdownUrl' | 'lastUpdated' | 'locale'>

/** What there is to know about the page itself: tags, where it is edited, when it was changed. */
export function PageMeta({ tags, editUrl, markdownUrl, lastUpdated, locale }: PageMetaProps): ReactNode {
  return (
    <div className="page-meta">
      {tags.length > 0 && (
        <ul className="tags" aria-label="Tags">
          {tags.map(({ label, url }) => (
            <li key={url}>
              <a className="tag" href={url}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
      <div className="page-meta-row">
        {editUrl !== undefined && (
          <a className="page-action" href={editUrl} target="_blank" rel="noopener noreferrer">
            <Icon name="pencil" />
            Edit this page
          </a>
        )}
        {markdownUrl !== undefined && (
          <a className="page-action" href={markdownUrl} type="text/markdown">
            <Icon name="markdown" />
            View as Markdown
          </a>
        )}
        {lastUpdated !== undefined && (
          <p className="last-updated">
            Last updated on <time dateTime={lastUpdated.date}>{formatDay(lastUpdated.date, locale)}</time>
          </p>
        )}
      </div>
    </div>
  )
}

/** Days are days everywhere: without the time zone, readers west of Greenwich would see the day before. */
function formatDay(date: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))
}
