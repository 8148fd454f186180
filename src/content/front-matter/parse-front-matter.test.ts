import { describe, expect, test } from 'vitest'
import { catchProblems } from '../../../tests/unit/problems-of.ts'
import { createDefaultFrontMatter, parseFrontMatter } from './parse-front-matter.ts'

const parse = (...lines: string[]): ReturnType<typeof parseFrontMatter> =>
  parseFrontMatter(lines.join('\n'), 'a.mdx')
const problems = (...lines: string[]): string => catchProblems(() => parse(...lines))

describe('supported keys', () => {
  test('a page without front matter has every key, with its default', () => {
    const { hide_title, toc_min_heading_level, toc_max_heading_level, tags, draft, title } =
      createDefaultFrontMatter('a.mdx')
    expect({ hide_title, toc_min_heading_level, toc_max_heading_level, tags, draft, title }).toEqual({
      hide_title: false,
      toc_min_heading_level: 2,
      toc_max_heading_level: 3,
      tags: [],
      draft: false,
      title: undefined,
    })
  })

  test.each([
    ['title: Resize a node', { title: 'Resize a node' }],
    ['title: "Ports: 80"', { title: 'Ports: 80' }],
    ['sidebar_position: 2.5', { sidebar_position: 2.5 }],
    ['sidebar_position: -1', { sidebar_position: -1 }],
    ['displayed_sidebar: null', { displayed_sidebar: null }],
    ['pagination_next: null', { pagination_next: null }],
    ['pagination_prev: myaccount/node/index', { pagination_prev: 'myaccount/node/index' }],
    ['custom_edit_url: null', { custom_edit_url: null }],
    ['slug: /', { slug: '/' }],
    ['tags: [a, b]', { tags: ['a', 'b'] }],
    ['keywords:\n  - a\n  - b', { keywords: ['a', 'b'] }],
    ['reviewed: 2026-11-21', { reviewed: '2026-11-21' }],
    [
      'last_update:\n  date: 2026-11-21\n  author: Ada',
      { last_update: { date: '2026-11-21', author: 'Ada' } },
    ],
    ['last_update:\n  date: 2026-11-21T10:30', { last_update: { date: '2026-11-21' } }],
    ['last_update:\n  author: Ada', { last_update: { author: 'Ada' } }],
    ['title: A\nimage: ./a.png', { image: { href: './a.png', file: 'a.mdx', line: 3 } }],
    ['type: how-to', { type: 'how-to' }],
    ['# only a comment', {}],
    ['', {}],
  ])('%j is accepted', (block, expected) => {
    expect(parse(block)).toMatchObject(expected)
  })
})

test.each([
  ['authors: ada', ['ada']],
  ['authors: [ada, bob]', ['ada', 'bob']],
  ['date: 2026-03-14', []],
])('a post with %j has the authors %j', (block, authors) => {
  expect(parseFrontMatter(block, 'a.mdx', 'blogPost').authors).toEqual(authors)
})

describe('mistakes', () => {
  test('an unknown key near a known one gets a suggestion, and its line in the file', () => {
    expect(problems('title: A', 'sidebar_postion: 2')).toMatchInlineSnapshot(`
      "a.mdx:3
        \`sidebar_postion\` is not a known key.
        Did you mean \`sidebar_position\`?"
    `)
  })

  test('an unknown key without a similar one gets the list of known keys', () => {
    expect(problems('zzzzzzzzzzzz: 2')).toMatchInlineSnapshot(`
      "a.mdx:2
        \`zzzzzzzzzzzz\` is not a known key.
        Known keys: id, title, title_meta, description, keywords, questions, image, slug, sidebar_label, icon, sidebar_position, displayed_sidebar, hide_title, hide_table_of_contents, toc_min_heading_level, toc_max_heading_level, pagination_label, pagination_prev, pagination_next, custom_edit_url, last_update, sidebar_class_name, sidebar_custom_props, tags, draft, unlisted, layout, type, reviewed, max_words, api, cli, terraform, sdk."
    `)
  })

  test('a key in the wrong case is unknown, and the correct one is suggested', () => {
    expect(problems('Title: A')).toMatchInlineSnapshot(`
      "a.mdx:2
        \`Title\` is not a known key.
        Did you mean \`title\`?"
    `)
  })

  test('values of the wrong type are reported with their line', () => {
    expect(
      problems('title: 7', 'draft: "yes"', 'tags: a', 'toc_max_heading_level: 9'),
    ).toMatchInlineSnapshot(`
      "a.mdx:2
        \`title\` is \`7\`.
        It must be a text.

      a.mdx:3
        \`draft\` is \`"yes"\`.
        It must be \`true\` or \`false\`.

      a.mdx:4
        \`tags\` is \`"a"\`.
        It must be a list.

      a.mdx:5
        \`toc_max_heading_level\` is \`9\`.
        It must be at most 6."
    `)
  })

  test('an unknown page type shows the allowed ones', () => {
    expect(problems('type: guide')).toMatchInlineSnapshot(`
      "a.mdx:2
        \`type\` is \`"guide"\`.
        It must be one of \`overview\`, \`quickstart\`, \`how-to\`, \`concept\`, \`reference\`, \`tutorial\`, \`troubleshooting\`, \`faq\`, \`release-notes\`."
    `)
  })

  test('a slug or ID that is invalid in a URL is rejected', () => {
    expect(problems('slug: /a b#c', 'id: a/b')).toMatchInlineSnapshot(`
      "a.mdx:2
        \`slug\` is \`"/a b#c"\`.
        It must be a path without spaces, "#", "?" and "%".

      a.mdx:3
        \`id\` is \`"a/b"\`.
        It must not have a slash or a space."
    `)
  })

  test('an invalid date is rejected, also in a nested object', () => {
    expect(problems('reviewed: last week', 'last_update:', '  date: 3 May')).toMatchInlineSnapshot(`
      "a.mdx:2
        \`reviewed\` is \`"last week"\`.
        It must be a date such as 2026-11-21.

      a.mdx:4
        \`last_update.date\` is \`"3 May"\`.
        It must be a date such as 2026-11-21."
    `)
  })

  test.each(['2026-13-45', '2026-02-31', '2026-03-14 nonsense'])('the day %s does not exist', (date) => {
    expect(problems('title: A', 'last_update:', `  date: ${date}`)).toBe(
      `a.mdx:4\n  \`last_update.date\` is \`"${date}"\`.\n  It must be a date such as 2026-11-21.`,
    )
    expect(problems(`reviewed: ${date}`)).toContain(`a.mdx:2\n  \`reviewed\` is \`"${date}"\`.`)
    expect(catchProblems(() => parseFrontMatter(`date: ${date}`, 'a.mdx', 'blogPost'))).toContain('a.mdx:2')
  })

  test('the last update has only a day and an author', () => {
    expect(problems('last_update:', '  autor: Ada', '  date: 2026-11-21')).toMatchInlineSnapshot(`
      "a.mdx:3
        \`last_update.autor\` is not a known key.
        Did you mean \`author\`?"
    `)
    expect(problems('last_update: {}')).toMatchInlineSnapshot(`
      "a.mdx:2
        \`last_update\` is \`{}\`.
        It must have a \`date\` or an \`author\`."
    `)
  })

  test('Docusaurus keys without an effect are reported with a fix', () => {
    const lines = ['sidebar_class_name: red', 'sidebar_custom_props: {}', 'parse_number_prefixes: false']
    expect(problems(...lines)).toMatchInlineSnapshot(`
      "a.mdx:4
        \`parse_number_prefixes\` is not a known key.
        Remove it. A number before a name only sets the order. To rename the page, use \`slug\` and \`id\`."
    `)
  })

  test('all mistakes of a page are reported at once', () => {
    expect(problems('titel: A', 'draft: 1', 'tag: x')).toMatchInlineSnapshot(`
      "a.mdx:2
        \`titel\` is not a known key.
        Did you mean \`title\`?

      a.mdx:3
        \`draft\` is \`1\`.
        It must be \`true\` or \`false\`.

      a.mdx:4
        \`tag\` is not a known key.
        Did you mean \`tags\`?"
    `)
  })

  test('unquoted text with a colon is reported as invalid YAML, with its line in the file', () => {
    expect(problems('id: a', 'title: Ports: 80')).toMatchInlineSnapshot(`
      "a.mdx:3
        The front matter is not valid YAML: Nested mappings are not allowed in compact mappings.
        Put keys and values that contain a colon, a hash, brackets, or braces in quotes."
    `)
  })

  test('a tab in the indentation is reported once, with what to write', () => {
    expect(problems('id: a', 'tags:', '\t- one', '\t- two: [')).toMatchInlineSnapshot(`
      "a.mdx:4
        The front matter is not valid YAML: Tabs are not allowed as indentation.
        Indent with spaces: YAML allows no tabs.

      a.mdx:5
        The front matter is not valid YAML: Tabs are not allowed as indentation.
        Indent with spaces: YAML allows no tabs."
    `)
    expect(problems('tags: [', '\tone]', 'title: A')).toMatchInlineSnapshot(`
      "a.mdx:3
        The front matter is not valid YAML: Flow sequence in block collection must be sufficiently indented and end with a ].
        Indent with spaces: YAML allows no tabs."
    `)
  })

  test('a key that is a list is invalid YAML', () => {
    expect(problems('title: A', '[^1]: B')).toMatchInlineSnapshot(`
      "a.mdx:3
        The front matter is not valid YAML: A key is a list or a mapping.
        Put keys and values that contain a colon, a hash, brackets, or braces in quotes."
    `)
  })

  test('a duplicate key is invalid YAML', () => {
    expect(problems('title: A', 'title: B')).toMatchInlineSnapshot(`
      "a.mdx:3
        The front matter is not valid YAML: Map keys must be unique.
        Put keys and values that contain a colon, a hash, brackets, or braces in quotes."
    `)
  })

  test('a block with a list or a string is not front matter', () => {
    expect(problems('- title')).toMatchInlineSnapshot(`
      "a.mdx
        The content is \`["title"]\`.
        It must be a group of keys."
    `)
    expect(problems('just text')).toMatchInlineSnapshot(`
      "a.mdx
        The content is \`"just text"\`.
        It must be a group of keys."
    `)
  })
})
