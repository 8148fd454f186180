import type { DocsConfig } from '../../shared/config/config.ts'
import type { CompiledPage } from '../../shared/content/compiled-page.ts'
import type { DocsScope } from '../../shared/content/scope.ts'
import { collectProblems, type Problem } from '../../shared/docs-error.ts'
import { allMessages } from '../../shared/messages/all-messages.ts'
import type { AllMessages } from '../../shared/messages/page-messages.ts'
import type { Redirect } from '../../shared/redirects.ts'
import type { Feed } from '../../shared/site/list.ts'
import { withLocale } from '../../shared/site/locales.ts'
import type { PageLink, PageView } from '../../shared/site/page.ts'
import type { SidebarItem } from '../../shared/site/sidebar.ts'
import { versionPath } from '../../shared/site/versions.ts'
import { withBase } from '../../shared/urls.ts'
import type { SiteInput } from '../create-site.ts'
import { type Blog, createBlog } from '../lists/blog.ts'
import { createBlogLists, createFeed } from '../lists/blog-lists.ts'
import { createGuideLists } from '../lists/guide-tag-lists.ts'
import type { ListContext, ListPage } from '../lists/list-page.ts'
import { collectTags, type Tags } from '../lists/tags.ts'
import type { ViewContext } from '../page-view/create-page-view.ts'
import { createNavigation, type Navigation } from '../sidebar/navigation.ts'
import { createLandings } from './landing-redirects.ts'
import { localPath, type SiteIndex } from './site-index.ts'
import { versionBadge } from './version-links.ts'

/** The parts of a site with a navigation or lists of their own: guides by version and language, blogs by language. */
export interface Sections {
  levels: ReadonlyMap<string, ReadonlyMap<string, SidebarItem[]>>
  problems: Problem[]
  /** Paths of versions that lead to the page where their readers should start. */
  landings: readonly Redirect[]
  /** What the view of a page is made with. */
  viewContext(page: CompiledPage): ViewContext
  createLists(views: ReadonlyMap<CompiledPage, PageView>): {
    lists: ListPage[]
    feeds: Feed[]
  }
}

interface Guides {
  scope: DocsScope
  navigation: Navigation
  tags: Tags
}

/** Divides the pages of a site. Throws when a sidebar names what is not there. */
export function createSections(pages: readonly CompiledPage[], index: SiteIndex, input: SiteInput): Sections {
  const { config } = input
  const guides = collectProblems(input.docs, (scope) => createGuides(scope, pages, config))
  const blogs = input.blogs
    .map((scope) => createBlog(scope, { config, pages, staticPaths: input.staticPaths }))
    .filter((blog) => blog !== undefined)
  const { landings, problems } = createLandings(guides, index)
  const messages = (locale: string): AllMessages => ({ ...allMessages, ...input.messages.get(locale) })
  const contexts = new Map(
    guides.map((part) => [keyOf(part.scope), contextOf(part, blogs, { index, input })]),
  )
  return {
    levels: new Map(guides.flatMap(({ navigation }) => [...navigation.levels])),
    problems: [
      ...problems,
      ...guides.flatMap(({ tags }) => tags.problems),
      ...blogs.flatMap((blog) => blog.problems),
    ],
    landings,
    viewContext({ locale, version }) {
      // Pages outside of the guides stand in no sidebar; their context is that of the first version.
      const found = contexts.get(keyOf({ locale, version: version ?? guides[0]?.scope.version ?? '' }))
      if (found === undefined)
        throw new Error(`No guides have the locale ${locale} and the version ${version}.`)
      return found
    },
    createLists(views) {
      const viewOf = (page: CompiledPage): PageView => {
        const view = views.get(page)
        if (view === undefined) throw new Error(`${page.file} has no view.`)
        return view
      }
      const context: ListContext = { config, messages, viewOf }
      return {
        lists: [
          ...guides.flatMap(({ scope, tags }) => createGuideLists(tags, scope.locale, context)),
          ...blogs.flatMap((blog) => createBlogLists(blog, context)),
        ],
        feeds: blogs.map((blog) => createFeed(blog, context)),
      }
    },
  }
}

const keyOf = ({ locale, version }: Pick<DocsScope, 'locale' | 'version'>): string => `${locale} ${version}`

function createGuides(scope: DocsScope, pages: readonly CompiledPage[], config: DocsConfig): Guides {
  const { locale, version, tags: file } = scope
  const own = pages.filter(
    (page) => page.kind === 'doc' && page.locale === locale && page.version === version,
  )
  const path = `${withLocale(versionPath(version, config), locale, config)}tags/`
  return {
    scope,
    navigation: createNavigation(pages, { config, scope }),
    tags: collectTags({ pages: own, file, path, locale }),
  }
}

function contextOf(
  { scope, navigation, tags }: Guides,
  blogs: readonly Blog[],
  { index, input }: { index: SiteIndex; input: SiteInput },
): ViewContext {
  const blog = blogs.find(({ locale }) => locale === scope.locale)
  const { base } = input.config
  const tagLink = ({ label, path }: { label: string; path: string }): PageLink => ({
    label,
    url: withBase(base, path),
  })
  return {
    config: input.config,
    navigation,
    lastUpdated: input.lastUpdated,
    tagsOf: (page) => ((page.kind === 'blogPost' ? blog?.tags : tags)?.of(page) ?? []).map(tagLink),
    versionOf: (page) => versionBadge(page, index),
    blog,
    localPath: (path, page) => localPath(path, page, index),
  }
}
