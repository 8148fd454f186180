import { describe, expect, test } from 'vitest'
import { compileSource } from '../../../tests/unit/compile-source.ts'
import { catchProblems } from '../../../tests/unit/problems-of.ts'

const headings = (source: string): { depth: number; id: string; text: string }[] =>
  compileSource(source).page.headings

describe('ids', () => {
  test.each([
    ['## Resize a node', 'resize-a-node', 'Resize a node'],
    ['### API & CLI', 'api--cli', 'API & CLI'],
    ['## The `--force` flag', 'the---force-flag', 'The --force flag'],
    ['## A [link](https://a.example)', 'a-link', 'A link'],
    ['## **Bold** move', 'bold-move', 'Bold move'],
    ['## Größe', 'größe', 'Größe'],
    ['## 1. First', '1-first', '1. First'],
    ['## Chosen {#own-id}', 'own-id', 'Chosen'],
    ['Setext\n---', 'setext', 'Setext'],
  ])('%j has the id %j', (source, id, text) => {
    expect(headings(source)).toMatchObject([{ id, text }])
  })

  test('headings with the same text get numbers, in order', () => {
    expect(headings('## Create\n\n### Create\n\n## Create').map(({ id }) => id)).toEqual([
      'create',
      'create-1',
      'create-2',
    ])
  })

  test('a duplicate custom ID is reported at its second use', () => {
    expect(catchProblems(() => headings('## A {#same}\n\ntext\n\n## B {#same}'))).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:5
        The heading id \`same\` is used twice on this page.
        Give one of the headings another id: \`## Heading {#other-id}\`."
    `)
  })

  test('an escaped brace at the end that would be lost is reported', () => {
    expect(catchProblems(() => headings('## Read $\\{env:NAME}'))).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:1
        \`{env:NAME}\` is read as attributes of the heading, and isn't shown.
        Escape both braces: \`\\{env:NAME\\}\`. An ID needs none: \`{#id}\`."
    `)
    expect(headings('## Read $\\{env:NAME\\}')).toMatchObject([{ text: 'Read ${env:NAME}' }])
    expect(headings('## Read $\\{name}')).toMatchObject([{ text: 'Read ${name}' }])
  })

  test('a custom ID that equals a generated one is reported', () => {
    expect(catchProblems(() => headings('## A {#b}\n\n## B'))).toContain('The heading id `b` is used twice')
  })
})

test('the first level-one heading is the title, and later ones have the second level', () => {
  const { page, html } = compileSource('# Title\n\nText\n\n# Part\n\nText')
  expect(page.headings).toEqual([{ depth: 2, id: 'part', text: 'Part' }])
  expect(html).toContain('<h2 id="part">Part')
  expect(html).not.toContain('Title')
})

test('a heading links to itself, with a name for screen readers', () => {
  expect(compileSource('## Sizes & "limits"').html).toMatchInlineSnapshot(
    `"<h2 id="sizes--limits">Sizes &amp; "limits" <a class="heading-anchor" href="#sizes--limits" aria-label="Direct link to Sizes &amp; &quot;limits&quot;"></a></h2>"`,
  )
})

test('headings are recorded in document order with their depth', () => {
  expect(headings('## A\n\n#### B\n\n### C').map(({ depth, text }) => [depth, text])).toEqual([
    [2, 'A'],
    [4, 'B'],
    [3, 'C'],
  ])
})

test('blocks in a heading are separate words of its text, and its ID stays', () => {
  expect(headings('### <div>Key</div>**`word`** <div>iOS</div>')).toEqual([
    { depth: 3, id: 'keyword-ios', text: 'Key word iOS' },
  ])
})

test('headings inside components and admonitions are recorded', () => {
  const source = '<Details summary="More">\n\n## Inside\n\n</Details>\n\n:::note\n\n### Noted\n\n:::'
  expect(headings(source).map(({ id }) => id)).toEqual(['inside', 'noted'])
})

describe('a level-one heading', () => {
  test('is the title of the page, which the shell prints', () => {
    const { page, html } = compileSource('# My **page**\n\nText')
    expect(page.title).toBe('My page')
    expect(html).toBe('<p>Text</p>')
  })

  test('is the first of two', () => {
    expect(compileSource('# One\n\n# Two').page.title).toBe('One')
  })

  test('is replaced by the title of the front matter', () => {
    expect(compileSource('---\ntitle: Given\n---\n\n# Written').page.title).toBe('Given')
  })
})
