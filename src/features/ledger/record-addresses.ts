import { join } from 'node:path'
import { writeFileAtomically } from '../../disk/write-file.ts'
import { type LedgerRow, ledgerFile, type SiteAddresses } from '../../shared/site/ledger.ts'
import { formatLedger, listNewAddresses } from './format-ledger.ts'

/** Writes the ledger of a site with its rows and the addresses that they lack. Returns how many those are. */
export function recordAddresses(root: string, rows: readonly LedgerRow[], addresses: SiteAddresses): number {
  const newAddresses = listNewAddresses(rows, addresses)
  writeFileAtomically(
    join(root, ledgerFile),
    formatLedger([...rows.map(({ address }) => address), ...newAddresses]),
  )
  return newAddresses.length
}
