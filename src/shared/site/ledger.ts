import { canonicalizePath } from '../canonicalize-path.ts'
import type { Problem } from '../docs-error.ts'

/** File with every address that a site has published, relative to its folder. */
export const ledgerFile = 'content/published.txt'

/** A page, a file, or a heading of a page. */
export interface Address {
  /** Canonical path, decoded. */
  path: string
  /** Decoded. Undefined for a page or file. */
  id: string | undefined
}

/** An address of the ledger. */
export interface LedgerRow extends Address {
  /** As written. */
  address: string
  line: number
}

/** `content/published.txt`. */
export interface Ledger {
  rows: LedgerRow[]
  /** Merge conflicts. Their rows are in `rows` as well. */
  conflicts: Problem[]
  /** Lines that aren't addresses. */
  problems: Problem[]
}

/** The addresses of a site, with and without a redirect. */
export interface SiteAddresses {
  /** Pages and files by canonical path. */
  pages: ReadonlyMap<string, PublishedPage>
  /** Old addresses as they were published (`/x.html`, not `/x/`), without those derived for other locales. */
  oldAddresses: readonly string[]
  /** Old paths, decoded. */
  redirectedPaths: ReadonlySet<string>
  /** Old ids on pages that exist, by path. */
  redirectedIds: ReadonlyMap<string, ReadonlySet<string>>
  /** Paths and files of drafts. */
  drafts: ReadonlySet<string>
  /** Beginnings of paths in the locales other than the default one, such as `/ar`. */
  localePrefixes: readonly string[]
}

/** Reports published addresses that were lost. What a site with unread pages lost is unknown. */
export type CheckAddresses = (addresses: SiteAddresses, hasUnreadPages: boolean) => Problem[]

/** A page or file that is published. */
export interface PublishedPage {
  /** Source file. Undefined for a generated page. */
  file: string | undefined
  /** Ids of headings and other elements that writers named, and routes of an API. Decoded. */
  ids: ReadonlySet<string>
}

/** Parses `/docs/page/#section`. Undefined for text that isn't an address. */
export function parseAddress(text: string): Address | undefined {
  const [, path, id] = text.match(/^(\/[^?#\s]*)(?:#(\S+))?$/) ?? []
  try {
    return path === undefined
      ? undefined
      : {
          path: canonicalizePath(decodeURIComponent(path)),
          id: id === undefined ? id : decodeURIComponent(id),
        }
  } catch {
    return undefined
  }
}

/** Formats an address for the ledger and the redirect table: what `parseAddress` would misread is encoded. */
export function formatAddress({ path, id }: Address): string {
  const address = encodeSigns(path, /[%#?\s\p{Cc}]/gu)
  return id === undefined ? address : `${address}#${encodeSigns(id, /[%\s\p{Cc}]/gu)}`
}

const encodeSigns = (text: string, signs: RegExp): string => text.replace(signs, encodeURIComponent)
