import { describe, expect, test } from 'vitest'
import { configProblems } from '../../tests/unit/problems-of.ts'

describe('[R-027] an invalid item of the navigation bar is reported', () => {
  const item = (value: unknown): string =>
    configProblems({ navbar: { items: [{ kind: 'link', label: 'Docs', url: '/docs/' }, value] } })

  test('with its position and label if a value is wrong', () => {
    expect(item({ kind: 'link', label: 'Blog', url: 'blog.example' })).toMatchInlineSnapshot(`
      "docs.config.ts
        \`navbar.items[1].url\` (item "Blog") is \`"blog.example"\`.
        It must be a path of the site that starts with "/", or an https address."
    `)
  })

  test('if its URL has no scheme and could be read as a page of the site', () => {
    expect(item({ kind: 'link', label: 'Blog', url: '//blog.example/' })).toContain('is `"//blog.example/"`')
  })

  test('with the right key if one is misspelled', () => {
    expect(item({ kind: 'link', label: 'Blog', url: '/blog/', postion: 'right' })).toMatchInlineSnapshot(`
      "docs.config.ts
        \`navbar.items[1].postion\` (item "Blog") is not a known key.
        Did you mean \`position\`?"
    `)
  })

  test('with the valid kinds if its kind does not exist', () => {
    expect(item({ kind: 'dropdwn', label: 'APIs', items: [] })).toMatchInlineSnapshot(`
      "docs.config.ts
        \`navbar.items[1].kind\` (item "APIs") is \`"dropdwn"\`.
        It must be one of \`link\`, \`dropdown\`, \`search\`, \`locales\`, \`versions\`."
    `)
  })

  test('if it is empty or has only a kind', () => {
    expect(item({})).toContain('`navbar.items[1].kind` is missing')
    expect(item({ kind: 'link' })).toMatchInlineSnapshot(`
      "docs.config.ts
        \`navbar.items[1].label\` is missing.
        Add it; it must be a text.

      docs.config.ts
        \`navbar.items[1].url\` is missing.
        Add it; it must be a text."
    `)
  })

  test('even inside a dropdown', () => {
    const items = [{ label: 'Account API', url: '/api/' }, { label: 'AI API' }]
    expect(item({ kind: 'dropdown', label: 'APIs', items })).toMatchInlineSnapshot(`
      "docs.config.ts
        \`navbar.items[1].items[1].url\` (item "AI API") is missing.
        Add it; it must be a text."
    `)
  })
})
