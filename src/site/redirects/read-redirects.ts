import type { Problem } from '../../shared/docs-error.ts'
import type { RedirectTable } from '../../shared/redirects.ts'
import { addressOf, type Moves } from './follow-rules.ts'
import { type Move, readRow, rowProblem } from './redirect-rule.ts'

/** The redirect table, read. */
export interface ReadMoves {
  moves: Moves
  problems: Problem[]
}

/** Reads the rows of a table; each old address has one. */
export function readMoves(
  { rows, problems }: RedirectTable,
  hosts: Readonly<Record<string, string>>,
): ReadMoves {
  const moves = new Map<string, Move>()
  const found = [...problems]
  const names = hostNames(hosts)
  for (const row of rows) {
    const move = readRow(row, names)
    if ('problem' in move) {
      found.push(move)
      continue
    }
    const address = addressOf(move.path, move.anchor)
    const first = moves.get(address)
    if (first === undefined) moves.set(address, move)
    else found.push(duplicate(move, first))
  }
  return { moves, problems: found }
}

/** `hosts` of the configuration has names of hosts, and addresses. */
function hostNames(hosts: Readonly<Record<string, string>>): Set<string> {
  const names = Object.values(hosts).map(
    (host) => URL.parse(host.includes('://') ? host : `https://${host}`)?.host,
  )
  return new Set(names.filter((name) => name !== undefined))
}

function duplicate({ row }: Move, first: Move): Problem {
  const problem =
    row.from === first.row.from
      ? `The old address \`${row.from}\` is in line ${first.row.line} too.`
      : `The old address \`${row.from}\` is the same as \`${first.row.from}\` in line ${first.row.line}.`
  return rowProblem(row, problem, 'Remove one of the rows.')
}
