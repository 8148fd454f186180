import { join, posix } from 'node:path'
import { isPublishable } from '../../shared/output/published-files.ts'
import { AllowedOrigins } from './allowed-origins.ts'
import { addApis } from './apis/add-apis.ts'
import { mountApis } from './apis/mount-apis.ts'
import type { MountedApis } from './apis/mounted-apis.ts'
import { convertAuthors } from './blog/convert-authors.ts'
import { convertPages } from './convert/convert-pages.ts'
import { LinkMap, trimSlash } from './convert/links/link-map.ts'
import { PartialCopies } from './convert/partial-copies.ts'
import { createConversionContext } from './create-conversion-context.ts'
import type { DocusaurusPage } from './docusaurus-page.ts'
import type { DocusaurusSite } from './docusaurus-site.ts'
import type { ImportedFile, ImportedSite, OldAddress } from './imported-site.ts'
import { runMarkdownPlugins } from './markdown-plugins/run-markdown-plugins.ts'
import { runWithoutTimers } from './markdown-plugins/run-without-timers.ts'
import { ImportReport } from './output/import-report.ts'
import { convertReactPages, type ReactPage } from './pages/convert-react-pages.ts'
import { findOutsidePartials } from './pages/find-partials.ts'
import { type CollectionFiles, listCollectionFiles, listFilesBelow } from './pages/list-collection-files.ts'
import { getMainInstance, listContentCollections } from './pages/list-content-collections.ts'
import { getOriginalName, listFallbackAddresses } from './pages/list-fallback-addresses.ts'
import { createArchiveRedirect, listGeneratedAddresses } from './pages/list-generated-addresses.ts'
import { renderReactPages } from './pages/render-react-pages.ts'
import { readSite } from './read/read-site.ts'
import { runAsBuild } from './read/run-as-build.ts'
import { SiteModules } from './read/site-modules.ts'
import { convertRedirects } from './redirects/convert-redirects.ts'
import { readRedirects } from './redirects/read-redirects.ts'
import { reportPlugins } from './report-plugins.ts'
import { convertConfig, searchPath } from './settings/convert-config.ts'
import { convertTranslations } from './settings/convert-translations.ts'
import { type ConvertedGuides, convertGuides } from './sidebars/convert-guides.ts'

export interface ImportOptions {
  /** Time in milliseconds that Markdown plugins of the site may make no progress before they're stopped. */
  patience?: number
}

/** Reads a Docusaurus site and converts it. Writes nothing. */
export function importSite(root: string, { patience = 10_000 }: ImportOptions = {}): Promise<ImportedSite> {
  return runAsBuild(root, () => runWithoutTimers(patience, () => convertSite(root, patience)))
}

async function convertSite(root: string, patience: number): Promise<ImportedSite> {
  const modules = new SiteModules(root)
  const report = new ImportReport()
  const site = await readSite(root, modules)
  const content = readContent(site, report)
  const { pages, guides, files, addresses, apis } = content
  const paths = [...addresses.map(({ address }) => address), ...listGeneratedAddresses(site, pages)]
  const links = new LinkMap(root, [...pages, ...apis.generated], paths)
  const origins = new AllowedOrigins()
  const partials = new PartialCopies(links)
  const context = createConversionContext({ modules, report, origins, links, partials }, site, {
    guides: guides.guides,
    files,
  })
  const lostPlugins = await runMarkdownPlugins(pages, { ...site, patience })
  const converted = convertPages(pages, context)
  for (const [page, text] of converted) files.set(page.out, { text })
  files.set(`content/pages${searchPath.slice(0, -1)}.mdx`, { text: searchPage })
  reportPlugins(site, report, lostPlugins)
  const redirects = apis.takeRedirects(convertRedirects(readRedirects(site, paths, report), paths, report))
  redirects.push(...createArchiveRedirect(site, paths), ...renderReactPages(content, site, context))
  if (content.start !== undefined && !addresses.some(({ address }) => address === '/'))
    redirects.push({ from: '/', to: content.start })
  const config = convertTranslations({
    site,
    config: addApis(convertConfig({ site, guides: guides.guides, report }), apis, content.start),
    files,
    report,
  })
  const contentPolicy = origins.format()
  return {
    config: allowHosts(contentPolicy === undefined ? config : { ...config, contentPolicy }, redirects),
    files,
    origins: new Map([...converted.keys()].map(({ out, label }) => [out, label])),
    findings: report.findings,
    addresses: [...addresses, ...listFallbackAddresses(content, site.locales)],
    redirects,
    apiPages: apis.pages,
  }
}

const searchPage = '---\ntitle: Search\n---\n\n<SearchResults />\n'

interface SiteContent {
  programs: ReactPage[]
  pages: DocusaurusPage[]
  guides: ConvertedGuides
  files: Map<string, ImportedFile>
  addresses: OldAddress[]
  apis: MountedApis
  /** Address of the first guide. */
  start: string | undefined
}

/** Lists the content of a site, and converts what isn't Markdown. */
function readContent(site: DocusaurusSite, report: ImportReport): SiteContent {
  const listings = listContentCollections(site).map((collection) => listCollectionFiles(collection, site))
  const apis = mountApis({ site, listings, report })
  const listed = removeStrayTranslations(listings, report)
  const pages = [...listed, ...findOutsidePartials(listed, site.root)]
  const mainListings = listings.filter(({ collection }) => collection.locale.isDefault)
  const guides = convertGuides({ site, listings: mainListings, report, apis })
  const published = [...listAddresses(pages, site), ...guides.addresses, ...apis.addresses]
  const usedAddresses = new Set(published.map(({ address }) => trimSlash(address)))
  const start = guides.guides.findVersionAddress(getMainInstance(site)?.id ?? '') ?? apis.apis[0]?.config.url
  const programs = convertReactPages({ site, listings, usedAddresses, start })
  const files = new Map<string, ImportedFile>([
    ...listAssets(listings),
    ...guides.files,
    ...apis.files,
    ...listStaticFiles(site),
    ...programs.files,
  ])
  addAuthors({ site, pages, report }, files)
  return {
    pages,
    guides,
    files,
    programs: programs.programs,
    addresses: [...published, ...programs.addresses],
    apis,
    start,
  }
}

/** Lists what Docusaurus publishes. Pages of other locales are below the path of their locale. */
function listAddresses(pages: readonly DocusaurusPage[], { locales }: DocusaurusSite): OldAddress[] {
  const prefixes = new Map(locales.map(({ id, isDefault }) => [id, isDefault ? '' : `/${id}`]))
  return pages.flatMap(({ address, locale, out, frontMatter }) =>
    address === undefined || frontMatter.draft === true
      ? []
      : [{ address: `${prefixes.get(locale) ?? ''}${address}`, file: out }],
  )
}

/** A translation without an original isn't published by Docusaurus either. */
function removeStrayTranslations(
  listings: readonly CollectionFiles[],
  report: ImportReport,
): DocusaurusPage[] {
  const originals = new Set(
    listings
      .filter(({ collection }) => collection.locale.isDefault)
      .flatMap(({ pages }) => pages.map(({ source }) => getOriginalName(source))),
  )
  return listings.flatMap(({ collection, pages }) =>
    pages.filter((page) => {
      const hasOriginal =
        collection.locale.isDefault ||
        originals.has(getOriginalName(page.original)) ||
        page.kind === 'partial'
      if (!hasOriginal)
        report.add('page', "The page translates one that doesn't exist, so it isn't published.", {
          file: page.label,
          line: 1,
        })
      return hasOriginal
    }),
  )
}

/** Lists the images and other files next to pages. */
function listAssets(listings: readonly CollectionFiles[]): [string, ImportedFile][] {
  return listings.flatMap(({ collection, assets }) =>
    assets
      .filter(
        (path) => isPublishable(path) && !/(^|\/)(?:_category_|authors|tags)\.(?:json|ya?ml)$/.test(path),
      )
      .map((path): [string, ImportedFile] => [
        posix.join(collection.out, path),
        { copyOf: join(collection.folder, path) },
      ]),
  )
}

/** Files that hosts read are rules, and the build writes its own. */
const hostFile = /^(?:_redirects|_headers|CNAME|\.nojekyll|robots\.txt|sitemap\.xml|search\/index\.html)$/

function listStaticFiles({ staticFolders }: DocusaurusSite): [string, ImportedFile][] {
  return staticFolders.flatMap((folder) =>
    listFilesBelow(folder)
      .filter((path) => !hostFile.test(path))
      .map((path): [string, ImportedFile] => [`static/${path}`, { copyOf: join(folder, path) }]),
  )
}

function addAuthors(
  { site, pages, report }: { site: DocusaurusSite; pages: readonly DocusaurusPage[]; report: ImportReport },
  files: Map<string, ImportedFile>,
): void {
  const posts = pages.filter(({ kind }) => kind === 'blogPost')
  const authors = convertAuthors({ site, posts, report })
  if (authors !== undefined) files.set('content/blog/authors.yml', { text: authors })
}

/** Redirects may lead to hosts that the configuration names. */
function allowHosts(
  config: ImportedSite['config'],
  redirects: ImportedSite['redirects'],
): ImportedSite['config'] {
  const hosts = [...new Set(redirects.flatMap(({ to }) => (URL.canParse(to) ? [new URL(to).host] : [])))]
  if (hosts.length === 0) return config
  return {
    ...config,
    hosts: Object.fromEntries(hosts.map((host) => [host.replace(/[^\w]+/g, '_'), `https://${host}`])),
  }
}
