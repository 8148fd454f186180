import type { Problem } from '../../shared/docs-error.ts'
import type { RedirectTable } from '../../shared/redirects.ts'
import { formatOldAddress, type RedirectRules } from './follow-rules.ts'
import { createRowProblem, type RedirectRule, readRule } from './redirect-rule.ts'

/** The parsed redirect table. */
export interface RuleTable {
  rules: RedirectRules
  problems: Problem[]
}

/** Parses the rows of a redirect table, with one row per old address. */
export function readRules(
  { rows, problems }: RedirectTable,
  hosts: Readonly<Record<string, string>>,
): RuleTable {
  const rules = new Map<string, RedirectRule>()
  const rowProblems = [...problems]
  const names = listHostNames(hosts)
  for (const row of rows) {
    const rule = readRule(row, names)
    if ('problem' in rule) {
      rowProblems.push(rule)
      continue
    }
    const address = formatOldAddress(rule.path, rule.anchor)
    const first = rules.get(address)
    if (first === undefined) rules.set(address, rule)
    else rowProblems.push(createDuplicateProblem(rule, first))
  }
  return { rules, problems: rowProblems }
}

/** Lists the hosts of the configuration, which are names or URLs. */
function listHostNames(hosts: Readonly<Record<string, string>>): Set<string> {
  const names = Object.values(hosts).map(
    (host) => URL.parse(host.includes('://') ? host : `https://${host}`)?.host,
  )
  return new Set(names.filter((name) => name !== undefined))
}

function createDuplicateProblem({ row }: RedirectRule, first: RedirectRule): Problem {
  const problem =
    row.from === first.row.from
      ? `The old address \`${row.from}\` is also in line ${first.row.line}.`
      : `The old address \`${row.from}\` is the same as \`${first.row.from}\` in line ${first.row.line}.`
  return createRowProblem(row, problem, 'Remove one of the rows.')
}
