import type { CompiledPage } from '../shared/compiled-page.ts'
import type { DocsConfig } from '../shared/config.ts'
import type { Breadcrumb, Heading, PageLink, PageView } from '../shared/page.ts'
import { markdownPath, withBase } from '../shared/urls.ts'
import { formatHeadTitle } from './head-title.ts'
import { createPageBars } from './landing/page-bars.ts'
import { type Navigation, sidebarOf } from './navigation.ts'
import type { SidebarLevels } from './sidebar-levels.ts'
import { labelOf } from './sidebar-model.ts'

export interface ViewContext {
  config: DocsConfig
  navigation: Navigation
  lastUpdated: ReadonlyMap<string, string>
}

/** Everything that the shell prints for a page. */
export function createPageView(page: CompiledPage, context: ViewContext): PageView {
  const { config, navigation } = context
  const { frontMatter } = page
  const sidebar = page.kind === 'doc' ? sidebarOf(page, navigation) : undefined
  const trail = sidebar?.trails.get(page.id) ?? []
  const date = frontMatter.last_update?.date ?? context.lastUpdated.get(page.file)
  return {
    url: withBase(config.base, page.path),
    kind: page.kind,
    title: page.title,
    headTitle: formatHeadTitle(frontMatter.title_meta ?? page.title, config),
    description: page.description,
    area: areaOf(page, config)?.id,
    locale: config.locales[0]?.id ?? 'en',
    version: undefined,
    headings: page.headings.filter((heading) => isInToc(heading, page)),
    breadcrumbs: createBreadcrumbs(page, { sidebar, trail, config }),
    sidebar: sidebar === undefined ? undefined : { id: sidebar.id, trail },
    ...neighbours(page, sidebar, context),
    editUrl: page.kind === 'notFound' ? undefined : editUrlOf(page, config),
    lastUpdated: date === undefined || !config.docs.lastUpdated || page.kind !== 'doc' ? undefined : { date },
    tags: [],
    markdownUrl: page.kind === 'notFound' ? undefined : withBase(config.base, markdownPath(page.path)),
    feeds: feedsOf(page, config),
    islands: page.islands,
    hideTitle: frontMatter.hide_title,
    hideToc: frontMatter.hide_table_of_contents,
    layout: frontMatter.layout === 'landing' ? 'landing' : undefined,
    ...createPageBars(page.path, config),
  }
}

function isInToc({ depth }: Heading, { frontMatter }: CompiledPage): boolean {
  return depth >= frontMatter.toc_min_heading_level && depth <= frontMatter.toc_max_heading_level
}

function areaOf(page: CompiledPage, config: DocsConfig): DocsConfig['areas'][number] | undefined {
  return config.areas.find(({ folder }) => page.id === folder || page.id.startsWith(`${folder}/`))
}

interface Position {
  sidebar: SidebarLevels | undefined
  trail: readonly string[]
  config: DocsConfig
}

function createBreadcrumbs(page: CompiledPage, { sidebar, trail, config }: Position): Breadcrumb[] {
  if (page.kind !== 'doc') return []
  const area = areaOf(page, config)
  // The area's own page is the last of its breadcrumbs.
  const first =
    area === undefined || area.url === page.path
      ? []
      : [{ label: area.label, url: withBase(config.base, area.url) }]
  const categories = trail.flatMap((id): Breadcrumb[] => {
    const category = sidebar?.categories.get(id)
    if (category === undefined || category.landing?.id === page.id) return []
    const url = category.landing === undefined ? undefined : withBase(config.base, category.landing.path)
    return [{ label: category.label, url }]
  })
  return [...first, ...categories, { label: labelOf(page), url: undefined }]
}

/** The pages before and after in reading order, unless the front matter names others (or, with `null`, none). */
function neighbours(
  page: CompiledPage,
  sidebar: SidebarLevels | undefined,
  { navigation, config }: ViewContext,
): { previous: PageLink | undefined; next: PageLink | undefined } {
  const order = sidebar === undefined ? undefined : navigation.orders.get(sidebar.id)
  const here = order?.indexOf.get(page.id)
  const at = (index: number): CompiledPage | undefined =>
    here === undefined ? undefined : order?.pages[index]
  const choose = (
    chosen: string | null | undefined,
    standard: CompiledPage | undefined,
  ): PageLink | undefined => {
    const target = chosen === null ? undefined : chosen === undefined ? standard : navigation.byId.get(chosen)
    if (target === undefined) return undefined
    return {
      label: target.frontMatter.pagination_label ?? labelOf(target),
      url: withBase(config.base, target.path),
    }
  }
  return {
    previous: choose(page.frontMatter.pagination_prev, at((here ?? 0) - 1)),
    next: choose(page.frontMatter.pagination_next, at((here ?? 0) + 1)),
  }
}

function feedsOf(page: CompiledPage, { base }: DocsConfig): PageView['feeds'] {
  if (!page.entryLists.some(({ component }) => component === 'ReleaseNotes')) return undefined
  return { atom: withBase(base, `${page.path}atom.xml`), json: withBase(base, `${page.path}feed.json`) }
}

function editUrlOf(page: CompiledPage, { docs }: DocsConfig): string | undefined {
  const { custom_edit_url: own } = page.frontMatter
  if (own === null) return undefined
  return own ?? docs.editUrl?.replace('{path}', page.file)
}
