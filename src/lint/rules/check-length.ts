import { findPageType, type LintPage, listProse, type PageRule } from '../lint-page.ts'

/** Checks that a guide doesn't have more words than its type, or its own `max_words`, allows. */
export const checkLength: PageRule = (page, { style }) => {
  const { max_words: pageLimit } = page.frontMatter
  const limit = pageLimit ?? style.types[findPageType(page) ?? '']?.max_words
  const words = countWords(page)
  if (!page.isGuide || limit === undefined || words <= limit) return []
  return [
    {
      problem: `The page has ${words} words of prose; the limit is ${limit}${pageLimit === undefined ? ` for type \`${findPageType(page)}\`` : ''}.`,
      at: { file: page.file, line: page.findKeyLine(pageLimit === undefined ? 'type' : 'max_words') },
      fix: 'Link to pages that already cover some of it, or turn lists of facts into a table.',
    },
  ]
}

/** Counts the words of the prose without code and tables. A code span counts as one word. */
function countWords(page: LintPage): number {
  return listProse(page)
    .filter(({ role }) => role === 'paragraph')
    .reduce(
      (sum, { text }) => sum + (text.match(/[\p{L}\p{N}\uFFFC][\p{L}\p{N}\uFFFC'’.,/_-]*/gu) ?? []).length,
      0,
    )
}
