import { checkSmallSite, smallSite } from './sample-site.ts'
import { describe, expect, formatSiteConfig, siteTest as test } from './site-folder.ts'

describe('docs.config.ts', () => {
  test('a folder without one is reported with a fix', async ({ site }) => {
    const { code, stderr } = await site.docent(['build'])
    expect(code).toBe(1)
    expect(stderr).toMatchInlineSnapshot(`
      "
      docs.config.ts
        No \`docs.config.ts\` found in <site>.
        Pass the site folder with --root, or add the file.

      1 problem.
      "
    `)
  })

  test('one that is not TypeScript is reported with its line', async ({ site }) => {
    const text = await checkSmallSite(site, { 'docs.config.ts': 'export default {\n  title: "Docs\n}\n' })
    expect(text).toMatchInlineSnapshot(`
      "
      docs.config.ts:2
        \`docs.config.ts\` can't be read: Unterminated string constant
        Fix the file. It must export a configuration with \`export default defineConfig({ … })\`.

      1 problem.
      "
    `)
  })

  test('one that fails while it runs is reported with its line', async ({ site }) => {
    const text = await checkSmallSite(site, { 'docs.config.ts': "\nthrow new Error('no token')\n" })
    expect(text).toMatchInlineSnapshot(`
      "
      docs.config.ts:2
        \`docs.config.ts\` can't be read: no token
        Fix the file. It must export a configuration with \`export default defineConfig({ … })\`.

      1 problem.
      "
    `)
  })

  test('one that imports a missing file is reported', async ({ site }) => {
    const text = await checkSmallSite(site, {
      'docs.config.ts': "import x from './brand.ts'\nexport default x\n",
    })
    expect(text).toMatchInlineSnapshot(`
      "
      docs.config.ts
        \`docs.config.ts\` can't be read: Cannot find module '<site>/brand.ts' imported from <site>/docs.config.ts
        Fix the file. It must export a configuration with \`export default defineConfig({ … })\`.

      1 problem.
      "
    `)
  })

  test('one without a default export is reported', async ({ site }) => {
    const text = await checkSmallSite(site, { 'docs.config.ts': 'export const title = "Docs"\n' })
    expect(text).toMatchInlineSnapshot(`
      "
      docs.config.ts
        \`docs.config.ts\` doesn't export a configuration.
        Export it with \`export default defineConfig({ … })\`.

      1 problem.
      "
    `)
  })

  test('misspelled, missing, and wrong values are all reported', async ({ site }) => {
    const config = formatSiteConfig({
      title: '',
      titel: 'Docs',
      url: 'docs.cloud.example',
      docs: { routeBase: 'docs', brokenLinks: 'wran' },
    })
    const text = await checkSmallSite(site, { 'docs.config.ts': config })
    expect(text).toMatchInlineSnapshot(`
      "
      docs.config.ts:4
        \`title\` is \`""\`.
        It must not be empty.

      docs.config.ts:5
        \`url\` is \`"docs.cloud.example"\`.
        It must be an origin without a path, for example "https://docs.example".

      docs.config.ts:10
        \`titel\` is not a known key.
        Did you mean \`title\`?

      docs.config.ts:12
        \`docs.routeBase\` is \`"docs"\`.
        It must start and end with "/", for example "/docs/".

      docs.config.ts:13
        \`docs.brokenLinks\` is \`"wran"\`.
        It must be one of \`fail\`, \`warn\`, \`ignore\`. Did you mean \`warn\`?

      5 problems.
      "
    `)
  })

  test('[R-027] a wrong item of the navigation bar is named', async ({ site }) => {
    const items = [
      { kind: 'link', label: 'Guides', url: '/docs/' },
      { kind: 'link', label: 'Blog', url: 'blog.cloud.example' },
      { kind: 'lnik', label: 'Sign up', url: '/sign-up/' },
    ]
    const text = await checkSmallSite(site, { 'docs.config.ts': formatSiteConfig({ navbar: { items } }) })
    expect(text).toMatchInlineSnapshot(`
      "
      docs.config.ts:20
        \`navbar.items[1].url\` (item "Blog") is \`"blog.cloud.example"\`.
        It must be a path of the site that starts with "/", or an https address.

      docs.config.ts:23
        \`navbar.items[2].kind\` (item "Sign up") is \`"lnik"\`.
        It must be one of \`link\`, \`dropdown\`, \`search\`, \`locales\`, \`versions\`.

      2 problems.
      "
    `)
  })

  test('a sidebar entry that leads nowhere is reported with the nearest one', async ({ site }) => {
    const sidebars = { docs: ['start', { kind: 'folder', folder: 'nodes' }] }
    const text = await checkSmallSite(site, {
      'docs.config.ts': formatSiteConfig({ sidebars }),
      'content/docs/start.md': 'Text.\n',
      'content/docs/node/resize.md': 'Text.\n',
    })
    expect(text).toMatchInlineSnapshot(`
      "
      docs.config.ts
        A sidebar lists the folder \`nodes\`, which doesn't exist.
        Did you mean \`node\`?

      1 problem.
      "
    `)
  })
})

describe('other files of the site', () => {
  test('a wrong `_category_.yml` is reported', async ({ site }) => {
    const text = await checkSmallSite(site, {
      'content/docs/node/_category_.yml': 'lable: Nodes\nposition: first\n',
    })
    expect(text).toMatchInlineSnapshot(`
      "
      content/docs/node/_category_.yml:1
        \`lable\` is not a known key.
        Did you mean \`label\`?

      content/docs/node/_category_.yml:2
        \`position\` is \`"first"\`.
        It must be a number.

      2 problems.
      "
    `)
  })

  test('a catalog that is not YAML is reported with its line', async ({ site }) => {
    const text = await checkSmallSite(site, { 'content/catalog/plans.yml': 'title: Plans\ncolumns: [\n' })
    expect(text).toMatchInlineSnapshot(`
      "
      content/catalog/plans.yml:3
        The file is not valid YAML: Flow sequence in block collection must be sufficiently indented and end with a ].
        Put keys and values that contain a colon, a hash, brackets, or braces in quotes.

      1 problem.
      "
    `)
  })

  test('a catalog of the wrong shape is reported', async ({ site }) => {
    const text = await checkSmallSite(site, {
      'content/catalog/plans.yml': 'title: Plans\ncolums: []\nrows: {}\n',
    })
    expect(text).toMatchInlineSnapshot(`
      "
      content/catalog/plans.yml
        \`columns\` is missing.
        Add it; it must be a list.

      content/catalog/plans.yml:2
        \`colums\` is not a known key.
        Did you mean \`columns\`?

      2 problems.
      "
    `)
  })
})

test('a site without pages is a site with a not-found page only', async ({ site }) => {
  site.write({ 'docs.config.ts': smallSite['docs.config.ts'] ?? '' })
  const { code, stdout } = await site.docent(['build'])
  expect(code).toBe(0)
  expect(stdout).toMatch(/^1 pages, /)
})
