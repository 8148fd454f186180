import { compressedForms } from '../../shared/output/output.ts'
import { downloadFolder, mediaFolder, sandboxedExtensions } from '../../shared/output/published-files.ts'
import type { SiteHeaders } from '../../shared/output/served-site.ts'
import type { Redirect } from '../../shared/redirects.ts'
import { withBase } from '../../shared/urls.ts'

/** What the files for hosts say about a site. */
export interface HostSite {
  base: string
  headers: SiteHeaders
  redirects: readonly Redirect[]
}

/** All spellings in which an old path is known to servers, decoded and with the base: `/x/`, `/x`, `/x.html`, `/x/index.html`. */
export function oldPaths({ from }: Redirect, base: string): string[] {
  const path = withBase(base, from)
  if (!path.endsWith('/')) return [path]
  const name = path.slice(0, -1)
  return name === '' ? [path, '/index.html'] : [path, name, `${name}.html`, `${path}index.html`]
}

/** A new address, cut where the query of the reader goes in. */
export interface NewAddress {
  path: string
  /** With its question mark; empty without one. */
  query: string
  /** With its `#`; empty without one. */
  hash: string
}

/** `/x/?a=1#b` → `/x/`, `?a=1`, `#b`. */
export function splitAddress(address: string): NewAddress {
  const [, path = '', query = '', hash = ''] = address.match(/^([^?#]*)(\?[^#]*)?(#.*)?$/) ?? []
  return { path, query, hash }
}

/** Headers that are the same on every answer; caching and the policy are a matter of the path. */
export function constantHeaders({ headers }: HostSite): [name: string, value: string][] {
  return Object.entries(headers.all).filter(
    ([name]) => name !== 'Cache-Control' && name !== 'Content-Security-Policy',
  )
}

/** `text/markdown` without a quality, or with the highest: nothing can be preferred to it. Hosts do not compare others. */
export const markdownFirst = '(?:^|,)\\s*text/markdown\\s*(?:;\\s*q\\s*=\\s*1(?:\\.0*)?\\s*)?(?:,|$)'

/** Text that is to be matched as it stands, in the regular expressions of nginx and of Caddy. */
export const escapePattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')

/** Paths below the base of files that get the sandbox policy, in the same regular expressions. */
export const sandboxedPattern = [
  `^${escapePattern(downloadFolder)}`,
  `^${escapePattern(mediaFolder)}.*\\.(?:${sandboxedExtensions.join('|')})$`,
].join('|')

/** Suffixes of compressed forms, in the same regular expressions. */
export const compressedSuffix = `(?:${compressedForms.map(({ suffix }) => escapePattern(suffix)).join('|')})`

/** Text without control characters, which would end a line of a configuration. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what has to go
export const oneLine = (text: string): string => text.replace(/[\0-\x1f\x7f]/g, '')
