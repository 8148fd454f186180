import { canonicalizePath } from '../../../shared/canonicalize-path.ts'
import type { SiteAddresses } from '../../../shared/site/ledger.ts'
import { decodePercent } from '../../../shared/text/decode-percent.ts'
import type { ImportedSite } from '../imported-site.ts'
import type { NewRedirect } from '../redirects/convert-redirects.ts'

/** Old addresses that lead nowhere in the new site. */
export interface UnansweredAddresses {
  /** Redirects to pages that have another address now. */
  redirects: NewRedirect[]
  /** Addresses whose page isn't published. */
  lost: { address: string; file: string }[]
}

/** Compares the addresses of the Docusaurus site with those that the new site publishes or redirects. */
export function findUnansweredAddresses(
  { addresses }: ImportedSite,
  site: SiteAddresses,
): UnansweredAddresses {
  const getLocale = (path: string): string =>
    site.localePrefixes.find((prefix) => path.startsWith(`${prefix}/`)) ?? ''
  const paths = new Map(
    [...site.pages].flatMap(([path, { file }]) =>
      file === undefined ? [] : [[`${getLocale(path)} ${file}`, path] as const],
    ),
  )
  const result: UnansweredAddresses = { redirects: [], lost: [] }
  for (const { address, file } of addresses) {
    const path = canonicalizePath(`${decodePercent(address)}/`)
    if (site.pages.has(path) || site.redirectedPaths.has(path) || site.drafts.has(path)) continue
    const current = paths.get(`${getLocale(path)} ${file}`)
    if (current === undefined) result.lost.push({ address, file })
    else result.redirects.push({ from: path, to: current })
  }
  return result
}
