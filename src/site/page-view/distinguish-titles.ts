import type { DocsConfig } from '../../shared/config/config.ts'
import type { CompiledPage } from '../../shared/content/compiled-page.ts'
import type { PageView } from '../../shared/site/page.ts'
import type { ApiPage } from '../../shared/site/site.ts'
import type { SiteList } from '../lists/list-context.ts'

type TitleConfig = Pick<DocsConfig, 'areas' | 'title' | 'titleDelimiter'>

export interface TitledPages {
  views: ReadonlyMap<CompiledPage, PageView>
  /** The pages generated from each API. */
  apiPages: readonly (readonly ApiPage[])[]
  lists: readonly SiteList[]
}

/** Makes the titles of all pages unique. */
export function withFullTitles({ views, apiPages, lists }: TitledPages, config: TitleConfig): TitledPages {
  const plainViews = [...views.values(), ...[...apiPages.flat(), ...lists].map(({ view }) => view)]
  const distinct = distinguishTitles(plainViews, config)
  const findView = (view: PageView): PageView => distinct.get(view) ?? view
  return {
    views: new Map([...views].map(([page, view]) => [page, findView(view)])),
    apiPages: apiPages.map((pages) => pages.map((page) => ({ ...page, view: findView(page.view) }))),
    lists: lists.map((list) => ({ ...list, view: findView(list.view) })),
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
    return { ...view, fullTitle, headTitle: addLabel(view, fullTitle, label) }
  }
  return new Map(views.map((view) => [view, distinguish(view)]))
}

/** Replaces the title in the title element, unless a different one is configured or the label is already in it. */
function addLabel({ headTitle, title }: PageView, fullTitle: string, label: string): string {
  const rest = headTitle.startsWith(`${title} `) ? headTitle.slice(title.length) : undefined
  return rest === undefined || rest.includes(` ${label} `) ? headTitle : fullTitle + rest
}

const createTitleKey = ({ locale, version, title }: PageView): string =>
  JSON.stringify([locale, version?.name, title.toLowerCase()])

const findParentLabel = ({ breadcrumbs, title }: PageView): string | undefined =>
  breadcrumbs.slice(0, -1).findLast(({ label }) => label !== title)?.label
