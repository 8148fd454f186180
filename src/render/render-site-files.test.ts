import { describe, expect, test } from 'vitest'
import {
  emptyLibrary,
  samplePage,
  sampleSite,
  sampleSitePage,
  sampleView,
} from '../../tests/unit/sample-values.ts'
import type { Site, SitePage } from '../shared/site/site.ts'
import { renderSiteFiles } from './render-site-files.ts'

const site = (pages: SitePage[]): Site => ({
  description: 'All about nodes.',
  pages,
  generatedPages: [],
  apis: [],
  catalog: new Map(),
  feeds: [],
  redirects: [],
  unneededRedirects: [],
  addresses: {
    pages: new Map(),
    oldAddresses: [],
    redirectedPaths: new Set(),
    redirectedIds: new Map(),
    drafts: new Set(),
    localePrefixes: [],
  },
  versionUrls: {},
  levels: new Map([
    [
      'docs',
      new Map([
        ['index', [{ kind: 'page', label: 'A', url: '/a/' }]],
        ['node/gpu', []],
      ]),
    ],
  ]),
  listedFiles: [],
  listUrls: emptyLibrary.urls,
  categoryDescriptions: new Map(),
  media: [],
  warnings: '',
  documentWarnings: [],
})

const files = (pages: SitePage[], base = '/'): Map<string, string> =>
  new Map(renderSiteFiles(site(pages), { ...sampleSite, base }).map(({ path, content }) => [path, content]))

const unlisted = (): SitePage => ({
  ...sampleSitePage('hidden'),
  compiled: samplePage('hidden', { frontMatter: { unlisted: true } }),
})

describe('sitemap', () => {
  test('lists the URL of every listed page, with its date', () => {
    const dated = sampleSitePage('b', {
      view: sampleView({ url: '/docs/b/', modified: '2026-01-02' }),
    })
    expect(files([sampleSitePage('a'), dated, unlisted()]).get('/sitemap.xml')).toMatchInlineSnapshot(`
      "<?xml version="1.0" encoding="UTF-8"?>
      <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
      <url><loc>https://docs.example/docs/a/</loc></url>
      <url><loc>https://docs.example/docs/b/</loc><lastmod>2026-01-02</lastmod></url>
      </urlset>
      "
    `)
  })

  test('escapes URLs', () => {
    const page = sampleSitePage('a', { view: sampleView({ url: "/docs/a&b'<c>/" }) })
    expect(files([page]).get('/sitemap.xml')).toContain(
      '<loc>https://docs.example/docs/a&amp;b&#39;&lt;c&gt;/</loc>',
    )
  })

  test('of more than 50,000 pages is cut into parts, with an index', () => {
    const page = sampleSitePage('a')
    const found = files(
      Array.from({ length: 50_001 }, () => page),
      '/site/',
    )
    expect(found.get('/sitemap-1.xml')?.match(/<url>/g)).toHaveLength(50_000)
    expect(found.get('/sitemap-2.xml')?.match(/<url>/g)).toHaveLength(1)
    expect(found.get('/sitemap.xml')).toContain('<loc>https://docs.example/site/sitemap-2.xml</loc>')
  })
})

test('[R-002] the list of pages has only pages to suggest: no unlisted pages, no not-found page', () => {
  const notFound = sampleSitePage('404', { view: sampleView({ url: '/404/', kind: 'notFound' }) })
  expect(JSON.parse(files([sampleSitePage('a'), unlisted(), notFound]).get('/_/pages.json') ?? '')).toEqual([
    { url: '/docs/a/', title: 'a' },
  ])
})

test('robots.txt contains the sitemap', () => {
  expect(files([], '/site/').get('/robots.txt')).toBe(
    'User-agent: *\nAllow: /\nSitemap: https://docs.example/site/sitemap.xml\n',
  )
})

test('every level of a sidebar is a file', () => {
  const found = files([])
  expect(JSON.parse(found.get('/_/nav/docs/index.json') ?? '')).toEqual([
    { kind: 'page', label: 'A', url: '/a/' },
  ])
  expect(found.get('/_/nav/docs/node/gpu.json')).toBe('[]')
})
