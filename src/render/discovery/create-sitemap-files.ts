import type { TextFile } from '../../shared/output/output-file.ts'
import type { Site } from '../../shared/site/site.ts'
import type { SiteView } from '../../shared/site/site-view.ts'
import { splitIntoBatches } from '../../shared/split-into-batches.ts'
import { escapeHtml } from '../../shared/text/escape-html.ts'

/** Maximum number of URLs in one sitemap. */
const sitemapLimit = 50_000

/** Lists all pages for search engines, in several files if there are more than one can have. */
export function createSitemapFiles(site: Site, view: SiteView): TextFile[] {
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
