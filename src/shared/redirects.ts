import { canonicalizePath } from './canonicalize-path.ts'
import type { Problem } from './docs-error.ts'

/** File with the redirects of a site, relative to its folder. */
export const redirectFile = 'content/redirects.tsv'

/** A row of the redirect table, as written. */
export interface RedirectRow {
  /** Old path below the base URL, with `#section` if only a heading has moved. */
  from: string
  to: string
  line: number
}

/** `content/redirects.tsv`. */
export interface RedirectTable {
  rows: RedirectRow[]
  /** Lines that aren't rows. */
  problems: Problem[]
}

/** A redirect from an old path. */
export interface Redirect {
  /** Canonical path below the base URL, decoded. */
  from: string
  /** URL for a `Location` header: encoded, with the base, or an external one. */
  to: string
  /** Locale of its readers. */
  locale: string
  /** Whether it was published with `.html`. Hosts without rules look for a file with that name. */
  hasHtmlName: boolean
}

/** Content of `/_/redirects.json`: new URLs by old paths, both as in `Redirect`. */
export type RedirectMap = Readonly<Record<string, string>>

/** Path of the redirect map for servers and browsers. */
export const redirectMapPath = '/_/redirects.json'

/** Returns the target of a decoded path below the base, in any spelling, or undefined. */
export function findRedirect(map: RedirectMap, path: string): string | undefined {
  return map[canonicalizePath(path)] ?? map[canonicalizePath(`${path}/`)]
}

/** Adds the reader's query to a target, and the hash unless the target has one. */
export function followRedirect(to: string, { search, hash }: { search: string; hash: string }): string {
  const [, path = '', query = '', redirectHash = ''] = to.match(/^([^?#]*)(\?[^#]*)?(#.*)?$/) ?? []
  const joined = query === '' || search === '' ? query + search : `${query}&${search.slice(1)}`
  return path + joined + (redirectHash === '' ? hash : redirectHash)
}
