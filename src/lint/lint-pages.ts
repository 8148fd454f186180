import type { Problem } from '../shared/docs-error.ts'
import {
  createLintPage,
  type LintContext,
  type LintPage,
  type LintPageSource,
  type PageRule,
  type SiteRule,
} from './lint-page.ts'
import { checkFrontMatter } from './rules/check-front-matter.ts'
import { checkHeadings } from './rules/check-headings.ts'
import { checkLabels } from './rules/check-labels.ts'
import { checkLength } from './rules/check-length.ts'
import { checkPhrases } from './rules/check-phrases.ts'
import { checkPlaceholders } from './rules/check-placeholders.ts'
import { checkRepeats } from './rules/check-repeats.ts'
import { checkTables } from './rules/check-tables.ts'
import { checkUniqueFields } from './rules/check-unique-fields.ts'
import { findDuplicates } from './rules/find-duplicates.ts'

const pageRules: readonly PageRule[] = [
  checkFrontMatter,
  checkHeadings,
  checkTables,
  checkLength,
  checkPhrases,
  checkRepeats,
  checkLabels,
  checkPlaceholders,
]
const siteRules: readonly SiteRule[] = [checkUniqueFields, findDuplicates]

/** Checks the style of pages, individually and against each other. */
export function lintPages(texts: readonly LintPageSource[], context: LintContext): Problem[] {
  const { style } = context
  const unwrittenPages = texts.filter((page) => isUnwritten(page, style.unwritten))
  const pages: LintPage[] = texts
    .filter((page) => !unwrittenPages.includes(page))
    .flatMap((page) => createLintPage(page, style) ?? [])
  return [
    ...unwrittenPages.map(({ file }) => ({
      problem: "The page isn't written yet.",
      at: { file, line: undefined },
      fix: `Write it and remove \`${style.unwritten}\`.`,
    })),
    ...pages.flatMap((page) => pageRules.flatMap((check) => check(page, context))),
    ...siteRules.flatMap((check) => check(pages, context)),
  ]
}

const isUnwritten = ({ text }: LintPageSource, mark: string | undefined): boolean =>
  mark !== undefined && text.includes(mark)
