import type { FaqAndReleases } from '../../shared/content/listed/faq-and-releases.ts'
import type { SitePage } from '../../shared/site/site.ts'
import type { SiteView } from '../../shared/site/site-view.ts'
import { createFeedFiles } from './create-feed-files.ts'

/** Creates the feeds of a page with release notes. Empty for any other page. */
export function renderReleaseFeeds(
  { view, compiled }: SitePage,
  { site, library }: { site: SiteView; library: FaqAndReleases },
): { path: string; content: string }[] {
  const list = compiled.contentLists.find(({ component }) => component === 'ReleaseNotes')
  if (list === undefined) return []
  const url = site.origin + view.url
  const labels = new Map(site.areas.map(({ id, label }) => [id, label]))
  const releases = library.releases.filter(({ area }) => list.area === undefined || area === list.area)
  const makeUrlsAbsolute = (html: string): string =>
    html.replace(
      / (href|src)="(?!#)([^"]+)"/g,
      (_, name: string, to: string) => ` ${name}="${new URL(to, url).href}"`,
    )
  return createFeedFiles({
    title: view.headTitle,
    description: view.description,
    language: site.locales.find(({ id }) => id === view.locale)?.htmlLang ?? view.locale,
    path: compiled.path,
    url,
    posts: releases.map(({ id, title, date, kind, area, html }) => ({
      title,
      url: `${url}#${id}`,
      description: title,
      date,
      authors: [],
      tags: [kind, labels.get(area) ?? area],
      html: makeUrlsAbsolute(html),
    })),
  })
}
