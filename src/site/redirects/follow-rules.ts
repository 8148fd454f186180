import type { Problem } from '../../shared/docs-error.ts'
import { type Move, rowProblem, type Target } from './redirect-rule.ts'

/** The rows of a table by what they move. */
export type Moves = ReadonlyMap<string, Move>

/** Names what a row moves: a page, or one of its sections. */
export function addressOf(path: string, anchor: string | undefined): string {
  return anchor === undefined ? path : `${path}#${anchor}`
}

/** The row that moves the target of another one on, if there is one: its section, or else its page. */
export function nextMove(target: Target, moves: Moves): Move | undefined {
  if (target.kind === 'outside') return undefined
  const section =
    target.hash === undefined ? undefined : moves.get(addressOf(target.path, decode(target.hash)))
  return section ?? moves.get(target.path)
}

/** Where a target ends up when every row is followed; undefined in a loop. */
export function lastTarget(target: Target, moves: Moves): Target | undefined {
  const seen = new Set<Move>()
  let last = target
  for (let move = nextMove(last, moves); move !== undefined; move = nextMove(last, moves)) {
    if (seen.has(move)) return undefined
    seen.add(move)
    last = withHash(move.target, last)
  }
  return last
}

/** A row that leads to another one would send each reader on twice, or for ever. */
export function checkHop(move: Move, moves: Moves): Problem | undefined {
  const next = nextMove(move.target, moves)
  if (next === undefined) return undefined
  const last = lastTarget(move.target, moves)
  return last === undefined ? loop(move, moves) : chain(move, next, last)
}

function loop(move: Move, moves: Moves): Problem {
  const steps: Move[] = []
  for (let at: Move | undefined = move; at !== undefined && !steps.includes(at); ) {
    steps.push(at)
    at = nextMove(at.target, moves)
  }
  const way = [...steps.map(({ row }) => row.from), steps.at(-1)?.row.to ?? '']
  return rowProblem(
    move.row,
    `The old address \`${move.row.from}\` leads in a circle: ${way.map((step) => `\`${step}\``).join(' → ')}.`,
    'Let one of these rows lead to a page.',
  )
}

function chain({ row }: Move, next: Move, last: Target): Problem {
  return rowProblem(
    row,
    `The old address \`${row.from}\` leads to \`${row.to}\`, which line ${next.row.line} moves on.`,
    `Let it lead to \`${formatTarget(last)}\` at once.`,
  )
}

/** A hash survives a move that has none of its own. */
function withHash(target: Target, before: Target): Target {
  if (target.kind === 'outside' || before.kind === 'outside' || target.hash !== undefined) return target
  return { ...target, hash: before.hash }
}

/** A target as a writer writes it. */
export function formatTarget(target: Target): string {
  if (target.kind === 'outside') return target.url
  return `${target.path}${target.query}${target.hash === undefined ? '' : `#${target.hash}`}`
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
