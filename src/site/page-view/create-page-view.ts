import type { DocsConfig } from '../../shared/config/config.ts'
import type { CompiledPage } from '../../shared/content/compiled-page.ts'
import { formatHeadTitle } from '../../shared/site/head-title.ts'
import { defaultLocale } from '../../shared/site/locales.ts'
import type { Breadcrumb, Heading, PageLink, PageView, VersionBadge } from '../../shared/site/page.ts'
import { markdownPath, withBase } from '../../shared/urls.ts'
import type { Blog } from '../lists/blog.ts'
import { type Navigation, sidebarOf } from '../sidebar/navigation.ts'
import type { SidebarLevels } from '../sidebar/sidebar-levels.ts'
import { labelOf } from '../sidebar/sidebar-model.ts'
import { createPageBars } from './page-bars.ts'

export interface ViewContext {
  config: DocsConfig
  navigation: Navigation
  lastUpdated: ReadonlyMap<string, string>
  listTags(page: CompiledPage): PageLink[]
  createVersionBadge(page: CompiledPage): VersionBadge | undefined
  /** The blog in the language of the page, if there is one. */
  blog: Blog | undefined
  /** The page that a path of the configuration means for the readers of a page. */
  localPath(path: string, page: CompiledPage): string
}

/** Everything that is printed for a page beside its article. */
export function createPageView(page: CompiledPage, context: ViewContext): PageView {
  const { config, navigation } = context
  const { frontMatter } = page
  const sidebar = page.kind === 'doc' ? sidebarOf(page, navigation) : undefined
  const trail = sidebar?.trails.get(page.id) ?? []
  return {
    url: withBase(config.base, page.path),
    kind: page.kind,
    title: page.title,
    // Known when all pages are.
    fullTitle: undefined,
    headTitle: formatHeadTitle(frontMatter.title_meta ?? page.title, config),
    description: page.description || config.description,
    isIndexed: !frontMatter.unlisted,
    area: areaOf(page, config)?.id,
    locale: page.locale,
    version: context.createVersionBadge(page),
    headings: page.headings.filter((heading) => isInToc(heading, page)),
    breadcrumbs: createBreadcrumbs(page, { sidebar, trail, context }),
    sidebar: sidebar === undefined ? undefined : { id: sidebar.id, trail },
    ...(page.kind === 'blogPost' ? postNeighbours(page, context) : neighbours(page, sidebar, context)),
    editUrl: page.kind === 'notFound' ? undefined : editUrlOf(page, config),
    lastUpdated: lastUpdateOf(page, context),
    tags: context.listTags(page),
    // Found with the other images of the page.
    image: undefined,
    markdownUrl: page.kind === 'notFound' ? undefined : withBase(config.base, markdownPath(page.path)),
    feeds: feedsOf(page, config),
    hideTitle: frontMatter.hide_title,
    // The overview of an API has its headings in the index of operations.
    hideToc: frontMatter.hide_table_of_contents || page.kind === 'apiReference',
    fallback: fallbackOf(page, config),
    post: context.blog?.postOf(page),
    layout: frontMatter.layout === 'landing' ? 'landing' : undefined,
    ...createPageBars(page, config),
  }
}

function lastUpdateOf(
  { kind, file, frontMatter }: CompiledPage,
  { config, lastUpdated }: ViewContext,
): PageView['lastUpdated'] {
  const { date = lastUpdated.get(file), author } = frontMatter.last_update ?? {}
  return date === undefined || !config.docs.lastUpdated || kind !== 'doc' ? undefined : { date, author }
}

/** The language of a page that nobody has translated. */
function fallbackOf({ locale, file, source }: CompiledPage, config: DocsConfig): PageView['fallback'] {
  const { id, htmlLang, direction } = defaultLocale(config)
  // Our own page for unknown addresses says little beside the texts of the shell.
  if (locale === id || file !== source || !file.startsWith('content/')) return undefined
  return { lang: htmlLang ?? id, dir: direction }
}

function isInToc({ depth }: Heading, { frontMatter }: CompiledPage): boolean {
  return depth >= frontMatter.toc_min_heading_level && depth <= frontMatter.toc_max_heading_level
}

/** The area whose folder contains a page. */
export function areaOf(page: CompiledPage, config: DocsConfig): DocsConfig['areas'][number] | undefined {
  if (page.kind === 'blogPost') return undefined
  return config.areas.find(({ folder }) => page.id === folder || page.id.startsWith(`${folder}/`))
}

interface Position {
  sidebar: SidebarLevels | undefined
  trail: readonly string[]
  context: ViewContext
}

function createBreadcrumbs(page: CompiledPage, { sidebar, trail, context }: Position): Breadcrumb[] {
  if (page.kind === 'blogPost') return postBreadcrumbs(page, context)
  if (page.kind !== 'doc') return []
  const { config } = context
  const area = areaOf(page, config)
  const areaPath = area === undefined ? undefined : context.localPath(area.url, page)
  // The area's own page is the last of its breadcrumbs.
  const first =
    area === undefined || areaPath === undefined || areaPath === page.path
      ? []
      : [{ label: area.label, url: withBase(config.base, areaPath) }]
  const categories = trail.flatMap((id): Breadcrumb[] => {
    const category = sidebar?.categories.get(id)
    if (category === undefined || category.landing?.id === page.id) return []
    const url = category.landing === undefined ? undefined : withBase(config.base, category.landing.path)
    return [{ label: category.label, url }]
  })
  return [...first, ...categories, { label: labelOf(page), url: undefined }]
}

function postBreadcrumbs(page: CompiledPage, { blog, config }: ViewContext): Breadcrumb[] {
  if (blog === undefined) return []
  const first = { label: blog.config.title, url: withBase(config.base, blog.path) }
  return [first, { label: page.title, url: undefined }]
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

/** The post after this one in time, and the one before. */
function postNeighbours(
  page: CompiledPage,
  { blog, config }: ViewContext,
): { previous: PageLink | undefined; next: PageLink | undefined } {
  const posts = blog?.posts ?? []
  const here = posts.indexOf(page)
  const link = (post: CompiledPage | undefined): PageLink | undefined =>
    here === -1 || post === undefined
      ? undefined
      : { label: post.title, url: withBase(config.base, post.path) }
  return { previous: link(posts[here - 1]), next: link(posts[here + 1]) }
}

function editUrlOf(page: CompiledPage, { docs }: DocsConfig): string | undefined {
  const { custom_edit_url: own } = page.frontMatter
  if (own === null) return undefined
  return own ?? docs.editUrl?.replace('{path}', page.file)
}
