import type { DocsConfig } from '../../shared/config/config.ts'
import { createIconUrl } from '../../shared/config/theme/create-icon-url.ts'
import type { CompiledPage } from '../../shared/content/compiled-page.ts'
import { formatHeadTitle } from '../../shared/site/head-title.ts'
import { getDefaultLocale } from '../../shared/site/locales.ts'
import type { Heading, PageView, VersionBadge } from '../../shared/site/page.ts'
import { addBase, getMarkdownPath } from '../../shared/urls.ts'
import { findArea } from '../areas.ts'
import { findSidebar } from '../sidebar/scope-navigation.ts'
import type { SidebarLevels } from '../sidebar/sidebar-levels.ts'
import { createApiBarAndHomeFooter } from './api-bar-and-home-footer.ts'
import { createBreadcrumbs } from './breadcrumbs.ts'
import { findAdjacentPages } from './find-adjacent-pages.ts'
import type { PageViewContext } from './view-context.ts'

/** Creates everything that is printed on a page around its article. */
export function createPageView(page: CompiledPage, context: PageViewContext): PageView {
  const { config, navigation } = context
  const { frontMatter } = page
  const version = context.createVersionBadge(page)
  const sidebar = page.kind === 'doc' ? findSidebar(page, navigation) : undefined
  return {
    url: addBase(config.base, page.path),
    kind: page.kind,
    title: page.title,
    // Set when all pages are known.
    fullTitle: undefined,
    headTitle: formatVersionedTitle(frontMatter.title_meta ?? page.title, version, config),
    description: page.description || config.description,
    isIndexed: !frontMatter.unlisted,
    area: findArea(page, config)?.id,
    locale: page.locale,
    version,
    headings: page.headings.filter((heading) => isInToc(heading, page)),
    breadcrumbs: createBreadcrumbs(page, sidebar, context),
    sidebar:
      sidebar === undefined
        ? undefined
        : { id: sidebar.id, activePath: sidebar.activePaths.get(page.id) ?? [] },
    ...findAdjacentPages(page, sidebar, context),
    editUrl: page.kind === 'notFound' ? undefined : createEditUrl(page, config),
    ...findDays(page, context),
    tags: context.listTags(page),
    icon: createIconUrl(findIcon(page, sidebar), config),
    // Resolved with the other images of the page.
    image: undefined,
    markdownUrl: page.kind === 'notFound' ? undefined : addBase(config.base, getMarkdownPath(page.path)),
    // Found when all pages are known.
    feeds: [],
    hideTitle: frontMatter.hide_title,
    // The headings of an API's overview are in the index of operations.
    hideToc: frontMatter.hide_table_of_contents || page.kind === 'apiReference',
    fallback: findFallbackLanguage(page, config),
    lead: undefined,
    post: context.blog?.createPostView(page),
    layout: frontMatter.layout === 'landing' ? 'landing' : undefined,
    ...createApiBarAndHomeFooter(page, config),
  }
}

/** Returns the icon of a page, or of the innermost category around it that has one. */
function findIcon({ id, frontMatter }: CompiledPage, sidebar: SidebarLevels | undefined): string | undefined {
  const around = sidebar?.activePaths.get(id)?.map((category) => sidebar.categories.get(category)?.icon)
  return frontMatter.icon ?? around?.findLast((icon) => icon !== undefined)
}

/** Formats a title. The same page in an older or unreleased version includes the name of the version. */
function formatVersionedTitle(title: string, version: VersionBadge | undefined, config: DocsConfig): string {
  const isLatest = version === undefined || version.latestUrl === undefined
  return formatHeadTitle(
    title,
    isLatest ? config : { ...config, title: formatHeadTitle(version.label, config) },
  )
}

/** Finds the day of the last change, and whether readers see it. */
function findDays(
  page: CompiledPage,
  { config, days }: PageViewContext,
): Pick<PageView, 'lastUpdated' | 'modified'> {
  const modified = days.findPageDay(page)
  const isShown = modified !== undefined && config.docs.lastUpdated && page.kind === 'doc'
  const author = page.frontMatter.last_update?.author
  return { modified, lastUpdated: isShown ? { date: modified, author } : undefined }
}

function isInToc({ depth }: Heading, { frontMatter }: CompiledPage): boolean {
  return depth >= frontMatter.toc_min_heading_level && depth <= frontMatter.toc_max_heading_level
}

function createEditUrl(page: CompiledPage, { docs }: DocsConfig): string | undefined {
  const { custom_edit_url: customUrl } = page.frontMatter
  if (customUrl === null) return undefined
  return customUrl ?? docs.editUrl?.replace('{path}', page.file)
}

/** Returns the language of a page that isn't translated. */
function findFallbackLanguage(
  { locale, file, source }: CompiledPage,
  config: DocsConfig,
): PageView['fallback'] {
  const { id, htmlLang, direction } = getDefaultLocale(config)
  // The engine's own not-found page has hardly any text besides the shell's.
  if (locale === id || file !== source || !file.startsWith('content/')) return undefined
  return { lang: htmlLang ?? id, dir: direction }
}
