import { describe, expect, test } from 'vitest'
import { catchProblems } from '../../tests/unit/problems-of.ts'
import { sampleConfig, samplePage } from '../../tests/unit/sample-values.ts'
import { createTemporaryFolder } from '../../tests/unit/temporary-folder.ts'
import type { UserConfig } from '../shared/config/config.ts'
import type { CatalogTables } from '../shared/content/catalog/catalog.ts'
import type { CompiledPage } from '../shared/content/compiled-page.ts'
import type { Site } from '../shared/site/site.ts'
import { createSite, type SiteInput } from './create-site.ts'

const catalog: CatalogTables = new Map([
  ['operations', { title: 'Operations', columns: [], rows: { 'create-node': { name: 'create_node' } } }],
])

function site(pages: CompiledPage[], config: Partial<UserConfig> = {}, more: Partial<SiteInput> = {}): Site {
  return createSite({
    root: '/nowhere',
    config: sampleConfig(config),
    pages: [...pages, samplePage('home', { path: '/', kind: 'mdx' })],
    listedFiles: [],
    problems: [],
    unread: new Set(),
    docs: [{ locale: 'en', version: 'current', categories: [], tags: undefined }],
    blogs: [],
    messages: new Map(),
    redirectTable: { rows: [], problems: [] },
    checkAddresses: undefined,
    catalog,
    apis: [],
    unreadTables: new Set(),
    lastUpdated: new Map(),
    staticPaths: new Set(),
    findConfigLine: () => undefined,
    ...more,
  })
}

const linking = (href: string): CompiledPage =>
  samplePage('a', { links: [{ href, file: 'content/docs/a.mdx', line: 2 }] })

test('URLs of links are in the order of the links', () => {
  const links = ['./b.mdx', '#x'].map((href) => ({ href, file: 'content/docs/a.mdx', line: 1 }))
  const [first] = site([samplePage('a', { links, anchors: ['x'] }), samplePage('b')]).pages
  expect(first?.links).toEqual(['/docs/b/', '#x'])
})

test('a draft is not a page, and a link to it is reported', () => {
  const draft = samplePage('b', { frontMatter: { draft: true } })
  expect(site([samplePage('a'), draft]).pages.map(({ compiled }) => compiled.id)).toEqual(['a', 'home'])
  expect(catchProblems(() => site([linking('./b.mdx'), draft]))).toContain('is a draft and is not published')
  expect(catchProblems(() => site([linking('/docs/b/'), draft]))).toContain('is a draft and is not published')
})

test('a page that has moved is redirected for readers, but links to it are reported', () => {
  const redirectTable = { rows: [{ from: '/docs/old/', to: '/docs/b/', line: 1 }], problems: [] }
  const pages = [linking('/docs/old/'), samplePage('b')]
  expect(catchProblems(() => site(pages, {}, { redirectTable }))).toContain('Link to `/docs/b/`.')
})

test('a page whose address is too long for a file is reported', () => {
  const problems = catchProblems(() => site([samplePage('a', { path: `/docs/${'a/'.repeat(450)}` })]))
  expect(problems).toContain('is too long: at most 200 bytes between two slashes and 900 in all.')
  expect(problems).toContain('Shorten the name of the file, or its `slug`.')
})

test('files of the static folder can be linked to', () => {
  const staticPaths = new Set(['/terms.pdf'])
  expect(site([linking('/terms.pdf')], {}, { staticPaths }).pages[0]?.links).toEqual(['/terms.pdf'])
})

test('a file that several pages link to is published once', () => {
  const root = createTemporaryFolder({ 'content/docs/prices.csv': 'a' })
  const links = ['./prices.csv', './prices.csv'].map((href) => ({
    href,
    file: 'content/docs/a.mdx',
    line: 1,
  }))
  const { media, pages } = site([samplePage('a', { links })], {}, { root })
  expect(media).toEqual([{ file: 'content/docs/prices.csv', path: pages[0]?.links[0] }])
  expect(pages[0]?.links).toEqual([media[0]?.path, media[0]?.path])
})

test('the social image of a page is checked, and its URL is printed', () => {
  const page = (href: string): CompiledPage =>
    samplePage('a', { frontMatter: { image: { href, file: 'content/docs/a.mdx', line: 2 } } })
  expect(site([page('https://cdn.example/a.png')]).pages[0]?.view.image?.url).toBe(
    'https://cdn.example/a.png',
  )
  expect(catchProblems(() => site([page('./a.png')]))).toContain(
    'content/docs/a.mdx:2\n  The image `./a.png`',
  )
})

describe('[R-113] broken links', () => {
  const broken = [
    ['brokenLinks', '/docs/c/', 'no page has that URL'],
    ['brokenMarkdownLinks', './c.mdx', 'there is no such file'],
    ['brokenAnchors', '#c', 'has no heading with the id `c`'],
  ] as const

  test.each(broken)('%s fail by default, with file and line', (_, href, message) => {
    const text = catchProblems(() => site([linking(href)]))
    expect(text).toContain('content/docs/a.mdx:2')
    expect(text).toContain(message)
  })

  test.each(broken)('%s are warnings if configured', (kind, href, message) => {
    const { warnings } = site([linking(href)], { docs: { [kind]: 'warn' } })
    expect(warnings).toContain('content/docs/a.mdx:2')
    expect(warnings).toContain(message)
  })

  test.each(broken)('%s are silent if configured', (kind, href) => {
    expect(site([linking(href)], { docs: { [kind]: 'ignore' } }).warnings).toBe('')
  })

  test('of all pages are reported at once, with names missing from the catalog', () => {
    const other = samplePage('z', { frontMatter: { api: ['create_nod'] } })
    expect(catchProblems(() => site([linking('./c.mdx'), other])).match(/^\S+/gm)).toEqual([
      'content/docs/a.mdx:2',
      'content/docs/z.mdx:1',
    ])
  })
})

describe('names of the catalog', () => {
  const naming = (href: string): CompiledPage =>
    samplePage('a', {
      catalogLookups: [
        { catalog: 'operations', href, isDocumented: false, file: 'content/docs/a.mdx', line: 4 },
      ],
    })

  test.each([['create-node'], ['create_node']])('%s is found by ID or name', (name) => {
    expect(() => site([naming(name)])).not.toThrow()
  })

  test('an unknown name is reported with the nearest one', () => {
    expect(catchProblems(() => site([naming('create_nodes')]))).toMatchInlineSnapshot(`
      "content/docs/a.mdx:4
        The operation \`create_nodes\` is not in \`content/catalog/operations.yml\`.
        Did you mean \`create_node\`?"
    `)
  })
})

test('[19.8] a translation of a label that the configuration lacks is reported', () => {
  const config: Partial<UserConfig> = {
    navbar: { items: [{ kind: 'link', label: 'Guides', url: '/docs/' }] },
    locales: [
      { id: 'en', label: 'English' },
      { id: 'fr', label: 'French', labels: { Guide: 'Guide' } },
    ],
  }
  expect(catchProblems(() => site([samplePage('docs', { path: '/docs/' })], config))).toMatchInlineSnapshot(`
    "docs.config.ts
      The language \`fr\` translates the label \`Guide\`, which isn't in the configuration.
      Did you mean \`Guides\`?"
  `)
})
