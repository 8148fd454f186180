import type { DocsConfig } from '../../shared/config/config.ts'
import type { CompiledPage } from '../../shared/content/compiled-page.ts'
import type { BlogScope, DocsScope } from '../../shared/content/scope.ts'
import type { Problem } from '../../shared/docs-error.ts'
import { addLocale } from '../../shared/site/locales.ts'
import { getVersionPath } from '../../shared/site/versions.ts'
import { type Blog, collectBlogPosts } from '../lists/collect-blog-posts.ts'
import { collectTags, type TagCollection } from '../lists/collect-tags.ts'
import { createNavigation, type ScopeNavigation } from '../sidebar/scope-navigation.ts'

/** The parts of a site with separate navigation or lists: guides by version and locale, blogs by locale. */
export interface Scopes {
  guides: readonly GuideScope[]
  blogs: readonly Blog[]
  problems: Problem[]
  /** Finds the scope of a guide. Pages without a version belong to the first one. */
  findGuides(page: CompiledPage): GuideScope
}

/** The guides of one version in one locale. */
export interface GuideScope {
  scope: DocsScope
  navigation: ScopeNavigation
  tags: TagCollection
}

export interface ScopeSources {
  /** Categories and tags of the guides of each version and locale. */
  docs: readonly DocsScope[]
  /** Authors and tags of the blog of each locale. */
  blogs: readonly BlogScope[]
  staticPaths: ReadonlySet<string>
  /** Files, paths, and IDs of pages that couldn't be read. Nothing reports them as missing. */
  unread: ReadonlySet<string>
}

/** Divides the pages of a site into scopes. */
export function createScopes(
  pages: readonly CompiledPage[],
  config: DocsConfig,
  { docs, blogs: blogScopes, staticPaths, unread }: ScopeSources,
): Scopes {
  const pagesByScope = Map.groupBy(
    pages.filter(({ kind }) => kind === 'doc'),
    scopeKey,
  )
  const guides = docs.map((scope) =>
    createGuideScope(pagesByScope.get(scopeKey(scope)) ?? [], { scope, config, unread }),
  )
  const blogs = blogScopes
    .map((scope) => collectBlogPosts(scope, { config, pages, staticPaths }))
    .filter((blog) => blog !== undefined)
  const guidesByScope = new Map(guides.map((guide) => [scopeKey(guide.scope), guide]))
  return {
    guides,
    blogs,
    problems: [
      ...guides.flatMap(({ navigation, tags }) => [...navigation.problems, ...tags.problems]),
      ...blogs.flatMap(({ problems }) => problems),
    ],
    findGuides({ locale, version = guides[0]?.scope.version }) {
      const scope = guidesByScope.get(scopeKey({ locale, version }))
      if (scope === undefined)
        throw new Error(`There are no guides with locale ${locale} and version ${version}.`)
      return scope
    },
  }
}

const scopeKey = ({ locale, version }: Pick<CompiledPage, 'locale' | 'version'>): string =>
  `${locale} ${version}`

interface GuideContext {
  scope: DocsScope
  config: DocsConfig
  unread: ReadonlySet<string>
}

function createGuideScope(
  pages: readonly CompiledPage[],
  { scope, config, unread }: GuideContext,
): GuideScope {
  const { locale, version, tags: file } = scope
  const path = `${addLocale(getVersionPath(version, config), locale, config)}tags/`
  return {
    scope,
    navigation: createNavigation(pages, { config, scope, unread }),
    tags: collectTags({ pages, file, path, locale }),
  }
}
