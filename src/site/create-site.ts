import type { Catalog } from '../shared/catalog.ts'
import type { CompiledEntry, CompiledFile, CompiledPage } from '../shared/compiled-page.ts'
import type { DocsConfig } from '../shared/config.ts'
import { DocsError, formatProblems, type Problem } from '../shared/docs-error.ts'
import { localePath } from '../shared/locales.ts'
import type { OwnMessages } from '../shared/page-messages.ts'
import type { BlogScope, DocsScope } from '../shared/scope.ts'
import type { GeneratedPage, Media, Site, SitePage } from '../shared/site.ts'
import { checkCatalogReferences } from './check-catalog-references.ts'
import { checkFrontMatter } from './check-front-matter.ts'
import { createPageView } from './create-page-view.ts'
import { checkEntries, checkEntryLists, findEntryUrls, sortEntries, withEntries } from './entries.ts'
import { checkAreas, topicsOf } from './landing/topics.ts'
import { resolveImages } from './resolve-images.ts'
import { type LinkProblem, type Resolver, resolveLink } from './resolve-references.ts'
import { createSections, type Sections } from './sections/sections.ts'
import { createSiteIndex, type SiteIndex } from './sections/site-index.ts'
import { allVersionEntries } from './sections/versions.ts'

export interface SiteInput {
  root: string
  config: DocsConfig
  /** Pages of all collections, drafts included. */
  pages: readonly CompiledPage[]
  entries: readonly CompiledEntry[]
  /** What is wrong with pages that could not be read. */
  problems: readonly Problem[]
  /** Files and paths of these pages. */
  unread: ReadonlySet<string>
  /** What belongs to the guides of each version and language. */
  docs: readonly DocsScope[]
  /** What belongs to the blog of each language. */
  blogs: readonly BlogScope[]
  messages: OwnMessages
  catalog: Catalog
  lastUpdated: ReadonlyMap<string, string>
  staticPaths: ReadonlySet<string>
  /** Path below the base under which a file of the content folder is served; carries the digest of its content. */
  mediaPath(file: string): string
}

/** Links the pages: navigation, neighbours, addresses. Throws with every mistake in the pages of the site at once. */
export function createSite(input: SiteInput): Site {
  const { areas } = input.config
  const entries = sortEntries(input.entries, areas)
  const pages = input.pages
    .filter(({ frontMatter }) => !frontMatter.draft)
    .map((page) => withEntries(page, entries, areas))
  const media = new Map<string, Media>()
  const index = createSiteIndex(pages, input.config)
  if (input.problems.length > 0) throwWithLinkProblems(input, pages, createResolver(input, { index, media }))
  const sections = createSections(pages, index, input)
  const views = new Map(pages.map((page) => [page, createPageView(page, sections.viewContext(page))]))
  const { lists, feeds, redirects } = sections.createLists(views)
  const otherPaths = new Set([...lists.map(({ path }) => path), ...redirects.keys()])
  const resolver = createResolver(input, { index, media, otherPaths })
  const sitePages = new Map(
    [...views].map(([compiled, view]): [CompiledPage, SitePage] => [
      compiled,
      {
        compiled,
        view,
        ...resolveParts(compiled, resolver),
        topics: topicsOf(compiled, sections.viewContext(compiled)),
        translations: index.translations(compiled),
      },
    ]),
  )
  const generated = lists.map(
    ({ excerpts, ...list }): GeneratedPage => ({
      ...list,
      excerpts: excerpts.map((post) => sitePages.get(post)).filter((post) => post !== undefined),
    }),
  )
  const siteEntries = entries.map((compiled) => ({ compiled, ...resolveParts(compiled, resolver) }))
  throwProblems(input, { pages, entries, sections, resolver })
  return {
    pages: [...sitePages.values()],
    entries: siteEntries,
    entryUrls: findEntryUrls(pages, input.config.base),
    generated,
    feeds,
    redirects,
    versionEntries: allVersionEntries(index),
    levels: sections.levels,
    media: [...media.values()],
    warnings: formatProblems(resolver.problems.filter(({ kind }) => input.config.docs[kind] === 'warn')),
  }
}

/** The addresses of what a file links to and shows. */
function resolveParts(compiled: CompiledFile, resolver: Resolver): Pick<SitePage, 'links' | 'images'> {
  return {
    links: compiled.links.map((link) => resolveLink(link, compiled, resolver)),
    images: resolveImages(compiled, resolver),
  }
}

interface Linked {
  pages: readonly CompiledPage[]
  entries: readonly CompiledEntry[]
  sections: Sections
  resolver: Resolver
}

function throwProblems(input: SiteInput, { pages, entries, sections, resolver }: Linked): void {
  const { areas } = input.config
  const failures = [
    ...failing(resolver, input),
    ...checkEntries(entries, areas),
    ...checkEntryLists(pages, areas),
    ...checkCatalogReferences([...pages, ...entries], input.catalog),
    ...pages.flatMap((page) => checkFrontMatter([page], sections.viewContext(page).navigation)),
    ...sections.problems,
    ...checkAreas(pages, input.config),
  ]
  if (failures.length > 0) throw new DocsError(failures)
}

interface ResolverParts {
  index: SiteIndex
  media: Map<string, Media>
  otherPaths?: ReadonlySet<string>
}

function createResolver(input: SiteInput, { index, media, otherPaths = new Set() }: ResolverParts): Resolver {
  const byFile = new Map<string, Map<string, CompiledPage>>(
    input.config.locales.map(({ id }) => [id, new Map()]),
  )
  for (const page of index.byPath.values()) byFile.get(page.locale)?.set(page.source, page)
  return {
    root: input.root,
    base: input.config.base,
    localePath: (locale) => localePath(locale, input.config),
    byPath: index.byPath,
    byFile,
    otherPaths,
    drafts: new Set(
      input.pages
        .filter(({ frontMatter }) => frontMatter.draft)
        .flatMap(({ source, path }) => [source, path]),
    ),
    unread: input.unread,
    staticPaths: input.staticPaths,
    problems: [],
    addMedia(file) {
      const known = media.get(file)
      if (known !== undefined) return known.path
      const path = input.mediaPath(file)
      media.set(file, { file, path })
      return path
    },
  }
}

/** Where pages are missing, navigation would complain about them; links can still be checked. */
function throwWithLinkProblems(input: SiteInput, pages: readonly CompiledPage[], resolver: Resolver): never {
  for (const page of [...pages, ...input.entries]) {
    for (const link of page.links) resolveLink(link, page, resolver)
    resolveImages(page, resolver)
  }
  const references = [
    ...checkCatalogReferences([...pages, ...input.entries], input.catalog),
    ...checkAreas(pages, input.config),
  ]
  throw new DocsError([...input.problems, ...failing(resolver, input), ...references])
}

/** Broken links that the configuration calls a failure. */
function failing({ problems }: Resolver, { config }: SiteInput): LinkProblem[] {
  return problems.filter(({ kind }) => config.docs[kind] === 'fail')
}
