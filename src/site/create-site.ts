import type { Catalog } from '../shared/catalog.ts'
import type { Category } from '../shared/category.ts'
import type { CompiledEntry, CompiledPage } from '../shared/compiled-page.ts'
import type { DocsConfig } from '../shared/config.ts'
import { DocsError, formatProblems, type Problem } from '../shared/docs-error.ts'
import type { Media, Site, SitePage } from '../shared/site.ts'
import { checkCatalogReferences } from './check-catalog-references.ts'
import { checkFrontMatter } from './check-front-matter.ts'
import { createPageView, type ViewContext } from './create-page-view.ts'
import { checkEntries, checkEntryLists, findEntryUrls, sortEntries, withEntries } from './entries.ts'
import { checkAreas, topicsOf } from './landing/topics.ts'
import { createNavigation } from './navigation.ts'
import { resolveImages } from './resolve-images.ts'
import { type LinkProblem, type Resolver, resolveLink } from './resolve-references.ts'

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
  categories: readonly Category[]
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
  const resolver = createResolver(input, { pages, media })
  if (input.problems.length > 0) throwWithLinkProblems(input, pages, resolver)
  const navigation = createNavigation(pages, input)
  const context: ViewContext = { config: input.config, navigation, lastUpdated: input.lastUpdated }
  const sitePages = pages.map(
    (compiled): SitePage => ({
      compiled,
      view: createPageView(compiled, context),
      links: compiled.links.map((link) => resolveLink(link, compiled, resolver)),
      images: resolveImages(compiled, resolver),
      topics: topicsOf(compiled, context),
    }),
  )
  const siteEntries = entries.map((compiled) => ({
    compiled,
    links: compiled.links.map((link) => resolveLink(link, compiled, resolver)),
    images: resolveImages(compiled, resolver),
  }))
  const failures = [
    ...failing(resolver, input),
    ...checkEntries(entries, areas),
    ...checkEntryLists(pages, areas),
    ...checkCatalogReferences([...pages, ...entries], input.catalog),
    ...checkFrontMatter(pages, navigation),
    ...checkAreas(pages, input.config),
  ]
  if (failures.length > 0) throw new DocsError(failures)
  const warnings = formatProblems(resolver.problems.filter(({ kind }) => input.config.docs[kind] === 'warn'))
  return {
    pages: sitePages,
    entries: siteEntries,
    entryUrls: findEntryUrls(pages, input.config.base),
    levels: navigation.levels,
    media: [...media.values()],
    warnings,
  }
}

function createResolver(
  input: SiteInput,
  { pages, media }: { pages: readonly CompiledPage[]; media: Map<string, Media> },
): Resolver {
  return {
    root: input.root,
    base: input.config.base,
    byPath: new Map(pages.map((page) => [page.path, page])),
    byFile: new Map(pages.map((page) => [page.file, page])),
    drafts: new Set(
      input.pages.filter(({ frontMatter }) => frontMatter.draft).flatMap(({ file, path }) => [file, path]),
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
