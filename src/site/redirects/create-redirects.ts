import type { DocsConfig } from '../../shared/config/config.ts'
import type { Problem } from '../../shared/docs-error.ts'
import { type Redirect, redirectFile } from '../../shared/redirects.ts'
import { checkNewAddress, checkOldAddresses, type Present } from './check-redirects.ts'
import { checkHop, type Moves } from './follow-rules.ts'
import { localizeMoves } from './localize-redirects.ts'
import type { ReadMoves } from './read-redirects.ts'
import { placeSections } from './section-redirects.ts'

/** What becomes of the redirect table. */
export interface Redirects {
  /** Old paths. */
  pages: Redirect[]
  /** New addresses of sections: by the path of the page where readers look for them, and by id. */
  sections: ReadonlyMap<string, Record<string, string>>
  problems: Problem[]
}

/** Some hosts read rules from a file of the output; a site cannot have one of its own beside the table. */
function checkRulesFile({ moves }: ReadMoves, { resolver, landings }: Present): Problem[] {
  if (moves.size + landings.length === 0 || !resolver.staticPaths.has('/_redirects')) return []
  return [
    {
      problem: 'The build writes the file `_redirects` itself.',
      at: { file: 'static/_redirects', line: undefined },
      fix: `Move its rules to \`${redirectFile}\`.`,
    },
  ]
}

/** Checks every row of the table and makes redirects of them, for all languages. */
export function createRedirects(
  read: ReadMoves,
  config: Pick<DocsConfig, 'locales'>,
  present: Present,
): Redirects {
  const shadowed = checkOldAddresses(read.moves, present)
  // What is there now leads nobody on: rows for it count no more.
  const moves: Moves = new Map([...read.moves].filter(([address]) => !shadowed.has(address)))
  const placed = placeSections(moves, present)
  const whole = [...moves.values()].filter(({ anchor }) => anchor === undefined)
  const pages = localizeMoves(whole, config, present)
  const sections = new Map<string, Record<string, string>>()
  for (const { move, path, to } of localizeMoves(placed.sections, config, present)) {
    sections.set(path, { ...sections.get(path), [move.anchor ?? '']: to })
  }
  const targets = [...moves.values()].map((move) => checkHop(move, moves) ?? checkNewAddress(move, present))
  return {
    pages: pages.map(({ move, path, to, locale }) => ({
      from: path,
      to,
      locale,
      hasHtmlName: move.hasHtmlName,
    })),
    sections,
    problems: [
      ...read.problems,
      ...checkRulesFile(read, present),
      ...shadowed.values(),
      ...placed.problems,
      ...targets.filter((problem) => problem !== undefined),
    ],
  }
}
