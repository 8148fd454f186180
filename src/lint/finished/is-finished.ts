import { posix } from 'node:path'
import type { LintPageSource } from '../lint-page.ts'
import type { FinishedStyle } from '../style-guide.ts'

/** Whether the rules for finished pages apply to a page. */
export const isFinished = (
  { file }: Pick<LintPageSource, 'file'>,
  { applies }: Pick<FinishedStyle, 'applies'>,
): boolean => applies.some((glob) => posix.matchesGlob(file, posix.join('content', glob)))
