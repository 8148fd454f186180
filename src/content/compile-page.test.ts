import { describe, expect, test } from 'vitest'
import { compileSource } from '../../tests/unit/compile-source.ts'
import { catchProblems } from '../../tests/unit/problems-of.ts'
import { createTemporaryFolder } from '../../tests/unit/temporary-folder.ts'

const page = (source: string, file?: string): ReturnType<typeof compileSource>['page'] =>
  compileSource(source, file === undefined ? {} : { file }).page

describe('title', () => {
  test.each([
    ['---\ntitle: Given\n---\n# Written', 'Given'],
    ['# Written\n\ntext', 'Written'],
    ['text', 'Resize a node'],
  ])('of %j is %s', (source, title) => {
    expect(page(source, 'content/docs/node/02-resize_a-node.mdx').title).toBe(title)
  })

  test('of a folder page without a title is the name of the folder', () => {
    expect(page('text', 'content/docs/load-balancer/index.mdx').title).toBe('Load balancer')
  })
})

describe('description', () => {
  test.each([
    ['---\ndescription: Given.\n---\nText.', 'Given.'],
    ['First **bold** `code` [link](./a.mdx).\nSecond line.\n\nNext.', 'First bold code link. Second line.'],
    ['## Heading\n\nText.', 'Text.'],
    ["import Tabs from '@theme/Tabs'\n\nText.", 'Text.'],
    ['```js title="a"\nconst a = 1\n\nb()\n```\n\nText.', 'Text.'],
    ['~~~\ncode\n~~~\n\nText.', 'Text.'],
    [':::note\nMind this.\n:::\n\nText.', 'Mind this.'],
    ['A <Term id="crn">CRN</Term> x.', 'A CRN x.'],
    ['Note[^1] this.\n\n[^1]: a', 'Note this.'],
    ['[r]: ./a.mdx\n\nText.', 'Text.'],
    ['- a list', ''],
    ['[Start here](./a.mdx) to begin.', 'Start here to begin.'],
    ['Set `MAX_SIZE` to _half_ of vm_size.', 'Set MAX_SIZE to half of vm_size.'],
    ['* a list\n\n1. more\n\nأنشئ عقدة.', 'أنشئ عقدة.'],
    ['24 hours later.', '24 hours later.'],
  ])('of %j is %j', (source, description) => {
    expect(page(source).description).toBe(description)
  })

  test('is cut between words after 160 characters', () => {
    const { description } = page('word '.repeat(60))
    expect(description.length).toBeLessThanOrEqual(160)
    expect(description).toMatch(/word…$/)
  })
})

describe('id and path', () => {
  test.each([
    ['Text', 'content/docs/01-node/02-resize.mdx', { id: 'node/resize', path: '/docs/node/resize/' }],
    [
      '---\nid: change\n---\nText',
      'content/docs/node/resize.mdx',
      { id: 'node/change', path: '/docs/node/resize/' },
    ],
    [
      '---\nslug: /change\n---\nText',
      'content/docs/node/resize.mdx',
      { id: 'node/resize', path: '/docs/change/' },
    ],
    ['Text', 'content/docs/node/index.md', { id: 'node/index', path: '/docs/node/' }],
  ])('of %j in %s are %j', (source, file, expected) => {
    expect(page(source, file)).toMatchObject({ ...expected, file })
  })
})

describe('front matter', () => {
  test('counts in the line numbers of problems', () => {
    const source = '---\ntitle: A\n---\n\nText\n\n<Nope />'
    expect(catchProblems(() => page(source))).toContain('content/docs/guide/page.mdx:7')
  })

  test('may be empty, or have Windows line endings', () => {
    expect(page('---\n---\nText').title).toBe('Page')
    expect(page('---\r\ntitle: A\r\n---\r\n\r\nText\r\n').title).toBe('A')
  })

  test('a thematic break later in the page is not front matter', () => {
    expect(compileSource('Text\n\n---\n\ntitle: A').html).toContain('<hr>')
  })

  test('has its variables replaced', () => {
    const variables = new Map([['brand.name', 'Acme']])
    expect(compileSource('---\ntitle: "{{brand.name}} nodes"\n---\n\nText', { variables }).page.title).toBe(
      'Acme nodes',
    )
  })
})

describe('mistakes', () => {
  test('an unclosed tag is reported with its line', () => {
    expect(catchProblems(() => page('Text\n\n<Tabs>\n\nmore'))).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:3
        The MDX is invalid: Expected a closing tag for \`<Tabs>\`.
        Close every tag, and write literal \`<\` and \`{\` in code or as \`&lt;\` and \`\\{\`."
    `)
  })

  test('an invalid expression is reported', () => {
    expect(catchProblems(() => page('Text\n\nUse {a b} here'))).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:3
        The MDX is invalid: Could not parse expression with oxc: Expected \`,\` or \`)\` but found \`Identifier\`.
        Close every tag, and write literal \`<\` and \`{\` in code or as \`&lt;\` and \`\\{\`."
    `)
  })

  test('an autolink in angle brackets is reported with the MDX syntax', () => {
    expect(catchProblems(() => page('See <https://a.example>.'))).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:1
        The MDX is invalid: Unexpected character after \`<\`, expected a valid JSX tag (note: to create a link in MDX, use \`[text](url)\`).
        Close every tag, and write literal \`<\` and \`{\` in code or as \`&lt;\` and \`\\{\`."
    `)
  })

  test('a syntax error in a partial is reported in the partial', () => {
    const root = createTemporaryFolder({ 'content/docs/guide/_p.mdx': 'fine\n\n<Tabs>' })
    const source = "import P from './_p.mdx'\n\n<P />\n\nmore"
    expect(catchProblems(() => compileSource(source, { root }))).toContain('content/docs/guide/_p.mdx:3')
  })

  test('variables, partials and components are reported together, in the order of lines', () => {
    const source = "import P from './_p.mdx'\n\n<P />\n\n{{brand.nope}}\n\n<Nope />"
    const text = catchProblems(() => compileSource(source, { variables: new Map([['brand.name', 'Acme']]) }))
    expect(text.match(/page\.mdx:\d+/g)).toEqual(['page.mdx:3', 'page.mdx:5', 'page.mdx:7'])
  })
})

test('the Markdown version of a page contains variables and partials, but no imports or front matter', () => {
  const root = createTemporaryFolder({ 'content/docs/guide/_p.mdx': 'Part' })
  const source = "---\ntitle: A\n---\nimport P from './_p.mdx'\n\n<P />\n\n{{brand.name}}"
  expect(compileSource(source, { root, variables: new Map([['brand.name', 'Acme']]) }).markdown).toBe(
    'Part\n\nAcme',
  )
})

test('the Markdown version of a page keeps imports in code', () => {
  const source = "import Tabs from '@theme/Tabs'\n\n```python\nimport os\n```\n"
  expect(compileSource(source).markdown).toBe('```python\nimport os\n```')
})

test('compiling a page twice returns the same result', () => {
  const source = '## A\n\n```js\na()\n```\n\n<Tabs>\n<TabItem value="a">x</TabItem>\n</Tabs>'
  expect(compileSource(source)).toEqual(compileSource(source))
})

describe('an outline', () => {
  test.each([
    ['---\ntitle: Given\nslug: /given\nsidebar_position: 2\n---\n# Written\n\nText.'],
    ['```sh\n# comment\n```\n\n# Written **as** `code`\n\n## More\n\nText.'],
    ['Text.'],
  ])('of %j has the address, the title, and the front matter of the page', (source) => {
    const { page, outline } = compileSource(source)
    for (const key of ['id', 'path', 'title', 'frontMatter'] as const) expect(outline[key]).toEqual(page[key])
    expect([outline.headings, outline.links]).toEqual([[], []])
  })
})
