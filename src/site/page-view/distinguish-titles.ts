import type { DocsConfig } from '../../shared/config/config.ts'
import { formatHeadTitle } from '../../shared/site/head-title.ts'
import type { PageView } from '../../shared/site/page.ts'

/**
 * Gives pages that share a title with another page of their language and version a full title with what they are part of:
 * `Nodes (Account API)` and `Nodes (AI platform API)`. That's the page above, or the area if the pages above share a title too.
 */
export function distinguishTitles(
  views: readonly PageView[],
  config: Pick<DocsConfig, 'areas' | 'title' | 'titleDelimiter'>,
): ReadonlyMap<PageView, PageView> {
  const labelOfArea = ({ area }: PageView): string | undefined =>
    config.areas.find(({ id }) => id === area)?.label
  const groups = Map.groupBy(views, titleKey)
  const distinguish = (view: PageView): PageView => {
    const group = groups.get(titleKey(view)) ?? []
    const isDistinctAbove = new Set(group.map(labelAbove)).size === group.length
    const label = isDistinctAbove ? labelAbove(view) : labelOfArea(view)
    if (group.length < 2 || label === undefined || label === view.title) return view
    const fullTitle = `${view.title} (${label})`
    const isPlain = view.headTitle === formatHeadTitle(view.title, config)
    return { ...view, fullTitle, headTitle: isPlain ? formatHeadTitle(fullTitle, config) : view.headTitle }
  }
  return new Map(views.map((view) => [view, distinguish(view)]))
}

const titleKey = ({ locale, version, title }: PageView): string =>
  JSON.stringify([locale, version?.name, title.toLowerCase()])

const labelAbove = ({ breadcrumbs, title }: PageView): string | undefined =>
  breadcrumbs.slice(0, -1).findLast(({ label }) => label !== title)?.label
