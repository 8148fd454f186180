import type { ArticleContext } from '../../../../shared/output/render-module.ts'
import { addBase } from '../../../../shared/urls.ts'
import type { GuideLink } from './entries/list-guide-facts.tsx'

/** Returns the URL of the page that documents a row of the catalog. */
export function getDocumentUrl(
  { url }: Record<string, string | number>,
  { site }: ArticleContext,
): string | undefined {
  return url === undefined ? undefined : addBase(site.base, String(url))
}

/** Lists the guides that name a row of a table in their front matter. */
export function listGuides(table: string, row: string, { catalog, site }: ArticleContext): GuideLink[] {
  return Object.values(catalog.get('guides')?.rows ?? {})
    .filter((guide) => guide.table === table && guide.row === row)
    .map(({ title, url }) => ({ title: String(title), url: addBase(site.base, String(url)) }))
}
