import type { RecordKind } from '../../shared/search/search-record.ts'
import type { PageView } from '../../shared/site/page.ts'
import type { SiteView } from '../../shared/site/site-view.ts'

/** Data that all records of a page share. */
export interface PageRecordData {
  view: PageView
  /** Type of a guide, from its front matter. */
  type: string | undefined
  /** Short title in the sidebar. */
  label: string | undefined
  site: Pick<SiteView, 'areas' | 'base' | 'title'>
  /** Keywords from the front matter, besides tags. */
  keywords: readonly string[]
  questions: readonly string[]
  /** Whether questions and release notes on this page belong to it. Other pages may print them too. */
  ownsListedContent: boolean
}

export function getRecordKind({ view }: PageRecordData): RecordKind {
  return view.kind === 'doc' ? 'guide' : 'page'
}

/** Returns the label of the area, or the site's title for pages without one. */
export function getAreaLabel(area: string | undefined, { site }: PageRecordData): string {
  return site.areas.find(({ id }) => id === area)?.label ?? site.title
}

/** Returns the titles above the page, without the titles of the area and the page. */
export function listParentTitles(page: PageRecordData): string[] {
  const { breadcrumbs, title } = page.view
  const labels = breadcrumbs.slice(0, -1).map(({ label }) => label)
  return labels.filter((label) => label !== getAreaLabel(page.view.area, page) && label !== title)
}

/** Readers look for guides of these types more or less often than for others. */
const typeWeights: Record<string, number> = { overview: 10, reference: -20, faq: -25 }

/** Weighs a page: overviews before details, guides before API pages, FAQ answers, and news. */
export function computePageWeight({ view, type = '' }: PageRecordData): number {
  if (view.layout === 'landing') return 40
  if (view.kind === 'apiReference' || view.kind === 'apiItem') return 20
  if (view.kind !== 'doc') return view.kind === 'blogPost' ? 20 : 25
  const depth = view.breadcrumbs.length
  // The last breadcrumb has a URL only on the index page of a folder.
  const isOverview = view.breadcrumbs.at(-1)?.url !== undefined || view.sidebar?.activePath.length === depth
  return Math.max(30, (isOverview ? 70 : 60) + (typeWeights[type] ?? 0) - 2 * Math.max(0, depth - 3))
}
