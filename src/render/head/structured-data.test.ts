import { describe, expect, test } from 'vitest'
import { sampleConfig, sampleSite, sampleView } from '../../../tests/unit/sample-values.ts'
import type { PageView } from '../../shared/site/page.ts'
import { createSiteView } from '../create-site-view.ts'
import { formatStructuredData } from './structured-data.ts'

const site = { ...sampleSite, searchUrl: '/search/' }
const describeView = (changes: Partial<PageView>): { '@graph': Record<string, unknown>[] } =>
  JSON.parse(formatStructuredData({ site, view: sampleView(changes) }) ?? '{"@graph":[]}')
const listTypes = (changes: Partial<PageView>): unknown[] =>
  describeView(changes)['@graph'].map((thing) => thing['@type'])

describe('[F-008] the type of a page', () => {
  test.each<[PageView['kind'], unknown[]]>([
    ['doc', ['TechArticle']],
    ['apiReference', ['APIReference']],
    ['apiItem', ['APIReference']],
    ['blogPost', ['BlogPosting']],
    ['docTagDocList', ['CollectionPage']],
    ['mdx', ['WebPage']],
    ['notFound', []],
  ])('of kind %s is %j', (kind, types) => expect(listTypes({ kind })).toEqual(types))

  test('is a site with its search and its provider on the home page', () => {
    const [website, provider] = describeView({ kind: 'mdx', url: '/' })['@graph']
    expect(website).toMatchObject({
      '@type': 'WebSite',
      url: 'https://docs.example/',
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: 'https://docs.example/search/?q={query}' },
        'query-input': 'required name=query',
      },
    })
    expect(provider).toMatchObject({
      '@type': 'Organization',
      '@id': website?.publisher && 'https://docs.example/#provider',
      name: 'Acme',
    })
  })

  test('is a guide and the site if a guide is the home page', () => {
    expect(listTypes({ url: '/' })).toEqual(['WebSite', 'Organization', 'TechArticle'])
  })

  test('is not stated on a page that is not indexed', () => {
    expect(formatStructuredData({ site, view: sampleView({ isIndexed: false }) })).toBeUndefined()
  })
})

test('a site without a search page has no search action', () => {
  const data = formatStructuredData({ site: sampleSite, view: sampleView({ kind: 'mdx', url: '/' }) })
  expect(data).not.toContain('SearchAction')
})

test('a guide has its title, addresses, and the day of its last change', () => {
  const image = { url: '/_/social/x-1.png', width: 1200, height: 630 }
  expect(describeView({ fullTitle: 'X (Account)', modified: '2026-01-02', image })['@graph']).toEqual([
    {
      '@type': 'TechArticle',
      headline: 'X (Account)',
      url: 'https://docs.example/docs/x/',
      description: 'About X.',
      inLanguage: 'en',
      dateModified: '2026-01-02',
      image: 'https://docs.example/_/social/x-1.png',
      isPartOf: { '@type': 'WebSite', '@id': 'https://docs.example/#site', name: 'Docs' },
      author: {
        '@type': 'Organization',
        '@id': 'https://docs.example/#provider',
        name: 'Acme',
        url: 'https://docs.example/',
      },
      publisher: { '@id': 'https://docs.example/#provider' },
    },
  ])
})

test('a post has its authors and its date', () => {
  const post = { date: '2026-01-02', minutes: 3, authors: [{ name: 'Asha', url: '/blog/authors/asha/' }] }
  const [posting] = describeView({ kind: 'blogPost', post: post as unknown as PageView['post'] })['@graph']
  expect(posting).toMatchObject({
    '@type': 'BlogPosting',
    datePublished: '2026-01-02',
    author: [{ '@type': 'Person', name: 'Asha', url: 'https://docs.example/blog/authors/asha/' }],
  })
})

test('breadcrumbs leave out levels without a page, and count the rest', () => {
  const breadcrumbs = [
    { label: 'Account', url: '/account/' },
    { label: 'Compute', url: undefined },
    { label: 'X', url: undefined },
  ]
  expect(describeView({ breadcrumbs })['@graph'].at(-1)).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Account', item: { '@id': 'https://docs.example/account/' } },
      { '@type': 'ListItem', position: 2, name: 'X' },
    ],
  })
  expect(listTypes({ breadcrumbs: [{ label: 'X', url: undefined }] })).toEqual(['TechArticle'])
})

test('an untranslated page is the original in its own language', () => {
  const locales = [
    { id: 'en', label: 'English' },
    { id: 'ar', label: 'العربية', direction: 'rtl' as const },
  ]
  const view = sampleView({ locale: 'ar', url: '/ar/docs/x/', fallback: { lang: 'en', dir: 'ltr' } })
  const data = formatStructuredData({ site: createSiteView(sampleConfig({ locales })), view })
  expect(data).toContain('"url":"https://docs.example/docs/x/"')
  expect(data).toContain('"inLanguage":"en"')
})

test('no text ends the script element', () => {
  const data = formatStructuredData({ site, view: sampleView({ title: '</script><!--\u2028' }) }) ?? ''
  expect(data).not.toMatch(/[<\u2028]/)
  expect(JSON.parse(data)['@graph'][0].headline).toBe('</script><!--\u2028')
})
