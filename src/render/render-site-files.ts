import type { TextFile } from '../shared/output/output-file.ts'
import type { ListedPage } from '../shared/site/page.ts'
import { getLevelPath } from '../shared/site/sidebar.ts'
import type { Site } from '../shared/site/site.ts'
import type { SiteView } from '../shared/site/site-view.ts'
import { versionUrlsPath } from '../shared/site/version-urls.ts'
import { splitIntoBatches } from '../shared/split-into-batches.ts'
import { escapeHtml } from '../shared/text/escape-html.ts'
import { pageListPath } from '../shared/urls.ts'
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

/** Maximum number of URLs in one sitemap. */
const sitemapLimit = 50_000

function createSitemapFiles(site: Site, view: SiteView): TextFile[] {
  // An untranslated page is listed once, in its own language.
  const pages = site.pages.filter(
    ({ compiled, view: page }) =>
      !compiled.frontMatter.unlisted && page.fallback === undefined && page.kind !== 'notFound',
  )
  const apiPages = site.apis.flatMap((api) => api.pages)
  const entries = [...pages, ...site.generatedPages, ...apiPages].map(({ view: page }) => {
    const day = page.modified === undefined ? '' : `<lastmod>${page.modified}</lastmod>`
    return `<url><loc>${escapeHtml(view.origin + page.url)}</loc>${day}</url>`
  })
  const xml = '<?xml version="1.0" encoding="UTF-8"?>'
  const space = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
  const sitemaps = splitIntoBatches(entries, sitemapLimit)
  const files = sitemaps.map((sitemap, index) => ({
    path: sitemaps.length === 1 ? '/sitemap.xml' : `/sitemap-${index + 1}.xml`,
    content: `${xml}\n<urlset ${space}>\n${sitemap.join('\n')}\n</urlset>\n`,
  }))
  if (files.length <= 1) return files
  const index = files.map(
    ({ path }) => `<sitemap><loc>${escapeHtml(view.origin + view.base + path.slice(1))}</loc></sitemap>`,
  )
  return [
    ...files,
    {
      path: '/sitemap.xml',
      content: `${xml}\n<sitemapindex ${space}>\n${index.join('\n')}\n</sitemapindex>\n`,
    },
  ]
}

function createRobotsFile(view: SiteView): TextFile {
  return {
    path: '/robots.txt',
    content: `User-agent: *\nAllow: /\nSitemap: ${view.origin}${view.base}sitemap.xml\n`,
  }
}
