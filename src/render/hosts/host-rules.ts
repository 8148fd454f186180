import { apiCatalogPath } from '../../shared/output/api-catalog-path.ts'
import { compressedForms } from '../../shared/output/output-file.ts'
import { downloadFolder, mediaFolder, sandboxedExtensions } from '../../shared/output/published-files.ts'
import { documentExtensions } from '../../shared/output/response-headers.ts'
import type { LinkRule, SiteHeaders } from '../../shared/output/server/server-manifest.ts'
import type { Redirect } from '../../shared/redirects.ts'
import { addBase } from '../../shared/urls.ts'

/** Data for the configuration of hosts. */
export interface HostSite {
  base: string
  headers: SiteHeaders
  redirects: readonly Redirect[]
  /** Paths, with the base, to forward to `docent serve`. `/x/*` is everything below `/x/`. */
  serverPaths: readonly string[]
}

/** Lists all spellings of an old path, decoded and with the base: `/x/`, `/x`, `/x.html`, `/x/index.html`. */
export function listOldPaths({ from }: Redirect, base: string): string[] {
  const path = addBase(base, from)
  if (!path.endsWith('/')) return [path]
  const name = path.slice(0, -1)
  return name === '' ? [path, '/index.html'] : [path, name, `${name}.html`, `${path}index.html`]
}

/** A new URL, split where the reader's query is inserted. */
export interface RedirectAddress {
  path: string
  /** With its question mark. Empty without a query. */
  query: string
  /** With its `#`. Empty without a hash. */
  hash: string
}

/** Splits `/x/?a=1#b` into `/x/`, `?a=1`, and `#b`. */
export function splitRedirectAddress(address: string): RedirectAddress {
  const [, path = '', query = '', hash = ''] = address.match(/^([^?#]*)(\?[^#]*)?(#.*)?$/) ?? []
  return { path, query, hash }
}

/** Headers that are the same on every response. Caching and the policy depend on the path. */
export function listConstantHeaders({ headers }: HostSite): [name: string, value: string][] {
  return Object.entries(headers.all).filter(
    ([name]) => name !== 'Cache-Control' && name !== 'Content-Security-Policy',
  )
}

/**
 * Matches `text/markdown` without a quality or with the highest one, which nothing else can exceed. Hosts don't compare
 * qualities.
 */
export const markdownAcceptPattern = '(?:^|,)\\s*text/markdown\\s*(?:;\\s*q\\s*=\\s*1(?:\\.0*)?\\s*)?(?:,|$)'

/** Formats a pattern for the paths to forward, without anchors, in the same regular expressions. */
export const formatServerPattern = ({ serverPaths }: HostSite): string =>
  `(?:${serverPaths.map((path) => escapeHostPattern(path).replace(/\\\*$/, '.*')).join('|')})`

/** Escapes text for the regular expressions of nginx and Caddy. */
export const escapeHostPattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')

/** Matches paths below the base of files with the sandbox policy, in the same regular expressions. */
export const sandboxedPattern = [
  `^${escapeHostPattern(downloadFolder)}`,
  `^${escapeHostPattern(mediaFolder)}.*\\.(?:${sandboxedExtensions.join('|')})$`,
].join('|')

/** Matches paths below the base of documents that pages of other sites may read. */
export const documentPattern = [
  `\\.(?:${documentExtensions.join('|')})$`,
  `^${escapeHostPattern(apiCatalogPath)}$`,
].join('|')

/** Formats a pattern for the paths below the base that a rule applies to. */
export const formatLinkPattern = ({ path, includesBelow }: LinkRule): string =>
  `^${escapeHostPattern(path)}${includesBelow ? '(?:.*/)?' : ''}$`

/** Matches suffixes of compressed variants, in the same regular expressions. */
export const compressedSuffix = `(?:${compressedForms.map(({ suffix }) => escapeHostPattern(suffix)).join('|')})`

/** Removes control characters, which would end a line of a configuration. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they're what is removed
export const removeControlCharacters = (text: string): string => text.replace(/[\0-\x1f\x7f]/g, '')
