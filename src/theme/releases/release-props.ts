import type { Release } from '../../shared/content/entries.ts'
import type { ArticleContext } from '../../shared/output/server-module.ts'
import type { LocaleView } from '../../shared/site/site-view.ts'

export interface ReleaseProps {
  /** Newest first. */
  releases: (Release & { areaLabel: string })[]
  /** Areas that a reader can choose from; none when the writer has chosen. */
  areas: { id: string; label: string }[]
  limit: number
  /** Language of the page. */
  locale: LocaleView | undefined
  /** Address of the page that prints the notes of an area. */
  releasesUrl(area: string): string | undefined
}

/** The props of a component that prints release notes, from the library of the site. */
export function createReleaseProps(
  { area, limit }: { area?: unknown; limit?: unknown },
  { library, locale, site: { areas } }: ArticleContext,
): ReleaseProps {
  const labels = new Map(areas.map(({ id, label }) => [id, label]))
  return {
    releases: library.releases
      .filter((release) => area === undefined || release.area === area)
      .map((release) => ({ ...release, areaLabel: labels.get(release.area) ?? release.area })),
    areas: area === undefined ? areas.map(({ id, label }) => ({ id, label })) : [],
    limit: typeof limit === 'number' ? limit : Number.POSITIVE_INFINITY,
    locale,
    releasesUrl: (id) => library.urls.releases[id],
  }
}
