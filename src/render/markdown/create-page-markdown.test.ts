import { expect, test } from 'vitest'
import { sampleSite, sampleSitePage } from '../../../tests/unit/sample-values.ts'
import { createPageMarkdown } from './create-page-markdown.ts'

test('[F-003] the Markdown of a page has title, description, text, footnotes, and its source', () => {
  const { view } = sampleSitePage('x', {})
  const notes = new Map([
    ['1', 'One.\n\n- a'],
    ['term-node', 'node: A server.'],
  ])
  const body = { text: 'Text[^1] about a node[^term-node].', notes }
  expect(createPageMarkdown({ view: { ...view, title: 'A *B*' }, body }, sampleSite)).toMatchInlineSnapshot(`
    "# A \\*B\\*

    > About X.

    Text[^1] about a node[^term-node].

    [^1]: One.

        - a
    [^term-node]: node: A server.

    ---

    Source: https://docs.example/docs/x/
    "
  `)
})

test('a page without description and text is only a title', () => {
  const view = { title: 'X', description: '', url: '/x/' }
  const body = { text: '', notes: new Map<string, string>() }
  expect(createPageMarkdown({ view, body }, sampleSite)).toBe(
    '# X\n\n---\n\nSource: https://docs.example/x/\n',
  )
})
