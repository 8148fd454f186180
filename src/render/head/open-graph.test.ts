import { expect, test } from 'vitest'
import { sampleConfig, sampleSite, sampleView } from '../../../tests/unit/sample-values.ts'
import type { PageView } from '../../shared/site/page.ts'
import { createSiteView } from '../create-site-view.ts'
import { createOpenGraphTags } from './open-graph.ts'

const createTags = (changes: Partial<PageView>, site = sampleSite): string[] =>
  createOpenGraphTags({ site, view: sampleView(changes) })

test('[F-008] a guide is an article with the day of its last change', () => {
  expect(createTags({ modified: '2026-01-02' }).join('\n')).toMatchInlineSnapshot(`
    "<meta property="og:title" content="X | Docs">
    <meta property="og:type" content="article">
    <meta property="og:url" content="https://docs.example/docs/x/">
    <meta property="og:description" content="About X.">
    <meta property="og:site_name" content="Docs">
    <meta property="og:locale" content="en_US">
    <meta property="article:modified_time" content="2026-01-02">
    <meta name="twitter:card" content="summary">"
  `)
})

test.each<[PageView['kind'], string]>([
  ['doc', 'article'],
  ['apiItem', 'article'],
  ['blogPost', 'article'],
  ['mdx', 'website'],
  ['docTagsList', 'website'],
])('a page of kind %s is of type %s', (kind, type) => {
  expect(createTags({ kind })).toContain(`<meta property="og:type" content="${type}">`)
})

test('a page that is no article has no dates', () => {
  expect(createTags({ kind: 'mdx', modified: '2026-01-02' }).join()).not.toContain('modified_time')
})

test('an image has its size and the title of the page as its text', () => {
  const image = { url: '/_/social/x-1.png', width: 1200, height: 630 }
  expect(createTags({ image }).slice(-5)).toEqual([
    '<meta property="og:image" content="https://docs.example/_/social/x-1.png">',
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    '<meta property="og:image:alt" content="X">',
    '<meta name="twitter:card" content="summary_large_image">',
  ])
})

test.each([
  ['en', 'en_US'],
  ['en-GB', 'en_GB'],
  ['hi', 'hi_IN'],
])('the language %s is written as %s', (htmlLang, expected) => {
  const site = createSiteView(sampleConfig({ locales: [{ id: 'en', label: 'x', htmlLang }] }))
  expect(createTags({}, site)).toContain(`<meta property="og:locale" content="${expected}">`)
})
