import type { Problem } from '../../shared/docs-error.ts'
import type { LintContext, LintPage } from '../lint-page.ts'
import type { FinishedStyle } from '../style-guide.ts'

/** Checks a finished page. */
export type FinishedRule = (page: LintPage, context: LintContext, style: FinishedStyle) => Problem[]
