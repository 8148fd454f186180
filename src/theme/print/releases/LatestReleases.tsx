import type { ReactNode } from 'react'
import { releaseKindMessages } from '../../islands/releases/release-kind-messages.ts'
import { useArticleMessages } from '../../islands/useArticleMessages.ts'
import { lineBreak } from '../line-break.ts'
import { Day } from '../nav/Day.tsx'
import type { ReleaseProps } from './release-props.ts'

/** The newest changes, each with a link to its note. */
export function LatestReleases({ releases, areas, limit, locale, releasesUrl }: ReleaseProps): ReactNode {
  const { messages } = useArticleMessages()
  return (
    <ol className="latest">
      {releases.slice(0, limit).map(({ id, area, areaLabel, date, kind, title }) => (
        <li key={id} className="latest-item">
          <span className={`badge badge-${kind}`}>{messages[releaseKindMessages[kind]]}</span>
          {lineBreak}
          <a href={`${releasesUrl(area) ?? ''}#${id}`}>{title}</a>
          {lineBreak}
          <span className="latest-meta">
            <Day date={date} locale={locale} />
            {areas.length > 0 && `${lineBreak}· ${areaLabel}`}
          </span>
        </li>
      ))}
    </ol>
  )
}
