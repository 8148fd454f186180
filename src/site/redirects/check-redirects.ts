import type { CompiledFile } from '../../shared/content/compiled-page.ts'
import type { Problem } from '../../shared/docs-error.ts'
import type { Redirect } from '../../shared/redirects.ts'
import { suggest } from '../../shared/text/nearest.ts'
import { missingAnchor, type Resolver } from '../links/resolve-link.ts'
import type { Moves } from './follow-rules.ts'
import { type Move, rowProblem, type Target } from './redirect-rule.ts'

/** What there is now: pages, lists, files, and the paths that lead to a landing page. */
export interface Present {
  resolver: Resolver
  landings: readonly Redirect[]
}

type Inside = Extract<Target, { kind: 'inside' }>

/** Old addresses at which there is something now, so that nobody would be led away from them. */
export function checkOldAddresses(moves: Moves, present: Present): Map<string, Problem> {
  const problems = new Map<string, Problem>()
  for (const [address, move] of moves) {
    const problem = move.anchor === undefined ? shadowedPage(move, present) : shadowedSection(move, present)
    if (problem !== undefined) problems.set(address, problem)
  }
  return problems
}

/** Whether there is something at a new address. */
export function checkNewAddress(move: Move, present: Present): Problem | undefined {
  return move.target.kind === 'inside' ? deadTarget(move, move.target, present) : undefined
}

function shadowedPage({ row, path }: Move, { resolver, landings }: Present): Problem | undefined {
  const landing = landings.find(({ from }) => from === path)
  if (landing !== undefined) {
    return rowProblem(
      row,
      `The old address \`${row.from}\` leads to \`${landing.to}\` already: it is where guides begin.`,
      'Remove the row, or choose another landing page in `docs.config.ts`.',
    )
  }
  const file = resolver.byPath.get(path)?.file ?? staticFile(path, resolver)
  if (file === undefined && !resolver.otherPaths.has(path)) return undefined
  return rowProblem(
    row,
    `The old address \`${row.from}\` is in use: ${file === undefined ? 'the build makes a page there' : `\`${file}\` is there`}.`,
    'Remove the row, or move what is there.',
  )
}

function staticFile(path: string, { staticPaths }: Resolver): string | undefined {
  const names = path.endsWith('/') ? [`${path}index.html`, `${path.slice(0, -1)}.html`] : [path]
  const found = names.find((name) => staticPaths.has(name))
  return found && `static${found}`
}

function shadowedSection({ row, path, anchor = '' }: Move, { resolver }: Present): Problem | undefined {
  const page = resolver.byPath.get(path)
  if (page === undefined || missingAnchor(anchor, page, resolver) !== undefined) return undefined
  return rowProblem(
    row,
    `The old address \`${row.from}\` is in use: \`${page.file}\` has the id \`${anchor}\`.`,
    'Remove the row, or rename the heading.',
  )
}

function deadTarget({ row }: Move, target: Inside, { resolver, landings }: Present): Problem | undefined {
  const landing = landings.find(({ from }) => from === target.path)
  if (landing !== undefined) {
    return rowProblem(
      row,
      `The old address \`${row.from}\` leads to \`${row.to}\`, which leads on.`,
      `Let it lead to \`${landing.to.slice(resolver.base.length - 1)}\` at once.`,
    )
  }
  const page = resolver.byPath.get(target.path)
  if (page !== undefined) return deadAnchor(row.to, { row, page, target, resolver })
  const isThere = [resolver.otherPaths, resolver.staticPaths, resolver.unread].some((paths) =>
    paths.has(target.path),
  )
  if (isThere) return undefined
  if (resolver.drafts.has(target.path)) {
    return rowProblem(
      row,
      `The new address \`${row.to}\` is that of a draft, which is not published.`,
      'Publish the page (remove `draft: true`), or let the row lead to another one.',
    )
  }
  const known = [...resolver.byPath.keys(), ...resolver.otherPaths, ...resolver.staticPaths]
  return rowProblem(
    row,
    `The new address \`${row.to}\` is that of no page.`,
    suggest(target.path, known, 'Add the page, or let the row lead to another one.'),
  )
}

interface Aim extends Pick<Move, 'row'> {
  page: CompiledFile
  target: Inside
  resolver: Resolver
}

function deadAnchor(to: string, { row, page, target, resolver }: Aim): Problem | undefined {
  const missing = target.hash === undefined ? undefined : missingAnchor(target.hash, page, resolver)
  if (missing === undefined) return undefined
  return rowProblem(
    row,
    `The new address \`${to}\` leads to \`${page.file}\`, which has ${missing.what} with the id \`${missing.id}\`.`,
    suggest(missing.id, missing.known, 'Correct the id, or leave it out.'),
  )
}
