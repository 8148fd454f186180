import { expect, test } from 'vitest'
import { reviewText, sampleStyle } from '../../../tests/unit/review-text.ts'
import { formatProblems } from '../../shared/docs-error.ts'
import { checkUniqueFields } from './check-unique-fields.ts'

const style = sampleStyle()
const check = (pages: Record<string, string>): string =>
  formatProblems(
    checkUniqueFields(
      Object.entries(pages).map(([file, frontMatter]) =>
        reviewText('', { file: `content/docs/${file}`, frontMatter }),
      ),
      { style, labels: undefined, catalog: new Map() },
    ),
  )

test('reports the same title or description within an area', () => {
  expect(
    check({ 'a/one.mdx': 'title: Connect\ndescription: X.', 'a/two.mdx': 'title: connect\ndescription: X.' }),
  ).toMatchInlineSnapshot(`
    "content/docs/a/two.mdx:2
      The title "connect" is also the title of \`content/docs/a/one.mdx\`.
      Write a title that applies only to this page.

    content/docs/a/two.mdx:3
      The description "X." is also the description of \`content/docs/a/one.mdx\`.
      Write a description that applies only to this page."
  `)
})

test('accepts the same title in different areas', () => {
  expect(check({ 'a/one.mdx': 'title: Connect', 'b/two.mdx': 'title: Connect' })).toBe('')
})
