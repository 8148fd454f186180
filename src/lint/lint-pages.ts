import type { Problem } from '../shared/docs-error.ts'
import { checkClosingLinks } from './finished-pages/check-closing-links.ts'
import { checkConsoleTabs } from './finished-pages/check-console-tabs.ts'
import { checkCosts } from './finished-pages/check-costs.ts'
import { checkReadPrompts } from './finished-pages/check-read-prompts.ts'
import { checkResults } from './finished-pages/check-results.ts'
import { findRepeatedParagraphs } from './finished-pages/find-repeated-paragraphs.ts'
import {
  createLintPage,
  type FinishedRule,
  isFinished,
  type LintContext,
  type LintPage,
  type LintPageSource,
  type PageRule,
  type SiteRule,
} from './lint-page.ts'
import { checkFrontMatter } from './rules/check-front-matter.ts'
import { checkHeadingOrder } from './rules/check-heading-order.ts'
import { checkLabels } from './rules/check-labels.ts'
import { checkLength } from './rules/check-length.ts'
import { checkPhrases, findPhrasesToAvoid } from './rules/check-phrases.ts'
import { checkPlaceholders } from './rules/check-placeholders.ts'
import { checkRepeatedWords } from './rules/check-repeated-words.ts'
import { checkTables } from './rules/check-tables.ts'
import { checkUniqueFields } from './rules/check-unique-fields.ts'
import { checkWarnings } from './rules/check-warnings.ts'
import { findSimilarPages } from './rules/find-similar-pages.ts'

const pageRules: readonly PageRule[] = [
  checkFrontMatter,
  checkHeadingOrder,
  checkTables,
  checkLength,
  checkPhrases,
  checkRepeatedWords,
  checkLabels,
  checkPlaceholders,
  checkWarnings,
]
const finishedRules: readonly FinishedRule[] = [
  checkConsoleTabs,
  checkResults,
  checkCosts,
  checkClosingLinks,
  checkReadPrompts,
  (page, _, { phrases }) => findPhrasesToAvoid(page, phrases),
]
const siteRules: readonly SiteRule[] = [checkUniqueFields, findSimilarPages, findRepeatedParagraphs]

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
    ...pages.flatMap((page) => lintFinishedPage(page, context)),
    ...siteRules.flatMap((check) => check(pages, context)),
  ]
}

function lintFinishedPage(page: LintPage, context: LintContext): Problem[] {
  const { finished } = context.style
  if (finished === undefined || !isFinished(page, finished)) return []
  return finishedRules.flatMap((check) => check(page, context, finished))
}

const isUnwritten = ({ text }: LintPageSource, mark: string | undefined): boolean =>
  mark !== undefined && text.includes(mark)
