import type { ReactNode } from 'react'
import { formatDay, kindLabels } from './release-kinds.ts'
import type { ReleaseProps } from './release-props.ts'

/** The newest changes, each a link to its note. */
export function LatestReleases({ releases, limit, releasesUrl }: ReleaseProps): ReactNode {
  return (
    <ol className="latest">
      {releases.slice(0, limit).map(({ id, area, areaLabel, date, kind, title }) => (
        <li key={id} className="latest-item">
          <span className={`badge badge-${kind}`}>{kindLabels[kind]}</span>
          <a href={`${releasesUrl(area) ?? ''}#${id}`}>{title}</a>
          <span className="latest-meta">
            <time dateTime={date}>{formatDay(date)}</time>
            {` · ${areaLabel}`}
          </span>
        </li>
      ))}
    </ol>
  )
}
