import type { RecordKind } from '../../shared/search/search-record.ts'
import type { PageView } from '../../shared/site/page.ts'
import type { SiteView } from '../../shared/site/site-view.ts'

/** What all records of a page have in common. */
export interface RecordPage {
  view: PageView
  /** Type of a guide, from its front matter. */
  type: string | undefined
  site: Pick<SiteView, 'areas' | 'base' | 'title'>
  /** Words that writers gave the page beside its tags. */
  keywords: readonly string[]
  /** Questions and release notes that the page prints are at home on it: others may print them too. */
  isHomeOfEntries: boolean
}

export function kindOf({ view }: RecordPage): RecordKind {
  return view.kind === 'doc' ? 'guide' : 'page'
}

/** Label of the area, or the title of the site for pages of none. */
export function areaLabel(area: string | undefined, { site }: RecordPage): string {
  return site.areas.find(({ id }) => id === area)?.label ?? site.title
}

/** Titles above the page, without the area's and the page's own. */
export function trailOf(page: RecordPage): string[] {
  const { breadcrumbs, title } = page.view
  const labels = breadcrumbs.slice(0, -1).map(({ label }) => label)
  return labels.filter((label) => label !== areaLabel(page.view.area, page) && label !== title)
}

/** Guides of these types are asked for more, or less, than those of others. */
const typeWeights: Record<string, number> = { overview: 10, reference: -20, faq: -25 }

/** How likely a reader means the page: overviews before details, guides before references, answers, and news. */
export function weightOf({ view, type = '' }: RecordPage): number {
  if (view.layout === 'landing') return 40
  if (view.kind === 'apiReference' || view.kind === 'apiGroup') return 20
  if (view.kind !== 'doc') return view.kind === 'blogPost' ? 20 : 25
  const depth = view.breadcrumbs.length
  // The last breadcrumb of a folder's own page has an address; those of other pages have none.
  const isOverview = view.breadcrumbs.at(-1)?.url !== undefined || view.sidebar?.trail.length === depth
  return Math.max(30, (isOverview ? 70 : 60) + (typeWeights[type] ?? 0) - 2 * Math.max(0, depth - 3))
}
