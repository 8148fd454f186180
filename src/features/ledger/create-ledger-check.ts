import { ProblemCollector } from '../../shared/docs-error.ts'
import type { CheckAddresses } from '../../shared/site/ledger.ts'
import { checkLedger } from './check-ledger.ts'
import { loadLedger } from './load-ledger.ts'

/** Reads the ledger of a site. Returns a function that compares it with the site's addresses. */
export function createLedgerCheck(root: string): CheckAddresses {
  const collector = new ProblemCollector()
  const ledger = collector.run(() => loadLedger(root), undefined)
  const { rows = [], conflicts = [], problems = [] } = ledger ?? {}
  return (addresses, hasUnreadPages) => [
    ...collector.problems,
    ...conflicts,
    ...problems,
    ...(hasUnreadPages ? [] : checkLedger(rows, addresses)),
  ]
}
