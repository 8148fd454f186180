import { readFileSync, rmSync } from 'node:fs'
import { smallSite } from './sample-site.ts'
import { describe, expect, type SiteFolder, siteTest as test } from './site-folder.ts'

const fixture = new URL('../fixtures/stages/', import.meta.url)
const readFixture = (path: string): string => readFileSync(new URL(path, fixture), 'utf8')
const stages = readFixture('docs.stages.ts')

const page = `---
title: Rules
---

ACME fixed #12.

\`\`\`install
left-pad
\`\`\`

:::since{version="2.1"}
Text with **weight**.
:::

\`#13\` stays, and so does [#14](https://tracker.example/14).
`

const stagedSite = {
  ...smallSite,
  'docs.stages.ts': stages,
  'links/tracker.ts': readFixture('links/tracker.ts'),
  'content/docs/rules.md': page,
}

const read = (site: SiteFolder, path: string): string => readFileSync(site.path(path), 'utf8')

async function listProblems(site: SiteFolder, command = 'build'): Promise<string> {
  const { code, stderr } = await site.docent([command])
  expect(code).toBe(1)
  return stderr.replace(/^.*: [\d.]+ s\n/gm, '').trim()
}

describe('[F-064] `docs.stages.ts`', () => {
  test('changes texts, Markdown, and articles, checks the site, adds files, and follows the output', async ({
    site,
  }) => {
    site.write(stagedSite)
    expect(await site.docent(['build'])).toMatchObject({ code: 0 })
    expect(
      read(site, 'dist/docs/rules/index.md'),
    ).toContain(`Acme Cloud fixed [#12](https://tracker.example/12).

\`\`\`sh
npm install left-pad
\`\`\`

Or with Yarn:

\`\`\`sh
yarn add left-pad
\`\`\`

**New in 2.1.** Text with **weight**.

\`#13\` stays, and so does [#14](https://tracker.example/14).`)
    expect(read(site, 'dist/docs/rules/index.html')).toContain('<p class="reviewed">Reviewed: Rules</p>')
    expect(JSON.parse(read(site, 'dist/pages.json'))).toContainEqual({ url: '/docs/rules/', title: 'Rules' })
    expect(Number(read(site, 'written.txt'))).toBeGreaterThan(0)
  })

  test('is part of what pages are built from, with what it imports', async ({ site }) => {
    site.write(stagedSite)
    expect(await site.docent(['build'])).toMatchObject({ code: 0 })
    expect(await site.docent(['build'])).toMatchObject({ code: 0 })
    expect(read(site, 'written.txt')).toBe('0')

    site.write({ 'links/tracker.ts': "export const tracker = 'https://issues.example/'\n" })
    expect(await site.docent(['build'])).toMatchObject({ code: 0 })
    expect(read(site, 'dist/docs/rules/index.md')).toContain('[#12](https://issues.example/12)')

    site.write({ 'docs.stages.ts': stages.replace('Reviewed: ', 'Checked: ') })
    expect(await site.docent(['build'])).toMatchObject({ code: 0 })
    expect(read(site, 'dist/docs/rules/index.html')).toContain('<p class="reviewed">Checked: Rules</p>')
    rmSync(site.path('docs.stages.ts'))
    site.write({ 'content/docs/rules.md': '# Rules\n' })
    expect(await site.docent(['build'])).toMatchObject({ code: 0 })
    expect(read(site, 'dist/docs/rules/index.html')).not.toContain('reviewed')
  })

  test('keeps the lines of problems after a replaced part', async ({ site }) => {
    site.write({ ...stagedSite, 'content/docs/rules.md': `${page}\n[lost](./nowhere.md)\n` })
    expect(await listProblems(site)).toContain('content/docs/rules.md:17\n')
  })

  test('reports its own problems with other problems of the site', async ({ site }) => {
    site.write({ ...stagedSite, 'content/docs/owned/one.md': '# One\n\nText.\n' })
    for (const command of ['build', 'check'])
      expect(await listProblems(site, command)).toMatchInlineSnapshot(`
        "content/docs/owned/one.md
          The page has no keywords.
          Add \`keywords\` to the front matter.

        1 problem."
      `)
  })

  test('is reported with line and page if it fails or declares something else', async ({ site }) => {
    site.write({
      ...smallSite,
      'docs.stages.ts': 'export default { pageRed: () => 1, markdown: [{ node: "code" }] }\n',
    })
    expect(await listProblems(site)).toMatchInlineSnapshot(`
      "docs.stages.ts
        \`markdown[0].node\` is \`"code"\`.
        It must be one of \`codeBlock\`, \`inlineCode\`, \`heading\`, \`blockquote\`, \`link\`, \`image\`, \`text\`, \`directive\`.

      docs.stages.ts
        \`markdown[0].replace\` is missing.
        Add it; it must be a function.

      docs.stages.ts
        \`pageRed\` is not a known key.
        Did you mean \`pageRead\`?

      3 problems."
    `)
    site.write({
      'docs.stages.ts': 'export default {\n  pageRendered: ({ html }) => html.missing.part,\n}\n',
    })
    expect(await listProblems(site)).toMatchInlineSnapshot(`
      "docs.stages.ts:2
        \`pageRendered\` fails for content/docs/index.md: Cannot read properties of undefined (reading 'part').
        Correct the function.

      docs.stages.ts:2
        \`pageRendered\` fails for content/pages/index.md: Cannot read properties of undefined (reading 'part').
        Correct the function.

      docs.stages.ts:2
        \`pageRendered\` fails for docent/404.md: Cannot read properties of undefined (reading 'part').
        Correct the function.

      3 problems."
    `)
    site.write({ 'docs.stages.ts': 'export default { pageRead: () => undefined }\n' })
    expect(await listProblems(site)).toMatchInlineSnapshot(`
      "docs.stages.ts
        \`pageRead\` returns undefined for content/docs/index.md.
        Return the text of every page, changed or not.

      docs.stages.ts
        \`pageRead\` returns undefined for content/pages/index.md.
        Return the text of every page, changed or not.

      docs.stages.ts
        \`pageRead\` returns undefined for docent/404.md.
        Return the text of every page, changed or not.

      3 problems."
    `)
    site.write({ 'docs.stages.ts': 'export const stages = {}\n' })
    expect(await listProblems(site)).toMatchInlineSnapshot(`
      "docs.stages.ts
        \`docs.stages.ts\` doesn't export any stages.
        Export them with \`export default defineStages({ … })\`.

      1 problem."
    `)
    site.write({ 'docs.stages.ts': 'import "./missing.ts"\nexport default {}\n' })
    expect(await listProblems(site)).toMatchInlineSnapshot(`
      "docs.stages.ts
        The file can't be read: Cannot find module '<site>/missing.ts' imported from <site>/docs.stages.ts
        Correct the module.

      1 problem."
    `)
    site.write({
      'docs.stages.ts':
        "export default { siteLinked: () => ({ files: { 'a.txt': '', '/docs/index.html': '', '/../x': '' } }) }\n",
    })
    expect(await listProblems(site)).toMatchInlineSnapshot(`
      "docs.stages.ts
        \`siteLinked\` adds the file \`a.txt\`, which isn't the path of a file.
        Start the path with "/", end it with the name of a file, and begin no path with \`_\` or \`.\`. Example: \`/pages.json\`.

      docs.stages.ts
        \`siteLinked\` adds the file \`/docs/index.html\`, which is a page of the site.
        Start the path with "/", end it with the name of a file, and begin no path with \`_\` or \`.\`. Example: \`/pages.json\`.

      docs.stages.ts
        \`siteLinked\` adds the file \`/../x\`, which isn't the path of a file.
        Start the path with "/", end it with the name of a file, and begin no path with \`_\` or \`.\`. Example: \`/pages.json\`.

      3 problems."
    `)
    site.write({
      'static/terms.txt': 'Terms.',
      'docs.stages.ts':
        "export default { siteLinked: () => ({ files: { '/sitemap.xml': '', '/terms.txt': '', '/new.txt': '' } }) }\n",
    })
    expect(await listProblems(site)).toMatchInlineSnapshot(`
      "docs.stages.ts
        \`siteLinked\` adds the file \`/sitemap.xml\`, which the site already has.
        Choose another path.

      docs.stages.ts
        \`siteLinked\` adds the file \`/terms.txt\`, which the site already has.
        Choose another path.

      2 problems."
    `)
    site.write({
      'docs.stages.ts':
        "export default { siteLinked: () => ({ problems: ['wrong'], files: { '/a.txt': 1 } }) }\n",
    })
    expect(await listProblems(site)).toMatchInlineSnapshot(`
      "docs.stages.ts
        \`problems[0]\` is \`"wrong"\`.
        It must be a group of keys.

      docs.stages.ts
        \`files./a.txt\` is \`1\`.
        It must be a text.

      2 problems."
    `)
    site.write({
      'docs.stages.ts': "export default { markdown: [{ node: 'text', replace: () => 7 }] }\n",
    })
    expect(await listProblems(site)).toMatchInlineSnapshot(`
      "docs.stages.ts
        A rule for \`text\` returns number for content/docs/index.md.
        Return Markdown, or undefined to leave the node unchanged.

      docs.stages.ts
        A rule for \`text\` returns number for content/pages/index.md.
        Return Markdown, or undefined to leave the node unchanged.

      2 problems."
    `)
  })
})
