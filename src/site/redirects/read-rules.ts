import type { Problem } from '../../shared/docs-error.ts'
import type { RedirectTable } from '../../shared/redirects.ts'
import { formatOldAddress, formatTarget, type RedirectRules } from './follow-rules.ts'
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
  const byLowerPath = new Map<string, RedirectRule>()
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
    if (first !== undefined) {
      rowProblems.push(createDuplicateProblem(rule, first))
      continue
    }
    rules.set(address, rule)
    if (rule.anchor !== undefined) continue
    const lowerPath = rule.path.toLowerCase()
    const similar = byLowerPath.get(lowerPath)
    if (similar === undefined) byLowerPath.set(lowerPath, rule)
    else if (formatTarget(similar.target) !== formatTarget(rule.target))
      rowProblems.push(createCaseProblem(rule, similar))
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

/** The documents of the two would overwrite each other in some file systems. */
function createCaseProblem({ row }: RedirectRule, similar: RedirectRule): Problem {
  return createRowProblem(
    row,
    `The old address \`${row.from}\` differs from \`${similar.row.from}\` in line ${similar.row.line} only in case, but redirects elsewhere.`,
    'Redirect both to the same URL, or remove one.',
  )
}

function createDuplicateProblem({ row }: RedirectRule, first: RedirectRule): Problem {
  const problem =
    row.from === first.row.from
      ? `The old address \`${row.from}\` is also in line ${first.row.line}.`
      : `The old address \`${row.from}\` is the same as \`${first.row.from}\` in line ${first.row.line}.`
  return createRowProblem(row, problem, 'Remove one of the rows.')
}
