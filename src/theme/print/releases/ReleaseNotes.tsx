import type { ReactNode } from 'react'
import { createYearId, getYear } from '../../../shared/content/listed/releases.ts'
import { ReleaseFilter } from '../../islands/releases/ReleaseFilter.tsx'
import { releaseKindMessages } from '../../islands/releases/release-kind-messages.ts'
import { useArticleMessages } from '../../islands/useArticleMessages.ts'
import { StaticHtml } from '../../shell/StaticHtml.tsx'
import { Day } from '../nav/Day.tsx'
import { PageIcon } from '../nav/PageIcon.tsx'
import type { ReleaseProps } from './release-props.ts'

/** Dated changes by year. The style sheet filters by kind and area, so no script is needed. */
export function ReleaseNotes({ releases, areas, locale }: ReleaseProps): ReactNode {
  const { messages } = useArticleMessages()
  const years = [...new Set(releases.map(({ date }) => getYear(date)))]
  return (
    <div className="releases">
      <div className="release-bar">
        <div data-island="ReleaseFilter" data-props={JSON.stringify({ areas })}>
          <ReleaseFilter areas={areas} area="" onArea={undefined} />
        </div>
      </div>
      <p className="release-feeds">
        <PageIcon name="feed" />
        <a href="atom.xml">Atom</a>
        <a href="rss.xml">RSS</a>
        <a href="feed.json">JSON Feed</a>
      </p>
      <p className="release-none">{messages.releaseNoMatch}</p>
      {years.map((year) => (
        <section key={year} className="release-year" aria-labelledby={createYearId(year)}>
          <h2 id={createYearId(year)}>{year}</h2>
          {releases
            .filter(({ date }) => date.startsWith(year))
            .map((release) => (
              <ReleaseNote key={release.id} release={release} showsArea={areas.length > 1} locale={locale} />
            ))}
        </section>
      ))}
    </div>
  )
}

interface ReleaseNoteProps {
  release: ReleaseProps['releases'][number]
  showsArea: boolean
  locale: ReleaseProps['locale']
}

function ReleaseNote({ release, showsArea, locale }: ReleaseNoteProps): ReactNode {
  const { messages } = useArticleMessages()
  const { id, title, date, kind, area, areaLabel, html } = release
  return (
    <article className="release" id={id} data-kind={kind} data-area={area} aria-labelledby={`${id}-title`}>
      <p className="release-meta">
        <a className="release-date" href={`#${id}`}>
          <Day date={date} locale={locale} />
        </a>
        <span className={`badge badge-${kind}`}>{messages[releaseKindMessages[kind]]}</span>
        {showsArea && <span className="badge">{areaLabel}</span>}
      </p>
      <div>
        <h3 id={`${id}-title`}>{title}</h3>
        <StaticHtml className="release-text" html={html} />
      </div>
    </article>
  )
}
