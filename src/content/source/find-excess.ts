import type { Problem } from '../../shared/docs-error.ts'
import { findElementExcess } from './element-limits.ts'
import { findExpressionExcess } from './expression-limits.ts'
import type { PreparedSource, TracedText } from './prepare-source.ts'
import { findFrontMatterExcess, findTextExcess } from './text-limits.ts'

/** Reports text that would take the compiler too long or overflow its stack, which ends the process. */
export function findExcess(source: PreparedSource, file: string, body: TracedText): Problem[] {
  const excess = [
    findFrontMatterExcess(source.block, file),
    ...findTextExcess(body),
    findElementExcess(body),
    file.endsWith('.mdx') ? findExpressionExcess(body) : undefined,
  ]
  return excess.filter((problem) => problem !== undefined)
}
