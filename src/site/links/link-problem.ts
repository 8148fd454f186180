import type { DocsConfig } from '../../shared/config/config.ts'
import type { SourceLink } from '../../shared/content/source-link.ts'
import type { Problem } from '../../shared/docs-error.ts'

/** A problem, and the configuration option that sets its severity. Refused files always fail the build. */
export interface LinkProblem extends Problem {
  kind: 'brokenLinks' | 'brokenMarkdownLinks' | 'brokenAnchors' | 'refusedFiles'
}

/** Creates a problem at the line of a link or an image. */
export function createLinkProblem(
  kind: LinkProblem['kind'],
  { file, line }: SourceLink,
  { problem, fix, repair }: Omit<Problem, 'at'>,
): LinkProblem {
  return { kind, problem, at: { file, line }, fix, repair }
}

/** Filters problems by the level that the configuration sets for their kind. */
export function filterByLevel(
  problems: readonly LinkProblem[],
  level: 'warn' | 'fail',
  levels: Pick<DocsConfig['docs'], 'brokenLinks' | 'brokenMarkdownLinks' | 'brokenAnchors'>,
): LinkProblem[] {
  return problems.filter(({ kind }) => (kind === 'refusedFiles' ? 'fail' : levels[kind]) === level)
}
