import type { Problem } from '../../shared/docs-error.ts'
import { redirectFile } from '../../shared/redirects.ts'
import {
  type Address,
  formatAddress,
  type LedgerRow,
  ledgerFile,
  type SiteAddresses,
} from '../../shared/site/ledger.ts'
import { createNewAddressSuggester } from './suggest-new-address.ts'

/** Reports addresses that a site has published, and neither has nor redirects now. */
export function checkLedger(rows: readonly LedgerRow[], addresses: SiteAddresses): Problem[] {
  const lostRows = rows.filter((row) => isLost(row, addresses))
  if (lostRows.length === 0) return []
  const findNewAddress = createNewAddressSuggester(rows, addresses)
  const lostKeys = new Set(lostRows.map(formatAddress))
  return lostRows
    .filter((row) => listCauses(row, addresses).every((cause) => !lostKeys.has(formatAddress(cause))))
    .map((row) => ({
      problem: `\`${row.address}\` was published, but ${describeLoss(row, addresses)}.`,
      at: { file: ledgerFile, line: row.line },
      fix: describeFix(row, { addresses, findNewAddress }),
    }))
}

/** Lists addresses whose redirects apply to this address, too: its page, and both in the default locale. */
function listCauses({ path, id }: Address, { localePrefixes }: SiteAddresses): Address[] {
  const originals = localePrefixes
    .filter((prefix) => path.startsWith(`${prefix}/`))
    .map((prefix) => path.slice(prefix.length))
  return [
    ...(id === undefined ? [] : [{ path, id: undefined }]),
    ...originals.flatMap((original) => [
      { path: original, id },
      { path: original, id: undefined },
    ]),
  ]
}

function isLost({ path, id }: Address, { pages, redirectedPaths, redirectedIds }: SiteAddresses): boolean {
  const page = pages.get(path)
  if (page === undefined) return !redirectedPaths.has(path)
  return id !== undefined && !page.ids.has(id) && redirectedIds.get(path)?.has(id) !== true
}

function describeLoss({ path, id = '' }: Address, { pages, drafts }: SiteAddresses): string {
  const page = pages.get(path)
  if (page === undefined)
    return drafts.has(path) ? 'its page is a draft now' : 'nothing is published there now'
  if (id.startsWith('/')) return 'the API no longer has that operation or group'
  const name = page.file === undefined ? 'the page' : `\`${page.file}\``
  return `${name} has no heading with the id \`${id}\` now`
}

interface FixSources {
  addresses: SiteAddresses
  findNewAddress(lost: Address): string
}

function describeFix(
  { address, path, id }: LedgerRow,
  { addresses: { pages, drafts }, findNewAddress }: FixSources,
): string {
  const page = pages.get(path)
  const newAddress = findNewAddress({ path, id })
  const addRow = (from: string): string => `or add this row to \`${redirectFile}\`:\n${from}\t${newAddress}`
  if (page === undefined) {
    const repair = drafts.has(path) ? 'Publish the page (remove `draft: true`)' : 'Restore it'
    return `${repair}, ${addRow(id === undefined ? address : formatAddress({ path, id: undefined }))}`
  }
  if (page.file === undefined) return 'Remove the line: nothing on a generated page can be redirected.'
  return `Restore ${id?.startsWith('/') ? 'it' : `the id (\`{#${id}}\`)`}, ${addRow(address)}`
}
