import { describe, expect, test } from 'vitest'
import { catchProblems, configProblems } from '../../tests/unit/problems-of.ts'
import { smallestConfig } from '../../tests/unit/sample-values.ts'
import { createTemporaryFolder } from '../../tests/unit/temporary-folder.ts'
import { loadConfig, parseConfig } from './load-config.ts'

describe('[R-080] entities of the configuration', () => {
  test('a docs version has name, label, isLast, path, and main page, and defaults to Next, current, and last', () => {
    expect(parseConfig(smallestConfig).versions).toEqual([
      { name: 'current', label: 'Next', isLast: true, path: '/docs/', banner: 'none', isSeparate: false },
    ])
    const versions = [{ name: '1', label: 'One', isLast: true, path: '/docs/1/', mainDocId: 'start' }]
    expect(parseConfig({ ...smallestConfig, versions }).versions).toEqual([
      { ...versions[0], banner: 'none', isSeparate: false },
    ])
  })

  test('a locale has label, direction, htmlLang, calendar, and path, and defaults to English', () => {
    expect(parseConfig(smallestConfig).locales).toEqual([
      { id: 'en', label: 'English', direction: 'ltr', calendar: 'gregory' },
    ])
    const locale = {
      id: 'ar-EG',
      label: 'العربية',
      direction: 'rtl',
      htmlLang: 'ar',
      calendar: 'islamic',
      path: '/ar/',
    }
    expect(parseConfig({ ...smallestConfig, locales: [locale] }).locales).toEqual([locale])
  })

  test('a footer link group has a title and items of label and URL', () => {
    const groups = [{ title: 'Products', items: [{ label: 'Nodes', url: 'https://acme.example/nodes' }] }]
    expect(parseConfig({ ...smallestConfig, footer: { groups } }).footer).toEqual({ groups, social: [] })
  })

  test('search URL rewriting has a pattern of external URLs and a from-to pair', () => {
    const search = { externalUrlPattern: '^https://other', replacePathname: { from: '/old/', to: '/new/' } }
    expect(parseConfig({ ...smallestConfig, search }).search).toMatchObject(search)
  })

  test('invalid values are reported with their paths', () => {
    expect(
      configProblems({
        versions: [{ name: '', label: 'One', isLast: 'yes', path: '/docs' }],
        locales: [{ id: 'English', label: 'English', direction: 'up' }],
        footer: { groups: [{ title: 'Products', items: [{ label: 'Nodes', url: 'acme.example' }] }] },
        search: { replacePathname: { from: '/old/' } },
      }),
    ).toMatchInlineSnapshot(`
      "docs.config.ts
        \`footer.groups[0].items[0].url\` (item "Nodes") is \`"acme.example"\`.
        It must be a path of the site that starts with "/", or an https address.

      docs.config.ts
        \`versions[0].name\` (item "One") is \`""\`.
        It must not be empty.

      docs.config.ts
        \`versions[0].isLast\` (item "One") is \`"yes"\`.
        It must be \`true\` or \`false\`.

      docs.config.ts
        \`versions[0].path\` (item "One") is \`"/docs"\`.
        It must start and end with "/", for example "/docs/".

      docs.config.ts
        \`locales[0].id\` (item "English") is \`"English"\`.
        It must be a language tag, for example "en" or "ar-EG".

      docs.config.ts
        \`locales[0].direction\` (item "English") is \`"up"\`.
        It must be one of \`ltr\`, \`rtl\`.

      docs.config.ts
        \`search.replacePathname.to\` is missing.
        Add it; it must be a text."
    `)
  })
})

describe('defaults', () => {
  test('requires a title, a URL, and a brand', () => {
    expect(catchProblems(() => parseConfig({}))).toMatchInlineSnapshot(`
      "docs.config.ts
        \`title\` is missing.
        Add it; it must be a text.

      docs.config.ts
        \`url\` is missing.
        Add it; it must be a text.

      docs.config.ts
        \`brand\` is missing.
        Add it; it must be a group of keys."
    `)
  })

  test('applies the defaults of every group', () => {
    expect(parseConfig(smallestConfig)).toMatchObject({
      base: '/',
      titleDelimiter: '|',
      docs: { routeBase: '/docs/', brokenLinks: 'fail', brokenMarkdownLinks: 'fail', brokenAnchors: 'fail' },
      sidebar: { isHideable: true, isAutoCollapsed: true },
      navbar: { hideOnScroll: false, items: [] },
      colorMode: { defaultMode: 'light', isSwitchEnabled: true, respectsSystem: false },
      brand: { words: {} },
    })
  })
})

describe('invalid values', () => {
  test('suggests the closest key for an unknown one at any depth', () => {
    expect(
      configProblems({ tilte: 'x', docs: { brokenLink: 'warn' }, colorMode: { defaultmode: 'dark' } }),
    ).toMatchInlineSnapshot(`
      "docs.config.ts
        \`docs.brokenLink\` is not a known key.
        Did you mean \`brokenLinks\`?

      docs.config.ts
        \`colorMode.defaultmode\` is not a known key.
        Did you mean \`defaultMode\`?

      docs.config.ts
        \`tilte\` is not a known key.
        Did you mean \`title\`?"
    `)
  })

  test('checks the format of paths and origins', () => {
    expect(
      configProblems({ base: 'docs', url: 'https://docs.example/path/', docs: { routeBase: '/guides' } }),
    ).toMatchInlineSnapshot(`
      "docs.config.ts
        \`url\` is \`"https://docs.example/path/"\`.
        It must be an origin without a path, for example "https://docs.example".

      docs.config.ts
        \`base\` is \`"docs"\`.
        It must start and end with "/", for example "/docs/".

      docs.config.ts
        \`docs.routeBase\` is \`"/guides"\`.
        It must start and end with "/", for example "/docs/"."
    `)
  })

  test('suggests the closest of the allowed values', () => {
    expect(configProblems({ docs: { brokenLinks: 'wran' } })).toMatchInlineSnapshot(`
      "docs.config.ts
        \`docs.brokenLinks\` is \`"wran"\`.
        It must be one of \`fail\`, \`warn\`, \`ignore\`. Did you mean \`warn\`?"
    `)
  })

  test('rejects an edit link without a placeholder for the path', () => {
    expect(configProblems({ docs: { editUrl: 'https://git.example' } })).toMatchInlineSnapshot(`
      "docs.config.ts
        \`docs.editUrl\` is \`"https://git.example"\`.
        It must contain {path}."
    `)
  })

  test('checks items of a sidebar by their kind', () => {
    const sidebars = {
      main: ['ok', { kind: 'folder', foldr: 'x' }, { kind: 'category', label: 'C', items: [7] }, 3],
    }
    expect(configProblems({ sidebars })).toMatchInlineSnapshot(`
      "docs.config.ts
        \`sidebars.main[1].folder\` is missing.
        Add it; it must be a text.

      docs.config.ts
        \`sidebars.main[1].foldr\` is not a known key.
        Did you mean \`folder\`?

      docs.config.ts
        \`sidebars.main[2].items[0]\` (item "C") is \`7\`.
        It must be a text.

      docs.config.ts
        \`sidebars.main[3]\` is \`3\`.
        It must be a text."
    `)
  })

  test.each([[undefined], [null], ['text'], [[]]])('rejects the configuration %j', (value) => {
    expect(catchProblems(() => parseConfig(value))).toContain('docs.config.ts')
  })
})

describe('the file', () => {
  test('is loaded with its types stripped', async () => {
    const text = `const config: unknown = ${JSON.stringify(smallestConfig)}\nexport default config\n`
    expect((await loadConfig(createTemporaryFolder({ 'docs.config.ts': text }))).title).toBe('Docs')
  })

  test('is reported if it is missing, broken, or has no default export', async () => {
    const failure = async (files: Record<string, string>): Promise<string> => {
      const error = await loadConfig(createTemporaryFolder(files)).catch((reason: unknown) => reason)
      return catchProblems(() => {
        throw error
      })
    }
    expect(await failure({})).toContain('No `docs.config.ts` found in')
    expect(await failure({ 'docs.config.ts': 'throw new Error("no token")' })).toContain(
      "can't be read: no token",
    )
    expect(await failure({ 'docs.config.ts': 'export const config = {}' })).toMatchInlineSnapshot(`
      "docs.config.ts
        \`docs.config.ts\` doesn't export a configuration.
        Export it with \`export default defineConfig({ … })\`."
    `)
  })
})
