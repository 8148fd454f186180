import { expect, test } from 'vitest'
import { reviewText, sampleStyle } from '../../../tests/unit/review-text.ts'
import { formatProblems } from '../../shared/docs-error.ts'
import { findSimilarPages } from './find-similar-pages.ts'

const style = sampleStyle({ max_shared_prose: 0.6 })
const words = (prefix: string, count: number): string =>
  Array.from({ length: count }, (_, index) => `${prefix}${index}`).join(' ')
const check = (texts: readonly string[], files?: readonly string[]): string =>
  formatProblems(
    findSimilarPages(
      texts.map((text, index) =>
        reviewText(text, { file: `content/docs/${index}.mdx`, ...(files && { files }) }),
      ),
      { style, labels: undefined, catalog: new Map() },
    ),
  )

test('reports pages that share most of their prose once per pair', () => {
  const shared = words('same', 80)
  expect(check([`${shared} ${words('a', 20)}`, `${shared} ${words('b', 20)}`])).toMatchInlineSnapshot(`
    "content/docs/1.mdx
      79% of the prose is also in \`content/docs/0.mdx\`.
      Keep the text on one page and link to it, or move it into a shared partial."
  `)
})

test('accepts pages that share some of it', () => {
  const shared = words('same', 40)
  expect(check([`${shared} ${words('a', 60)}`, `${shared} ${words('b', 60)}`])).toBe('')
})

test('ignores text of partials', () => {
  const shared = words('same', 80)
  expect(check([shared, shared], ['content/docs/_part.mdx'])).toBe('')
})

test('does not compare short pages', () => {
  expect(check([words('same', 20), words('same', 20)])).toBe('')
})
