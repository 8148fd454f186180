import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, siteTest as test } from './site-folder.ts'

/** A Docusaurus site with one page for each thing that the import has to settle after it has checked the result. */
const docusaurusSite = {
  'old/docusaurus.config.js': `module.exports = { title: 'Old', url: 'https://docs.example', baseUrl: '/', presets: [['classic', {}]] }`,
  'old/docs/start.md': '---\nid: begin\n---\n\n# Start\n\n[Two](two) [Gone](./gone.md)\n\n<Widget />\n',
  'old/docs/two.md': '---\ntitle: Two\nunknown: 1\n---\n\nText\n\n```mermaid\nunknownDiagram\n```\n',
  'old/docs/two words.md': '# Two words\n',
  'old/src/pages/index.js': 'export default () => null',
  'old/static/img/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
}

describe('[19.2] docent import docusaurus', () => {
  test('writes a site that builds, in which every old address is answered', async ({ site }) => {
    site.write(docusaurusSite)
    const { code, stdout, stderr } = await site.docent(['import', 'docusaurus', 'old', '--out', 'new'])
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toContain('4 of 4 addresses of the Docusaurus site are answered')
    const build = await site.docent(['build', '--root', 'new'])
    expect(build.code).toBe(0)
    for (const path of ['index', 'docs/begin/index', 'docs/two/index', 'docs/two-words/index'])
      expect(existsSync(site.path(`new/dist/${path}.html`))).toBe(true)
    const page = readFileSync(site.path('new/dist/docs/begin/index.html'), 'utf8')
    expect(page).toMatch(/Not imported[\s\S]*Widget/)
    expect(page).toContain('href="/docs/two/"')
    const diagram = readFileSync(site.path('new/content/docs/two.mdx'), 'utf8')
    expect(diagram).toMatch(/can't be drawn.*\n\n```text\nunknownDiagram\n```\n/)
    expect(readFileSync(site.path('new/content/redirects.tsv'), 'utf8')).toContain(
      '/docs/two words/\t/docs/two-words/',
    )
  })

  test('lists what it left out in a report', async ({ site }) => {
    site.write(docusaurusSite)
    await site.docent(['import', 'docusaurus', 'old', '--out', 'new'])
    const report = readFileSync(site.path('new/import-report.md'), 'utf8')
    expect(report).toContain(
      "- `docs/start.md:9` The component `<Widget>` isn't carried over: it is imported nowhere.",
    )
    expect(report).toContain('- `docs/two.md:1` The key `unknown` of the front matter has no effect here.')
    expect(report).toMatch(/- `docs\/two\.md:\d+` The diagram can't be drawn: .* A notice took its place\./)
    expect(report).toContain('- `src/pages/index.js:1` The page `/` is a React component.')
  })

  test('leaves out what a page of the same address and a heading that is gone leave behind', async ({
    site,
  }) => {
    site.write({
      ...docusaurusSite,
      'old/docusaurus.config.js': `module.exports = { title: 'Old', url: 'https://docs.example', baseUrl: '/', presets: [['classic', {}]],
        plugins: [['client-redirects', { redirects: [{ from: '/was', to: '/docs/two#gone' }] }]] }`,
      'old/docs/same.md': '---\nslug: two\n---\n\nText\n',
      'old/sidebars.js': "module.exports = { docs: ['begin', 'two', { A: ['same', 'two words'] }] }",
    })
    const { code, stderr } = await site.docent(['import', 'docusaurus', 'old', '--out', 'new'])
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(readFileSync(site.path('new/content/redirects.tsv'), 'utf8')).toMatch(
      /^\/was\/?\t\/docs\/two\/?$/m,
    )
    const report = readFileSync(site.path('new/import-report.md'), 'utf8')
    expect(report).toMatch(
      /A sidebar lists the page `(?:same|two)`, which doesn't exist\. The item was left out\./,
    )
    expect(report).toContain('It leads to the top of the page.')
    expect((await site.docent(['build', '--root', 'new'])).code).toBe(0)
  })

  test('refuses a folder with files, and a folder without a configuration', async ({ site }) => {
    site.write({ 'new/a.txt': 'x' })
    const used = await site.docent(['import', 'docusaurus', 'old', '--out', 'new'])
    expect({ code: used.code, stderr: used.stderr }).toMatchInlineSnapshot(`
      {
        "code": 2,
        "stderr": "--out is \`new\`, but this folder has files. Name an empty one.
      ",
      }
    `)
    const missing = await site.docent(['import', 'docusaurus', 'old', '--out', 'other'])
    expect({ code: missing.code, stderr: missing.stderr }).toMatchInlineSnapshot(`
      {
        "code": 1,
        "stderr": "
      docusaurus.config.js
        No Docusaurus configuration found in <site>/old.
        Pass the folder that contains \`docusaurus.config.js\` or \`docusaurus.config.ts\`.

      1 problem.
      ",
      }
    `)
  })
})
