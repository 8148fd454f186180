import { describe, expect, test } from 'vitest'
import { sampleBundle, sampleSite, sampleView } from '../../tests/unit/sample-values.ts'
import { type PageKind, pageKinds } from '../shared/site/page-kinds.ts'
import { createShellView } from './create-shell-view.ts'
import { renderHtmlDocument } from './render-html-document.ts'

type Input = Parameters<typeof renderHtmlDocument>[0]

const document = (changes: Partial<Input> = {}): string =>
  renderHtmlDocument({
    site: sampleSite,
    view: sampleView(),
    bundle: sampleBundle,
    shell: '<p>Shell</p>',
    translations: ['en'],
    messages: {},
    connections: [],
    ...changes,
  })

const attack = `"'></title></script><script>alert(1)</script><!--`

describe('content is escaped', () => {
  test.each([
    ['title', sampleView({ headTitle: attack, title: attack })],
    ['description', sampleView({ description: attack })],
    ['label', sampleView({ breadcrumbs: [{ label: attack, url: undefined }] })],
    ['picture', sampleView({ image: { url: `/${attack}`, width: 2, height: 1 } })],
    ['address', sampleView({ url: `/${attack}/`, markdownUrl: `/${attack}/index.md` })],
  ])('of the %s', (_, view) => {
    const html = document({ view })
    expect(html).not.toContain('<script>alert(1)')
    expect(html.match(/<script/g)).toHaveLength(4)
    expect(html.match(/<\/script>/g)).toHaveLength(4)
    expect(html.match(/<\/title>/g)).toHaveLength(1)
  })

  test('of the name of the site', () => {
    expect(document({ site: { ...sampleSite, title: attack } })).not.toContain('<script>alert(1)')
  })

  test('the value for the browser is the same after the escape', () => {
    const view = sampleView({ title: attack, description: '<!-- \u2028 & </script>' })
    const [, json = ''] = document({ view }).match(/id="docent-view">(.*)<\/script>/s) ?? []
    expect(JSON.parse(json)).toEqual({ build: 'b1', view: JSON.parse(JSON.stringify(createShellView(view))) })
  })
})

describe('head', () => {
  test('contains the page title, its URL, and its Markdown version', () => {
    const html = document()
    expect(html).toContain('<title>X | Docs</title>')
    expect(html).toContain('<link rel="canonical" href="https://docs.example/docs/x/">')
    expect(html).toContain('<link rel="alternate" type="text/markdown" href="/docs/x/index.md">')
    expect(html).toContain('<meta name="description" content="About X.">')
  })

  test('of an unlisted page has `noindex`, and no canonical URL', () => {
    const html = document({ view: sampleView({ isIndexed: false }) })
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).not.toContain('rel="canonical"')
  })

  test('without a description has no description element', () => {
    expect(document({ view: sampleView({ description: '' }) })).not.toMatch(/<meta [^>]*description/)
  })

  test.each([
    ['/_/media/plan-1.png', 'https://docs.example/_/media/plan-1.png'],
    ['https://cdn.example/a.png?b=1&c', 'https://cdn.example/a.png?b=1&amp;c'],
  ])('has the absolute URL of the social image %s', (image, url) => {
    const html = document({ view: sampleView({ image: { url: image, width: 600, height: undefined } }) })
    expect(html).toContain(`<meta property="og:image" content="${url}">`)
    expect(html).toContain('<meta property="og:image:width" content="600">')
    expect(html).not.toContain('og:image:height')
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image">')
    expect(document()).not.toContain('og:image')
    expect(document()).toContain('<meta name="twitter:card" content="summary">')
  })

  test('assets carry the base', () => {
    const html = document({ site: { ...sampleSite, base: '/site/' } })
    expect(html).toContain('href="/site/_/assets/style-1.css"')
    expect(html).toContain('src="/site/_/assets/start-1.js"')
  })

  test('the policy comes before the first script', () => {
    const html = document()
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<script'))
  })
})

describe('root element', () => {
  test.each([
    ['blogList', 'blog-list-page'],
    ['blogPost', 'blog-post-page'],
    ['blogTagsList', 'blog-tags-list-page'],
    ['blogTagPostList', 'blog-tags-post-list-page'],
    ['blogAuthorsList', 'blog-authors-list-page'],
    ['blogAuthorPosts', 'blog-authors-posts-page'],
    ['doc', 'docs-doc-page'],
    ['docTagsList', 'docs-tags-list-page'],
    ['docTagDocList', 'docs-tags-doc-list-page'],
    ['mdx', 'mdx-page'],
  ] satisfies [PageKind, string][])('[R-070] of a page of the kind %s has the class %s', (kind, name) => {
    expect(document({ view: sampleView({ kind }) })).toMatch(new RegExp(`<html[^>]* class="${name}"`))
  })

  test('every page kind has a unique class', () => {
    expect(new Set(Object.values(pageKinds)).size).toBe(Object.keys(pageKinds).length)
  })

  test('has language and direction of the locale', () => {
    const locale = {
      id: 'ar',
      label: 'A',
      direction: 'rtl' as const,
      htmlLang: 'ar-EG',
      calendar: 'gregory',
      path: '/ar/',
    }
    const html = document({
      site: { ...sampleSite, locales: [...sampleSite.locales, locale] },
      view: sampleView({ locale: 'ar' }),
    })
    expect(html).toMatch(/<html lang="ar-EG" dir="rtl"/)
  })

  test('has the default color mode, to avoid a flash', () => {
    const dark = { defaultMode: 'dark' as const, isSwitchEnabled: true, respectsSystem: false }
    expect(document({ site: { ...sampleSite, colorMode: dark } })).toMatch(/<html[^>]* data-theme="dark"/)
    expect(document()).toMatch(/<html[^>]* data-theme="light"/)
  })
})

test('the same page gives the same bytes', () => {
  expect(document()).toBe(document())
})

test('the styles of the first paint are inline, and the style sheet blocks only pages that use one of its classes', () => {
  const print = (shell: string): string => document({ shell })
  expect(print('<main class="page"></main>')).toContain(
    '<link rel="stylesheet" href="/_/assets/style-1.css" media="print"><noscript><link rel="stylesheet" href="/_/assets/style-1.css"></noscript>',
  )
  const waiting = print('<main class="page spinner"></main>')
  expect(waiting).toContain('<link rel="stylesheet" href="/_/assets/style-1.css">')
  expect(waiting).not.toContain('media="print"')
  expect(waiting).not.toContain('faq-1.css')
  expect(print('<main class="faq"></main>')).toContain('<link rel="stylesheet" href="/_/assets/faq-1.css">')
  expect(waiting).toContain(`<style>${sampleBundle.coreStyle}</style>`)
})

describe('an API page', () => {
  const shell = '<div class="api" data-api="compute" data-index="/_/api/compute/index.en.json">'

  test('[R-032] contains the URL of its index, and the scripts that follow hash routes', () => {
    const html = document({ view: sampleView({ kind: 'apiReference' }), shell })
    expect(html).toContain('data-api-index="/_/api/compute/index.en.json"')
    expect(html).toContain('<link rel="modulepreload" href="/_/assets/api.js">')
  })

  test('is the only one that does', () => {
    expect(document({ shell })).not.toMatch(/data-api-index|modulepreload/)
  })
})
