import { existsSync } from 'node:fs'
import { checkSmallSite } from './sample-site.ts'
import { describe, expect, siteTest as test } from './site-folder.ts'

describe('[F-032] an expression of a page', () => {
  const files = {
    'content/docs/a.mdx':
      "{process.getBuiltinModule('fs').writeFileSync('escaped', '')}\n\n{process.exit(0)}\n\nText.\n",
    'content/docs/b.mdx':
      "<Tabs values={[].constructor.constructor('return process')().exit(0)} />\n\nText.\n",
  }

  test('never runs, and is reported with its line and column', async ({ site }) => {
    expect(await checkSmallSite(site, files)).toMatchInlineSnapshot(`
      "
      content/docs/a.mdx:1:2
        \`process.getBuiltinModule('fs').writeFileSync('escaped', '')\` isn't a literal or a variable, so a page can't contain it.
        Write the result itself, or a literal brace as \`\\{\`.

      content/docs/a.mdx:3:2
        \`process.exit(0)\` isn't a literal or a variable, so a page can't contain it.
        Write the result itself, or a literal brace as \`\\{\`.

      content/docs/b.mdx:1:15
        \`[].constructor.constructor('return process')().exit(0)\` isn't a literal or a variable, so a page can't contain it.
        Write the result itself, or a literal brace as \`\\{\`.

      3 problems.
      "
    `)
    expect((await site.docent(['build'])).code).toBe(1)
    expect(existsSync(site.path('escaped'))).toBe(false)
  })
})
