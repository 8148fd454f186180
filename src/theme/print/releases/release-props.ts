import type { Release } from '../../../shared/content/listed/releases.ts'
import type { ArticleContext } from '../../../shared/output/render-module.ts'
import type { LocaleView } from '../../../shared/site/site-view.ts'

export interface ReleaseProps {
  /** Newest first. */
  releases: (Release & { areaLabel: string })[]
  /** Areas that the reader can choose from. Empty if the writer has selected one. */
  areas: { id: string; label: string }[]
  limit: number
  /** Language of the page. */
  locale: LocaleView | undefined
  /** Returns the URL of the page with the release notes of an area. */
  releasesUrl(area: string): string | undefined
}

/** Creates the props of a component that prints release notes from the site's library. */
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
