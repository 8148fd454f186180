import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  findNextPart,
  joinMarkdownParts,
  linkMarkdownParts,
  readMarkdownParts,
} from '../../shared/output/markdown-parts.ts'
import { splitMarkdown } from './split-markdown.ts'

const page = { title: 'A \\*B\\*', url: 'https://docs.example/x/' }

describe('splitting Markdown', () => {
  test('a short page stays whole', () => {
    expect(splitMarkdown('# A\n\nText.\n', 100)).toEqual(['# A\n\nText.\n'])
  })

  test('cuts before headings outside of code', () => {
    const code = '```sh\n\n# b\n\n# c\n```\n'
    expect(splitMarkdown(`# A\n\n${code}\n## B\n\nb\n\n## C\n\nc\n`, 30)).toEqual([
      `# A\n\n${code}`,
      '## B\n\nb\n\n## C\n\nc\n',
    ])
  })

  test('cuts a long section between its blocks, and leaves these whole', () => {
    const table = '| a |\n| --- |\n| b |\n'
    expect(splitMarkdown(`## A\n\none\n\ntwo\n\n${table}\nthree\n`, 12)).toEqual([
      '## A\n\none\n',
      'two\n',
      table,
      'three\n',
    ])
  })
})

describe('the parts of a page', () => {
  test('say where the page starts and continues', () => {
    expect(linkMarkdownParts(['# A\n\na\n', '## B\n\nb\n', '## C\n'], page)).toMatchInlineSnapshot(`
      [
        {
          "content": "# A

      a

      ---

      This page continues in [part 2 of 3](https://docs.example/x/index-2.md).
      ",
          "name": "index.md",
        },
        {
          "content": "# A \\*B\\* (part 2)

      > This page starts in [part 1 of 3](https://docs.example/x/index.md).

      ## B

      b

      ---

      This page continues in [part 3 of 3](https://docs.example/x/index-3.md).
      ",
          "name": "index-2.md",
        },
        {
          "content": "# A \\*B\\* (part 3)

      > This page starts in [part 1 of 3](https://docs.example/x/index.md).

      ## C
      ",
          "name": "index-3.md",
        },
      ]
    `)
  })

  test('one part is the page', () => {
    expect(linkMarkdownParts(['# A\n'], page)).toEqual([{ name: 'index.md', content: '# A\n' }])
  })

  test('joined, they are the page', () => {
    const block = fc.constantFrom(
      '# A\n',
      '## B\n',
      'text\n',
      '```\n\n# x\n\n```\n',
      '- a\n\n  b\n',
      '\n',
      '---\n',
    )
    fc.assert(
      fc.property(fc.array(block, { minLength: 1 }), fc.integer({ min: 4, max: 60 }), (blocks, maxBytes) => {
        const markdown = `# T\n\n${blocks.join('\n')}`
        const parts = linkMarkdownParts(splitMarkdown(markdown, maxBytes), page)
        expect(joinMarkdownParts(parts.map(({ content }) => content))).toBe(markdown)
        const files = new Map(parts.map(({ name, content }) => [`/x/${name}`, content]))
        expect(readMarkdownParts('/x/index.md', (path) => files.get(path) ?? '')).toBe(markdown)
      }),
    )
  })

  test('a page that mentions a part of another page has no next part', () => {
    expect(findNextPart('This page continues in [part 2 of 2](https://docs.example/y/index-2.md).\n')).toBe(
      undefined,
    )
  })
})
