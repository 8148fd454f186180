import { readFileSync } from 'node:fs'
import { readBuiltPage } from '../../src/doctor/read-built-site.ts'
import { listTree } from '../list-tree.ts'
import { buildSiteFolder } from './build-worker.ts'
import { homePage } from './sample-site.ts'
import { findVocabularyMistakes, getThingType, readThings } from './schema-org.ts'
import { expect, siteTest as test } from './site-folder.ts'
import { versionedSite } from './world-site.ts'

const pages = [
  ['docs/index.html', 'docs-doc-page'],
  ['docs/next/tags/index.html', 'docs-tags-list-page'],
  ['docs/next/tags/setup/index.html', 'docs-tags-doc-list-page'],
  ['index.html', 'mdx-page'],
  ['blog/index.html', 'blog-list-page'],
  ['blog/2026/01/02/first/index.html', 'blog-post-page'],
  ['blog/tags/index.html', 'blog-tags-list-page'],
  ['blog/tags/news/index.html', 'blog-tags-post-list-page'],
  ['blog/authors/index.html', 'blog-authors-list-page'],
  ['blog/authors/asha/index.html', 'blog-authors-posts-page'],
] as const

/** Types in JSON-LD. All others are lists. */
const thingTypes: Record<string, string> = {
  'docs-doc-page': 'TechArticle',
  'mdx-page': 'WebSite',
  'blog-post-page': 'BlogPosting',
}

test('[R-070] every page kind is built, with its name on the root element and in JSON-LD', async ({
  site,
}) => {
  site.write(versionedSite)
  await buildSiteFolder(site)
  for (const [path, name] of pages) {
    for (const locale of ['', 'ar/']) {
      const html = readFileSync(site.path(`dist/${locale}${path}`), 'utf8')
      expect(html, locale + path).toMatch(new RegExp(`<html[^>]* class="${name}"`))
      const things = readThings(html)
      expect(things.map(getThingType), locale + path).toContain(thingTypes[name] ?? 'CollectionPage')
      expect(
        things.flatMap((thing) => findVocabularyMistakes(thing)),
        locale + path,
      ).toEqual([])
    }
  }
})

test('[R-080] versions and locales are in the addresses, the views and the files for search', async ({
  site,
}) => {
  site.write(versionedSite)
  await buildSiteFolder(site)
  const html = readFileSync(site.path('dist/ar/docs/next/index.html'), 'utf8')
  expect(readBuiltPage(html)?.view).toMatchObject({
    url: '/ar/docs/next/',
    title: 'البداية',
    locale: 'ar',
    version: {
      name: 'current',
      label: 'Next',
      banner: 'unreleased',
      latestUrl: '/ar/docs/',
      others: { '1.0': '/ar/docs/' },
    },
    sidebar: { id: 'docs~ar' },
  })
  expect(html).toContain('<a class="tag" href="/ar/docs/next/tags/setup/">setup</a>')
  expect(html).toContain('<meta name="docsearch:version" content="current">')
  expect(html).toContain('<meta name="docsearch:language" content="ar">')
  expect(JSON.parse(readFileSync(site.path('dist/_/nav/docs~1.0/index.json'), 'utf8'))).toEqual([
    { kind: 'page', label: 'Start', url: '/docs/' },
  ])
})

test('a site without a blog, versions, or languages has no trace of them', async ({ site }) => {
  site.write({
    ...homePage,
    'docs.config.ts': String(versionedSite['docs.config.ts'])
      .replace(/ {2}"(?:versions|locales)": \[[\s\S]*?\n {2}\],\n/g, '')
      .replace('"blog": {}', '"hosts": {}'),
    'content/docs/index.md': '---\ntitle: Start\n---\n\nWelcome.\n',
    'content/blog/2026-01-02-first.md': '---\ntitle: First\n---\n\nText.\n',
  })
  await buildSiteFolder(site)
  expect(
    listTree(site.path('dist')).filter((file) =>
      /^(?!_\/assets).*(?:tags|blog|versions|feed|atom|rss)/.test(file),
    ),
  ).toEqual([])
  const html = readFileSync(site.path('dist/docs/index.html'), 'utf8')
  expect(html).not.toMatch(/hreflang|docsearch|messages|"version"|"post":|"fallback"/i)
})
