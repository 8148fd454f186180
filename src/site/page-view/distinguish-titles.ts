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
 * API)`. The suffix is the first that differs for all of them: the title of the parent page, the title of the topmost page
 * (which comes first for an API), the area, or the first two together. A page that a writer has named keeps its title
 * beside pages of an API.
 */
export function distinguishTitles(
  views: readonly PageView[],
  config: TitleConfig,
): ReadonlyMap<PageView, PageView> {
  const findAreaLabel: FindLabel = ({ area }) => config.areas.find(({ id }) => id === area)?.label
  const add = (group: readonly PageView[], labels: readonly FindLabel[]): [PageView, PageView][] => {
    const findLabel =
      [...labels, findAreaLabel, findPathLabel].find((find) => isDistinct(group.map(find))) ?? findAreaLabel
    return group.map((view) => [view, addFullTitle(view, findLabel(view))])
  }
  const keep = (group: readonly PageView[]): [PageView, PageView][] => group.map((view) => [view, view])
  const groups = [...Map.groupBy(views, createTitleKey).values()].map((group) => {
    const { api = [], written = [] } = Object.groupBy(group, getOrigin)
    return [
      ...(written.length < 2 ? keep(written) : add(written, [findParentLabel, findRootLabel])),
      ...(group.length < 2 ? keep(api) : add(api, [findRootLabel, findParentLabel])),
    ]
  })
  return new Map(groups.flat())
}

const getOrigin = ({ kind }: PageView): 'api' | 'written' => (kind === 'apiItem' ? 'api' : 'written')

type FindLabel = (view: PageView) => string | undefined

const isDistinct = (labels: readonly (string | undefined)[]): boolean =>
  new Set(labels).size === labels.length

function addFullTitle(view: PageView, label: string | undefined): PageView {
  if (label === undefined || label === view.title) return view
  const fullTitle = `${view.title} (${label})`
  return { ...view, fullTitle, headTitle: addLabel(view, fullTitle, label) }
}

/** Replaces the title in the title element, unless a different one is configured or the label is already in it. */
function addLabel({ headTitle, title }: PageView, fullTitle: string, label: string): string {
  const rest = headTitle.startsWith(`${title} `) ? headTitle.slice(title.length) : undefined
  return rest === undefined || rest.includes(` ${label} `) ? headTitle : fullTitle + rest
}

const createTitleKey = ({ locale, version, title }: PageView): string =>
  JSON.stringify([locale, version?.name, title.toLowerCase()])

const findParentLabel: FindLabel = ({ breadcrumbs, title }) =>
  breadcrumbs.slice(0, -1).findLast(({ label }) => label !== title)?.label

const findRootLabel: FindLabel = ({ breadcrumbs, title }) =>
  breadcrumbs.slice(0, -1).find(({ label }) => label !== title)?.label

const findPathLabel: FindLabel = (view) =>
  [findParentLabel(view), findRootLabel(view)].filter((label) => label !== undefined).join(', ')
