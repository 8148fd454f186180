import { expect, test } from 'vitest'
import { reviewText, sampleFinished, sampleStyle } from '../../../tests/unit/review-text.ts'
import { formatProblems } from '../../shared/docs-error.ts'
import type { LintContext } from '../lint-page.ts'
import { findRepeatedParagraphs } from './find-repeated-paragraphs.ts'

const fixed = { title: 'Fixed', columns: [], rows: { deletion: { text: 'Deletion cannot be undone.' } } }
const catalog: LintContext['catalog'] = new Map([['fixed', fixed]])

/** Returns the problems of three pages with the same text. */
function check(
  text: string,
  { applies = ['**'], files }: { applies?: string[]; files?: string[] } = {},
): string {
  const style = sampleStyle({ finished: { ...sampleFinished, applies } })
  const pages = ['a', 'b', 'c'].map((name) =>
    reviewText(text, { style, file: `content/docs/${name}.mdx`, ...(files && { files }) }),
  )
  return formatProblems(findRepeatedParagraphs(pages, { style, labels: undefined, catalog }))
}

test('reports a paragraph on more pages than allowed, on finished pages', () => {
  expect(check('Some other paragraph of text.', { applies: ['docs/b.mdx'] })).toMatchInlineSnapshot(`
    "content/docs/b.mdx:1
      3 pages contain the paragraph "Some other paragraph of text.".
      Keep it on one page and link to it, or move it into a shared partial."
  `)
})

test.each([
  ['three short words', 'Select it now.'],
  ['a fixed sentence', 'Deletion cannot be undone.'],
  ['a short prerequisite', '## Before you start\n\n- [Set up](./a.mdx) the tool first.'],
  ['a component, which differs', 'Find the ID with <ApiLink id="x" /> first.'],
])('accepts %s', (_, text) => {
  expect(check(text)).toBe('')
})

test('accepts the text of a partial', () => {
  expect(check('Some other paragraph of text.', { files: ['content/docs/_part.mdx'] })).toBe('')
})

test('reports a long prerequisite', () => {
  const text = 'Before you do any of this, you must read several other pages.'
  expect(check(`## Before you start\n\n- ${text}`)).toContain('3 pages contain the paragraph')
})
