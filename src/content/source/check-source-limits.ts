import type { Problem } from '../../shared/docs-error.ts'
import { checkElementLimits } from './element-limits.ts'
import { checkExpressionLimits } from './expression-limits.ts'
import { listMisplacedTags } from './list-misplaced-tags.ts'
import type { PreparedSource, TracedText } from './prepare-source.ts'
import { checkFrontMatterLimits, checkTextLimits } from './text-limits.ts'

/** Reports text that would take the compiler too long or overflow its stack, which ends the process. */
export function checkSourceLimits(source: PreparedSource, file: string, body: TracedText): Problem[] {
  const excess = [
    checkFrontMatterLimits(source.block, file),
    ...checkTextLimits(body),
    checkElementLimits(body),
    ...(file.endsWith('.mdx') ? [checkExpressionLimits(body), ...findMisplacedTags(body)] : []),
  ]
  return excess.filter((problem) => problem !== undefined)
}

const findMisplacedTags = ({ text, origin }: TracedText): Problem[] =>
  listMisplacedTags(text).map(({ name, line }) => ({
    problem: `The closing tag \`</${name}>\` is indented like the text of the list before it, so it's in that list.`,
    at: origin(line),
    fix: 'Indent it like its opening tag.',
  }))
