import type { Problem } from '../../shared/docs-error.ts'
import { missingAnchor } from '../links/resolve-link.ts'
import type { Present } from './check-redirects.ts'
import { addressOf, formatTarget, type Moves } from './follow-rules.ts'
import { type Move, rowProblem } from './redirect-rule.ts'

/**
 * Servers never see a hash: a reader who asks for `/old/#section` of a page that has moved arrives at `/new/#section`.
 * So the rows of its sections become rows of the new page.
 */
export function placeSections(moves: Moves, present: Present): { sections: Move[]; problems: Problem[] } {
  const placed = new Map<string, Move>()
  const problems: Problem[] = []
  for (const move of moves.values()) {
    if (move.anchor === undefined) continue
    const place = placeOf(move, moves, present)
    if (typeof place !== 'string') {
      problems.push(place)
      continue
    }
    const address = addressOf(place, move.anchor)
    const other = placed.get(address) ?? moves.get(address)
    if (other === undefined || formatTarget(other.target) === formatTarget(move.target)) {
      placed.set(address, { ...move, path: place })
    } else problems.push(sameArrival(move, other, address))
  }
  return { sections: [...placed.values()], problems }
}

/** The page at which readers of a section arrive. */
function placeOf(move: Move, moves: Moves, { resolver }: Present): string | Problem {
  const { row, path, anchor = '' } = move
  if (resolver.byPath.has(path) || resolver.unread.has(path)) return path
  const around = moves.get(path)
  if (around === undefined) {
    return rowProblem(
      row,
      `The section \`${row.from}\` has moved, but there is no page \`${path}\`, and no row for it.`,
      `Add a row for \`${path}\`.`,
    )
  }
  const { target } = around
  const page =
    target.kind === 'inside' && target.hash === undefined ? resolver.byPath.get(target.path) : undefined
  if (page === undefined) {
    return rowProblem(
      row,
      `The section \`${row.from}\` cannot move: line ${around.row.line} leads its readers to \`${around.row.to}\`, where the section is forgotten.`,
      `Let \`${around.row.from}\` lead to a page, without a hash, or remove the row.`,
    )
  }
  if (missingAnchor(anchor, page, resolver) !== undefined) return page.path
  return rowProblem(
    row,
    `The section \`${row.from}\` cannot move: line ${around.row.line} leads its readers to \`${page.path}\`, which has a section \`${anchor}\`.`,
    'Remove the row, or rename the heading there.',
  )
}

function sameArrival(move: Move, other: Move, address: string): Problem {
  return rowProblem(
    move.row,
    `The section \`${move.row.from}\` arrives at \`${address}\`, as does that of line ${other.row.line}, which leads elsewhere.`,
    'Let both lead to the same place, or remove one.',
  )
}
