import type { PlacedReference } from '../shared/api/loaded-api.ts'
import type { DocsConfig } from '../shared/config/config.ts'
import type { Catalog } from '../shared/content/catalog.ts'
import type { CompiledEntry, CompiledFile, CompiledPage } from '../shared/content/compiled-page.ts'
import type { BlogScope, DocsScope } from '../shared/content/scope.ts'
import { DocsError, formatProblems, type Problem } from '../shared/docs-error.ts'
import type { OwnMessages } from '../shared/messages/page-messages.ts'
import type { RedirectTable } from '../shared/redirects.ts'
import type { PageView } from '../shared/site/page.ts'
import type { GeneratedPage, Media, Site, SitePage, SiteReference } from '../shared/site/site.ts'
import { createReferenceIndex } from './api/api-index.ts'
import { checkReferencePages, referenceOf, withReferences } from './api/api-overviews.ts'
import { resolveDescriptionLinks } from './api/description-links.ts'
import { findRelatedPages } from './api/related-pages.ts'
import { withOperations } from './catalog/api-operations.ts'
import { withCatalogPages } from './catalog/catalog-pages.ts'
import { checkCatalogReferences } from './catalog/check-lookups.ts'
import { checkAreas } from './check-areas.ts'
import { checkFrontMatter } from './check-front-matter.ts'
import { checkEntries, checkQuestionIds, findEntryUrls, sortEntries, withEntries } from './entries.ts'
import { createResolver, type ResolverParts } from './links/link-targets.ts'
import { resolveImages, resolvePicture } from './links/resolve-images.ts'
import { type LinkProblem, type Resolver, resolveLink } from './links/resolve-link.ts'
import type { ListPage } from './lists/list-page.ts'
import { createViews } from './page-view/create-page-views.ts'
import { createRedirects, type Redirects } from './redirects/create-redirects.ts'
import { readMoves } from './redirects/read-redirects.ts'
import { createSections, type Sections } from './scopes/create-scopes.ts'
import { createSiteIndex, type SiteIndex } from './scopes/site-index.ts'
import { allVersionEntries } from './scopes/version-links.ts'
import { topicsOf } from './sidebar/topics.ts'

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
  redirectTable: RedirectTable
  catalog: Catalog
  /** What the documents of the APIs say. */
  references: readonly PlacedReference[]
  /** Tables of the catalog whose rows are not known, because what they are made from could not be read. */
  unknownTables: ReadonlySet<string>
  lastUpdated: ReadonlyMap<string, string>
  staticPaths: ReadonlySet<string>
}

/** Links the pages: navigation, neighbours, addresses. Throws with every mistake in the pages of the site at once. */
export function createSite(input: SiteInput): Site {
  const { config, references } = input
  const { areas } = config
  const entries = sortEntries(input.entries, areas)
  const published = input.pages
    .filter(({ frontMatter }) => !frontMatter.draft)
    .map((page) => withEntries(page, entries, areas))
  const pages = withReferences(published, references, config)
  const catalog = withCatalogPages(withOperations(input.catalog, references), pages, config)
  const media = new Map<string, Media>()
  const index = createSiteIndex(pages, config)
  const moves = readMoves(input.redirectTable, config.hosts)
  if (input.problems.length > 0) throwWithLinkProblems({ ...input, catalog }, pages, { index, media, moves })
  const sections = createSections(pages, index, input)
  const { views, made } = createViews(pages, sections, input)
  const { lists, feeds } = sections.createLists(views)
  const { landings } = sections
  const otherPaths = new Set([
    ...lists.map(({ path }) => path),
    ...made.flat().map(({ path }) => path),
    ...landings.map(({ from }) => from),
  ])
  const resolver = createResolver(input, { index, media, moves, otherPaths })
  const redirects = createRedirects(moves, config, { resolver, landings })
  const linking: Linking = { input, index, sections, resolver, redirects }
  const sitePages = new Map(
    [...views].map(([compiled, view]) => [compiled, linkPage(compiled, view, linking)] as const),
  )
  const siteEntries = entries.map((compiled) => ({ compiled, ...resolveParts(compiled, resolver) }))
  const siteReferences = references.map((reference, at): SiteReference => {
    const addresses = resolveDescriptionLinks(reference.loaded, pages, resolver)
    const related = findRelatedPages(reference.loaded.document, catalog, config.base)
    return { ...reference, pages: made[at] ?? [], addresses, related }
  })
  throwProblems({ ...input, catalog }, { pages, entries, sections, resolver, redirects })
  return {
    description: config.description,
    pages: [...sitePages.values()],
    entries: siteEntries,
    entryUrls: findEntryUrls(pages, config.base),
    generated: lists.map((list) => withExcerpts(list, sitePages)),
    references: siteReferences,
    catalog,
    feeds,
    redirects: [...landings, ...redirects.pages],
    versionEntries: allVersionEntries(index),
    levels: sections.levels,
    media: [...media.values()],
    warnings: formatProblems(resolver.problems.filter((problem) => levelOf(problem, config) === 'warn')),
  }
}

interface Linking {
  input: SiteInput
  index: SiteIndex
  sections: Sections
  resolver: Resolver
  redirects: Redirects
}

function linkPage(
  compiled: CompiledPage,
  view: PageView,
  { input, index, sections, resolver, redirects }: Linking,
): SitePage {
  return {
    compiled,
    view: { ...view, image: resolvePicture(compiled, resolver) },
    ...resolveParts(compiled, resolver),
    topics: topicsOf(compiled, sections.viewContext(compiled)),
    translations: index.translations(compiled),
    reference: referenceIndexOf(compiled, input),
    movedSections: redirects.sections.get(compiled.path) ?? {},
  }
}

function withExcerpts(
  { excerpts, ...list }: ListPage,
  pages: ReadonlyMap<CompiledPage, SitePage>,
): GeneratedPage {
  return { ...list, excerpts: excerpts.flatMap((post) => pages.get(post) ?? []) }
}

function referenceIndexOf(page: CompiledPage, { references, config }: SiteInput): SitePage['reference'] {
  const reference = referenceOf(page, references, config)
  return reference && createReferenceIndex(page, reference.loaded.document, config.base)
}

/** The addresses of what a file links to and shows. */
function resolveParts(compiled: CompiledFile, resolver: Resolver): Pick<SitePage, 'links' | 'images'> {
  return {
    links: compiled.links.map((link) => resolveLink(link, compiled, resolver)),
    images: resolveImages(compiled, resolver),
  }
}

interface Linked extends Pick<Linking, 'sections' | 'resolver' | 'redirects'> {
  pages: readonly CompiledPage[]
  entries: readonly CompiledEntry[]
}

function throwProblems(input: SiteInput, linked: Linked): void {
  const { pages, entries, sections, resolver, redirects } = linked
  const { areas } = input.config
  const failures = [
    ...failing(resolver, input),
    ...checkEntries(entries, areas),
    ...checkQuestionIds(pages, entries),
    ...checkCatalogReferences([...pages, ...entries], input.catalog, input.unknownTables),
    ...checkReferencePages(pages, input.references),
    ...pages.flatMap((page) => checkFrontMatter([page], sections.viewContext(page).navigation)),
    ...sections.problems,
    ...redirects.problems,
    ...checkAreas(pages, areas),
  ]
  if (failures.length > 0) throw new DocsError(failures)
}

/** Where pages are missing, navigation would complain about them; links can still be checked. */
function throwWithLinkProblems(
  input: SiteInput,
  pages: readonly CompiledPage[],
  parts: ResolverParts,
): never {
  const resolver = createResolver(input, parts)
  for (const page of [...pages, ...input.entries]) {
    resolveParts(page, resolver)
    resolvePicture(page, resolver)
  }
  const references = [
    ...checkCatalogReferences([...pages, ...input.entries], input.catalog, input.unknownTables),
    ...checkAreas(pages, input.config.areas),
  ]
  const rows = parts.moves.problems
  throw new DocsError([...input.problems, ...rows, ...failing(resolver, input), ...references])
}

/** Broken links that the configuration calls a failure, and files that are never published. */
function failing({ problems }: Resolver, { config }: SiteInput): LinkProblem[] {
  return problems.filter((problem) => levelOf(problem, config) === 'fail')
}

const levelOf = ({ kind }: LinkProblem, { docs }: DocsConfig): 'ignore' | 'warn' | 'fail' =>
  kind === 'refusedFiles' ? 'fail' : docs[kind]
