import type { Command } from '@commander-js/extra-typings'
import { loadSiteForCommand } from '../build/load-site-for-command.ts'
import { type BuildProgress, createBuildProgress } from '../cli/build-progress.ts'
import { rootOption } from '../cli/options.ts'
import { loadConfig } from '../config/load-config.ts'
import { checkLedger } from '../features/ledger/check-ledger.ts'
import { loadLedger } from '../features/ledger/load-ledger.ts'
import { recordAddresses } from '../features/ledger/record-addresses.ts'
import { watchForCrash } from '../safeguards/watch-for-crash.ts'
import { DocsError } from '../shared/docs-error.ts'
import { ledgerFile } from '../shared/site/ledger.ts'
import { formatCount } from '../shared/text/format-count.ts'

/** Defines `docent ledger update`. */
export function defineLedgerUpdate(command: Command): void {
  command.addOption(rootOption).action(async ({ root }) => {
    const stopWatch = watchForCrash()
    console.log(await updateLedger({ root, progress: createBuildProgress() }).finally(stopWatch))
  })
}

interface UpdateOptions {
  root: string
  progress: BuildProgress
}

/**
 * Adds new addresses to the ledger of a site, sorts it, and resolves merge conflicts. Creates the file if there is none.
 * Keeps all addresses, and throws a `DocsError` for those that are lost after it has written the file.
 */
async function updateLedger({ root, progress }: UpdateOptions): Promise<string> {
  const config = await loadConfig(root)
  const { rows = [], conflicts = [], problems = [] } = loadLedger(root) ?? {}
  if (problems.length > 0) throw new DocsError(problems)
  const { addresses } = await loadSiteForCommand({ root, config, ignoresLedger: true, progress })
  const added = recordAddresses(root, rows, addresses)
  // Lines have moved.
  const lost = checkLedger(loadLedger(root)?.rows ?? [], addresses)
  if (lost.length > 0) throw new DocsError(lost)
  return formatReport(added, conflicts.length)
}

function formatReport(added: number, conflicts: number): string {
  const result = `${formatCount(added, 'new address', 'new addresses')} in ${ledgerFile}.`
  return conflicts === 0
    ? result
    : `${result} Kept the addresses of both branches in ${formatCount(conflicts, 'conflict', 'conflicts')}.`
}
