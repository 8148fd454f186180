import type { TextFile } from '../shared/output/output-file.ts'
import type { ListedPage } from '../shared/site/page.ts'
import { getLevelPath } from '../shared/site/sidebar.ts'
import type { Site } from '../shared/site/site.ts'
import type { SiteView } from '../shared/site/site-view.ts'
import { versionUrlsPath } from '../shared/site/version-urls.ts'
import { pageListPath } from '../shared/urls.ts'
import { createRobotsFile } from './discovery/create-robots-file.ts'
import { createSitemapFiles } from './discovery/create-sitemap-files.ts'
import { createFeedFiles } from './feeds/create-feed-files.ts'

/** Creates files about the whole site: sidebar levels, list of pages, feeds, sitemap, robots.txt. */
export function renderSiteFiles(site: Site, view: SiteView): TextFile[] {
  return [
    ...createLevelFiles(site),
    ...createVersionFiles(site),
    createPageList(site),
    ...createSitemapFiles(site, view),
    ...site.feeds.flatMap(createFeedFiles),
    createRobotsFile(view),
  ]
}

function createLevelFiles(site: Site): TextFile[] {
  return [...site.levels].flatMap(([sidebar, levels]) =>
    [...levels].map(([level, items]) => ({
      path: getLevelPath(sidebar, level),
      content: JSON.stringify(items),
    })),
  )
}

/** Lists all pages that readers may be sent to. Only the not-found page loads this. */
function createPageList(site: Site): TextFile {
  const listedPages = site.pages.filter(
    ({ compiled, view }) => view.kind !== 'notFound' && !compiled.frontMatter.unlisted,
  )
  const pages = [...listedPages, ...site.apis.flatMap((api) => api.pages)].map(
    ({ view: { url, title, fullTitle = title } }): ListedPage => ({ url, title: fullTitle }),
  )
  return { path: pageListPath, content: JSON.stringify(pages) }
}

/** Lists versions, for readers with a preferred version on pages that have none. */
function createVersionFiles({ versionUrls }: Site): TextFile[] {
  if (Object.keys(versionUrls).length === 0) return []
  return [{ path: versionUrlsPath, content: JSON.stringify(versionUrls) }]
}
