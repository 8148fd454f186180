import { expect, test } from 'vitest'
import { reviewText, sampleFinished, sampleStyle } from '../../tests/unit/review-text.ts'
import { formatProblems } from '../shared/docs-error.ts'
import { lintPages } from './lint-pages.ts'

test('reports a page that is not written yet only as such', () => {
  const style = sampleStyle({ unwritten: '{/* unwritten */}', required_keys: ['title'] })
  const pages = [
    reviewText('{/* unwritten */}\n\nText', { file: 'content/docs/a.mdx' }),
    reviewText('Text', { file: 'content/docs/b.mdx' }),
  ]
  expect(
    formatProblems(lintPages(pages, { style, labels: undefined, catalog: new Map() })),
  ).toMatchInlineSnapshot(`
    "content/docs/a.mdx
      The page isn't written yet.
      Write it and remove \`{/* unwritten */}\`.

    content/docs/b.mdx:1
      The front matter has no \`title\`.
      Add \`title\` to the block at the top of the page."
  `)
})

test('applies rules for finished pages to those that the style guide lists', () => {
  const phrases = [{ avoid: ['these docs'], write: 'the fact' }]
  const style = sampleStyle({ finished: { ...sampleFinished, applies: ['docs/new/**'], phrases } })
  const pages = ['new/a', 'old/b'].map((name) =>
    reviewText('These docs say nothing.', { file: `content/docs/${name}.mdx`, style }),
  )
  expect(
    formatProblems(lintPages(pages, { style, labels: undefined, catalog: new Map() })),
  ).toMatchInlineSnapshot(`
    "content/docs/new/a.mdx:1
      The text contains "These docs".
      Write: the fact."
  `)
})
