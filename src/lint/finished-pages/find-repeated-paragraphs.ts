import type { SourceLocation } from '../../shared/docs-error.ts'
import { codeMark } from '../blocks.ts'
import { isFinished, type LintContext, type LintPage, type SiteRule } from '../lint-page.ts'
import type { FinishedStyle } from '../style-guide.ts'

/**
 * Finds paragraphs of finished pages that are on too many pages. Text of partials and fixed sentences of the catalog
 * don't count, and neither do short prerequisites.
 */
export const findRepeatedParagraphs: SiteRule = (pages, context) => {
  const { finished } = context.style
  if (finished === undefined) return []
  const paragraphs = pages.map((page) => ({ page, texts: listParagraphs(page, finished, context) }))
  const counts = new Map<string, number>()
  for (const { texts } of paragraphs)
    for (const text of texts.keys()) counts.set(text, (counts.get(text) ?? 0) + 1)
  return paragraphs
    .filter(({ page }) => isFinished(page, finished))
    .flatMap(({ texts }) =>
      [...texts]
        .filter(([text]) => (counts.get(text) ?? 0) > finished.repeats.max_pages)
        .map(([text, at]) => ({
          problem: `${counts.get(text)} pages contain the paragraph "${text.slice(0, 60)}".`,
          at,
          fix: 'Keep it on one page and link to it, or move it into a shared partial.',
        })),
    )
}

/** Lists the paragraphs of a page that count, each with its first place. */
function listParagraphs(
  page: LintPage,
  { repeats }: FinishedStyle,
  { catalog }: LintContext,
): Map<string, SourceLocation> {
  const fixed = Object.values(catalog.get('fixed')?.rows ?? {}).map(({ text }) => String(text))
  const paragraphs = new Map<string, SourceLocation>()
  let heading = ''
  for (const block of page.blocks) {
    if (block.kind === 'heading' && block.depth === 2) heading = block.text
    if (block.kind !== 'prose' || block.role !== 'paragraph') continue
    const text = block.withCode.replace(/\s+/g, ' ').trim()
    const at = block.locateOffset(0)
    const isPrerequisite = heading === repeats.prerequisites && text.length <= repeats.max_prerequisite_length
    const isShort = text.split(' ').length < repeats.min_words
    // A component prints something else on each page.
    if (at.file !== page.file || isPrerequisite || isShort || text.includes(codeMark) || fixed.includes(text))
      continue
    if (!paragraphs.has(text)) paragraphs.set(text, at)
  }
  return paragraphs
}
