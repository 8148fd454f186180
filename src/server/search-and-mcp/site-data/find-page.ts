import type { ListedOperation } from '../../../shared/api/listed-operation.ts'
import { parseHashRoute } from '../../../shared/api/pages/hash-route.ts'
import { canonicalizePath } from '../../../shared/canonicalize-path.ts'
import { isHiddenPath } from '../../../shared/output/hidden-paths.ts'
import type { SiteSummary } from '../../../shared/output/site-summary.ts'
import { findRedirect, followRedirect } from '../../../shared/redirects.ts'
import type { ListedPage } from '../../../shared/site/page.ts'
import { decodePercent } from '../../../shared/text/decode-percent.ts'
import { findNearest } from '../../../shared/text/find-nearest.ts'
import { addBase, getMarkdownPath, pageListPath, removeBase } from '../../../shared/urls.ts'
import { readOperationsByUrl } from './search-site.ts'
import type { SiteData } from './site-data.ts'

/** The Markdown version of a page, and the requested section. */
export interface FoundPage {
  /** Absolute, without a hash. */
  url: string
  /** Canonical path below the base. */
  path: string
  markdown: string
  /** ID or title of a heading. Undefined for the whole page. */
  section: string | undefined
}

/** A page that can't be read, with what to do instead. */
export interface MissingPage {
  problem: string
}

/** Finds a page by its URL or path, also by an old one, and reads its Markdown. */
export async function findPage(data: SiteData, address: string): Promise<FoundPage | MissingPage> {
  const summary = await data.readSummary()
  const target = await resolveTarget(data, address, summary)
  if (target === undefined)
    return {
      problem: `${address} isn't an address of this site, which is at ${summary.origin}${summary.base}.`,
    }
  const operation = await findTargetOperation(data, target, summary)
  const path = operation === undefined ? target.path : toPagePath(operation.markdownUrl, summary)
  const markdown = isHiddenPath(path) ? undefined : await data.readMarkdown(getMarkdownPath(path))
  if (markdown === undefined) return { problem: await describeMissingPage(data, target.path, summary) }
  // The hash of a route leads to the page, and not to a section of it.
  const isRoute = path !== target.path
  const section = isRoute ? '' : target.hash.slice(1)
  const url = new URL(encodeURI(addBase(summary.base, path)), summary.origin).href
  return { url, path, markdown, section: section === '' ? undefined : section }
}

interface PageTarget {
  /** Canonical path below the base. */
  path: string
  /** With `#`. Empty without one. */
  hash: string
}

/** Resolves an address to a page of the site, through a redirect if there is one. */
async function resolveTarget(
  data: SiteData,
  address: string,
  summary: SiteSummary,
): Promise<PageTarget | undefined> {
  const target = parseAddress(address, summary)
  if (target === undefined) return undefined
  const redirects = await data.readRedirects()
  const to = findRedirect(redirects, target.path + target.hash) ?? findRedirect(redirects, target.path)
  return to === undefined
    ? target
    : parseAddress(followRedirect(to, { search: '', hash: target.hash }), summary)
}

function parseAddress(address: string, { origin, base }: SiteSummary): PageTarget | undefined {
  const text = address.trim()
  if (!URL.canParse(text, origin + base)) return undefined
  const url = new URL(text, origin + base)
  if (url.origin !== origin) return undefined
  const below = removeBase(base, decodePercent(url.pathname))
  // `x.md` and `x/index.md` are the Markdown of `x/`.
  const path = below?.replace(/(?:\/index)?\.md$/, '/')
  return path === undefined ? undefined : { path: canonicalizePath(path), hash: decodePercent(url.hash) }
}

/** Finds the operation that a URL leads to: its own page, or the hash route of an API's overview. */
async function findTargetOperation(
  data: SiteData,
  { path, hash }: PageTarget,
  summary: SiteSummary,
): Promise<ListedOperation | undefined> {
  const url = addBase(summary.base, path)
  const api = summary.apis.find((candidate) => url.startsWith(candidate.url))
  if (api === undefined) return undefined
  const operations = await readOperationsByUrl(data, { ...summary, apis: [api] })
  const route = url === api.url && hash !== '' ? parseHashRoute(hash) : undefined
  if (route?.kind !== 'operation') return operations.get(url)
  return [...operations.values()].find(({ id }) => id === route.id)
}

const toPagePath = (markdownUrl: string, { base }: SiteSummary): string =>
  (removeBase(base, markdownUrl) ?? markdownUrl).replace(/index\.md$/, '')

async function describeMissingPage(
  data: SiteData,
  path: string,
  { base, origin }: SiteSummary,
): Promise<string> {
  const pages = (await data.readJson<ListedPage[]>(pageListPath)) ?? []
  const nearest = findNearest(
    addBase(base, path),
    pages.map(({ url }) => url),
  )
  const advice = nearest === undefined ? '' : ` Did you mean ${origin}${nearest}?`
  return `There is no page at ${path}.${advice} Use search_docs or list_sections to find its address.`
}
