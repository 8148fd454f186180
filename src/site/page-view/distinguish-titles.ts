import type { DocsConfig } from '../../shared/config/config.ts'
import type { CompiledPage } from '../../shared/content/compiled-page.ts'
import { formatHeadTitle } from '../../shared/site/head-title.ts'
import type { PageView } from '../../shared/site/page.ts'
import type { ApiPage } from '../../shared/site/site.ts'

type TitleConfig = Pick<DocsConfig, 'areas' | 'title' | 'titleDelimiter'>

export interface TitledPages {
  views: ReadonlyMap<CompiledPage, PageView>
  /** The pages generated from each API. */
  apiPages: readonly (readonly ApiPage[])[]
}

/** Makes titles of pages with a source file and of API pages unique. */
export function withFullTitles({ views, apiPages }: TitledPages, config: TitleConfig): TitledPages {
  const plainViews = [...views.values(), ...apiPages.flat().map(({ view }) => view)]
  const distinct = distinguishTitles(plainViews, config)
  const findView = (view: PageView): PageView => distinct.get(view) ?? view
  return {
    views: new Map([...views].map(([page, view]) => [page, findView(view)])),
    apiPages: apiPages.map((pages) => pages.map((page) => ({ ...page, view: findView(page.view) }))),
  }
}

/**
 * Creates full titles for pages that share a title within their scope: `Nodes (Account API)` and `Nodes (AI platform
 * API)`. The suffix is the title of the parent page, or the area if the parents share a title too.
 */
export function distinguishTitles(
  views: readonly PageView[],
  config: TitleConfig,
): ReadonlyMap<PageView, PageView> {
  const findAreaLabel = ({ area }: PageView): string | undefined =>
    config.areas.find(({ id }) => id === area)?.label
  const groups = Map.groupBy(views, createTitleKey)
  const distinguish = (view: PageView): PageView => {
    const group = groups.get(createTitleKey(view)) ?? []
    const isDistinctAbove = new Set(group.map(findParentLabel)).size === group.length
    const label = isDistinctAbove ? findParentLabel(view) : findAreaLabel(view)
    if (group.length < 2 || label === undefined || label === view.title) return view
    const fullTitle = `${view.title} (${label})`
    const isPlain = view.headTitle === formatHeadTitle(view.title, config)
    return { ...view, fullTitle, headTitle: isPlain ? formatHeadTitle(fullTitle, config) : view.headTitle }
  }
  return new Map(views.map((view) => [view, distinguish(view)]))
}

const createTitleKey = ({ locale, version, title }: PageView): string =>
  JSON.stringify([locale, version?.name, title.toLowerCase()])

const findParentLabel = ({ breadcrumbs, title }: PageView): string | undefined =>
  breadcrumbs.slice(0, -1).findLast(({ label }) => label !== title)?.label
