import { canonicalizePath } from './canonicalize-path.ts'
import type { Problem } from './docs-error.ts'

/** The file with the old addresses of a site, relative to its folder. */
export const redirectFile = 'content/redirects.tsv'

/** A line of the redirect table, as written. */
export interface RedirectRow {
  /** Old path below the base, with `#section` if only that has moved. */
  from: string
  to: string
  line: number
}

/** `content/redirects.tsv`. */
export interface RedirectTable {
  rows: RedirectRow[]
  /** Lines that are no rows. */
  problems: Problem[]
}

/** An old path and where it leads now. */
export interface Redirect {
  /** Canonical path below the base, decoded. */
  from: string
  /** Address as it stands in a header: encoded, with the base; or one outside of the site. */
  to: string
  /** Language of its readers. */
  locale: string
  /** Whether it was known with `.html`: hosts without rules look for a file of that name. */
  hasHtmlName: boolean
}

/** Content of `/_/redirects.json`: new URLs by old paths, both as in `Redirect`. */
export type RedirectMap = Readonly<Record<string, string>>

/** Where the map for servers and browsers lies. */
export const redirectMapPath = '/_/redirects.json'

/** Where a path below the base leads now, however it is spelt; undefined if it has not moved. Takes a decoded path. */
export function findRedirect(map: RedirectMap, path: string): string | undefined {
  return map[canonicalizePath(path)] ?? map[canonicalizePath(`${path}/`)]
}

/** The new address with what the reader asked for: queries are joined, and the hash of the table wins. */
export function followRedirect(to: string, { search, hash }: { search: string; hash: string }): string {
  const [, path = '', query = '', redirectHash = ''] = to.match(/^([^?#]*)(\?[^#]*)?(#.*)?$/) ?? []
  const joined = query === '' || search === '' ? query + search : `${query}&${search.slice(1)}`
  return path + joined + (redirectHash === '' ? hash : redirectHash)
}
