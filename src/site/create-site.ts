import { getDownloads } from '../shared/api/api-files.ts'
import type { CachedApi } from '../shared/api/loaded-api.ts'
import { createIconUrl } from '../shared/config/theme/create-icon-url.ts'
import type { CatalogTables } from '../shared/content/catalog/catalog.ts'
import type { CompiledPage, ListedFile } from '../shared/content/compiled-page.ts'
import { DocsError, formatProblems, type Problem } from '../shared/docs-error.ts'
import type { LocaleMessages } from '../shared/messages/page-messages.ts'
import type { RedirectTable } from '../shared/redirects.ts'
import type { CheckAddresses } from '../shared/site/ledger.ts'
import { feedNames } from '../shared/site/lists/feed.ts'
import type { Site, SiteListedFile } from '../shared/site/site.ts'
import { checkApiPages, findApiDocuments, withApiKind } from './api/api-overviews.ts'
import { createSiteApis } from './api/create-site-apis.ts'
import { checkAreas } from './areas.ts'
import { addCatalogPages } from './catalog/add-catalog-pages.ts'
import { addOperationTable } from './catalog/add-operation-table.ts'
import { checkLookups } from './catalog/check-lookups.ts'
import { checkRowSelections } from './catalog/check-row-selections.ts'
import { checkConfig } from './check-config.ts'
import {
  addListHeadings,
  checkFaqAndReleases,
  checkQuestionIds,
  findListUrls,
  sortListedFiles,
} from './check-faq-and-releases.ts'
import { createPageViews, type PageViews } from './create-page-views.ts'
import { createSiteAddresses } from './create-site-addresses.ts'
import { checkIcons, type IconUsers } from './icons.ts'
import { joinPageData } from './join-page-data.ts'
import { checkAddressLength } from './links/check-address-length.ts'
import { checkConfigLinks } from './links/config-links.ts'
import { filterByLevel } from './links/link-problem.ts'
import { type LinkTargets, listDrafts } from './links/link-targets.ts'
import { createMediaFiles, type MediaFiles } from './links/media-files.ts'
import { resolveSiteLinks, type SiteLinks } from './links/resolve-site-links.ts'
import { createModifiedDays } from './modified-days.ts'
import { hasOwnFeeds } from './page-view/feed-links.ts'
import { createRedirects } from './redirects/create-redirects.ts'
import { type RuleTable, readRules } from './redirects/read-rules.ts'
import { createScopes, type ScopeSources, type Scopes } from './scopes/create-scopes.ts'
import { createPageLookup, type PageLookup } from './scopes/page-lookup.ts'
import { createStartPageRedirects, type StartPageRedirects } from './scopes/start-page-redirects.ts'
import { createAllVersionUrls } from './scopes/version-links.ts'
import { checkNavigationKeys } from './sidebar/check-navigation-keys.ts'

export interface SiteInput extends IconUsers, ScopeSources {
  /** Problems of pages that couldn't be read. */
  problems: readonly Problem[]
  messages: LocaleMessages
  redirectTable: RedirectTable
  /** Undefined if the site keeps no ledger. */
  checkAddresses: CheckAddresses | undefined
  catalog: CatalogTables
  /** Catalog tables whose rows are unknown, because their sources couldn't be read. */
  unreadTables: ReadonlySet<string>
  lastUpdated: ReadonlyMap<string, string>
  /** Whether pages are incomplete, so that their problems aren't the writers'. */
  isOutline?: boolean | undefined
}

/** Links the pages of a site: navigation, URLs, lists. Throws one error with the problems of all pages. */
export function createSite(input: SiteInput): Site {
  const { config, apis, messages } = input
  const { pages, listedFiles, catalog } = createContent(input)
  const index = createPageLookup(pages, config)
  const rules = readRules(input.redirectTable, config.hosts)
  const media = createMediaFiles(input.root)
  const pageTargets = createPageTargets(input, { index, rules, media })
  const scopes = createScopes(pages, config, input)
  const landings = createStartPageRedirects(scopes.guides, index, input.unread)
  const versionUrls = createAllVersionUrls(index)
  const days = createModifiedDays({ ...input, listedFiles })
  const views = createPageViews(pages, scopes, { index, versionUrls, apis, messages, days })
  const targets = addGeneratedPaths(pageTargets, views, landings)
  const redirects = createRedirects(rules, { targets, landings: landings.redirects })
  const addresses = createSiteAddresses({ targets, landings, rules, redirects })
  const links = resolveSiteLinks([...pages, ...listedFiles], targets)
  const siteApis = createSiteApis(apis, { apiPages: views.apiPages, catalog, targets })
  const configLinks = checkConfigLinks(config, targets, input.findConfigLine)
  const linkProblems = [...links.problems, ...siteApis.problems, ...configLinks]
  const listProblems = (): Problem[] => [
    ...input.problems,
    ...filterByLevel(linkProblems, 'fail', config.docs),
    ...checkContent({ pages, listedFiles, catalog }, input),
    ...checkAddressLengths({ pages, listedFiles, catalog }, views, apis),
    ...checkConfig(config, { targets, findLine: input.findConfigLine }),
    ...checkNavigationKeys(pages, scopes.findGuides, input.unread),
    ...[scopes, landings, redirects].flatMap(({ problems }) => problems),
    ...checkApiPages(index.byPath, apis, input.unread),
    ...(input.checkAddresses?.(addresses, input.unread.size > 0) ?? []),
  ]
  if (input.isOutline !== true) throwProblems(listProblems())

  return {
    ...joinPageData(pages, { index, scopes, views, links, redirects, documents: targets.documents }),
    description: config.description,
    listedFiles: createSiteListedFiles(listedFiles, links),
    listUrls: findListUrls(pages, config.base),
    apis: siteApis.apis,
    catalog,
    feeds: views.feeds,
    redirects: [...landings.redirects, ...redirects.pages],
    unneededRedirects: redirects.unneeded,
    addresses,
    versionUrls,
    levels: new Map(scopes.guides.flatMap(({ navigation }) => [...navigation.levels])),
    categoryDescriptions: listCategoryDescriptions(scopes.guides),
    media: media.list(),
    warnings: formatProblems(filterByLevel(linkProblems, 'warn', config.docs)),
    documentWarnings: siteApis.warnings,
  }
}

/** Lists the descriptions of categories by sidebar. */
const listCategoryDescriptions = (guides: Scopes['guides']): Site['categoryDescriptions'] =>
  new Map(
    guides.flatMap(({ navigation }) =>
      [...navigation.sidebars.values()].map(({ id, categories }) => {
        const described = [...categories].flatMap(([category, { description }]) =>
          description === undefined ? [] : [[category, description] as const],
        )
        return [id, new Map(described)] as const
      }),
    ),
  )

/** The published content of a site. */
interface Content {
  pages: CompiledPage[]
  listedFiles: ListedFile[]
  /** The catalog, with API operations and data about the pages of its rows. */
  catalog: CatalogTables
}

function createContent({ config, apis, ...input }: SiteInput): Content {
  const listedFiles = sortListedFiles(input.listedFiles, config.areas).map((listedFile) => {
    const icon = createIconUrl(listedFile.fields.icon || undefined, config) ?? ''
    return { ...listedFile, fields: { ...listedFile.fields, icon } }
  })
  const pages = input.pages
    .filter(({ frontMatter }) => !frontMatter.draft)
    .map((page) => addListHeadings(page, listedFiles, config.areas))
    .map((page) => withApiKind(page, apis, config))
  const catalog = addCatalogPages(addOperationTable(input.catalog, apis), pages, config)
  return { pages, listedFiles, catalog }
}

interface TargetSources {
  index: PageLookup
  rules: RuleTable
  media: MediaFiles
}

/** Creates the link targets that exist before any page is generated. */
function createPageTargets(input: SiteInput, { index, rules, media }: TargetSources): LinkTargets {
  const { root, config, apis } = input
  const apiFiles = apis.flatMap(({ loaded }) => Object.values(getDownloads(loaded.document.path)))
  return {
    index,
    files: { root, staticPaths: new Set([...input.staticPaths, ...apiFiles]), addMedia: media.add },
    otherPaths: new Set(),
    unpublished: { drafts: listDrafts(input.pages), unread: input.unread },
    documents: findApiDocuments(index.byPath.values(), apis, config),
    redirects: new Map([...rules.rules].map(([address, { row }]) => [address, row.to])),
  }
}

function addGeneratedPaths(
  targets: LinkTargets,
  { lists, feeds, views, apiPages }: PageViews,
  landings: StartPageRedirects,
): LinkTargets {
  const generated = [...lists, ...apiPages.flat()].map(({ path }) => path)
  const pagesWithFeeds = [...views.keys()].filter(hasOwnFeeds)
  const feedPaths = [...feeds, ...pagesWithFeeds].flatMap(({ path }) => feedNames.map((name) => path + name))
  const landingPaths = landings.redirects.map(({ from }) => from)
  return { ...targets, otherPaths: new Set([...generated, ...feedPaths, ...landingPaths]) }
}

function createSiteListedFiles(listedFiles: readonly ListedFile[], siteLinks: SiteLinks): SiteListedFile[] {
  return listedFiles.map((compiled) => {
    const { links, images } = siteLinks.find(compiled)
    return { compiled, links, images }
  })
}

/** Reports names in pages that don't exist: catalog rows, areas, questions. */
function checkContent({ pages, listedFiles, catalog }: Content, input: SiteInput): Problem[] {
  const { areas } = input.config
  return [
    ...checkLookups([...pages, ...listedFiles], catalog, input.unreadTables),
    ...checkRowSelections([...pages, ...listedFiles], catalog, input.unreadTables),
    ...checkAreas(pages, areas),
    ...checkIcons(input),
    ...checkFaqAndReleases(listedFiles, areas),
    // A question may be in a file that couldn't be read.
    ...(input.unread.size > 0 ? [] : checkQuestionIds(pages, listedFiles)),
  ]
}

/** Reports addresses of pages and API pages that can't be paths of files. Tags report their addresses themselves. */
const checkAddressLengths = (
  { pages }: Content,
  { apiPages }: PageViews,
  apis: readonly CachedApi[],
): Problem[] =>
  [
    ...pages.map(({ path, file }) => ({ path, file, fix: 'Shorten the name of the file, or its `slug`.' })),
    ...apis.flatMap(({ files: [file = ''] }, index) =>
      (apiPages[index] ?? []).map(({ path }) => ({ path, file, fix: 'Shorten the name in the document.' })),
    ),
  ].flatMap(({ path, file, fix }) => checkAddressLength({ path, at: { file, line: undefined }, fix }))

function throwProblems(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new DocsError(problems)
}
