import { describe, expect, test } from 'vitest'
import { createView, type Situation } from '../../../tests/unit/page-view.ts'
import { samplePage } from '../../../tests/unit/sample-values.ts'
import type { CompiledPage } from '../../shared/content/compiled-page.ts'
import type { FrontMatter } from '../../shared/content/front-matter/front-matter.ts'
import type { PageView } from '../../shared/site/page.ts'

const page = (id: string, frontMatter: Partial<FrontMatter> = {}): CompiledPage =>
  samplePage(id, { frontMatter })
const pages = [page('node/a'), page('node/b'), page('node/c'), page('node/index')]

describe('neighbors', () => {
  const around = (situation: Situation, id: string): (string | undefined)[] => {
    const { previous, next } = createView(id, situation)
    return [previous?.url, next?.url]
  }

  test.each([
    ['node/index', undefined, '/docs/node/a/'],
    ['node/a', '/docs/node/', '/docs/node/b/'],
    ['node/c', '/docs/node/b/', undefined],
  ])('of %s are %s and %s', (id, previous, next) => {
    expect(around({ pages }, id)).toEqual([previous, next])
  })

  test('a page outside the sidebar has neither', () => {
    expect(around({ pages, config: { sidebars: { s: ['node/a'] } } }, 'node/c')).toEqual([
      undefined,
      undefined,
    ])
  })

  test('can be set or removed in front matter', () => {
    const own = [page('a'), page('b', { pagination_prev: null, pagination_next: 'd' }), page('c'), page('d')]
    expect(around({ pages: own }, 'b')).toEqual([undefined, '/docs/d/'])
  })

  test('are labeled by their pagination label, otherwise as in the sidebar, otherwise by title', () => {
    const own = [
      page('a', { pagination_label: 'P', sidebar_label: 'S' }),
      page('b'),
      page('c', { sidebar_label: 'S' }),
    ]
    const { previous, next } = createView('b', { pages: own })
    expect([previous?.label, next?.label]).toEqual(['P', 'S'])
  })
})

describe('sidebar', () => {
  const sidebars = { one: ['a', 'b'], two: ['b', 'c'] }

  test.each([
    ['a', 'one'],
    ['b', 'one'],
    ['c', 'two'],
    ['d', undefined],
  ])('of %s is %s', (id, sidebar) => {
    const own = ['a', 'b', 'c', 'd'].map((name) => page(name))
    expect(createView(id, { pages: own, config: { sidebars } }).sidebar?.id).toBe(sidebar)
  })

  test('can be set or removed by the page', () => {
    const own = [page('a', { displayed_sidebar: null }), page('b', { displayed_sidebar: 'two' }), page('c')]
    expect(createView('a', { pages: own, config: { sidebars } }).sidebar).toBeUndefined()
    expect(createView('b', { pages: own, config: { sidebars } }).sidebar?.id).toBe('two')
  })

  test('is generated from the folders without configuration', () => {
    expect(createView('node/b', { pages }).sidebar).toEqual({ id: 'docs', activePath: ['node'] })
  })
})

describe('breadcrumbs', () => {
  const config = {
    areas: [{ id: 'n', label: 'Nodes area', url: '/nodes/', folder: 'node', sidebar: 'docs' }],
  }

  test('lead from the area through the categories to the page', () => {
    expect(createView('node/b', { pages, config }).breadcrumbs).toEqual([
      { label: 'Nodes area', url: '/nodes/' },
      { label: 'index', url: '/docs/node/' },
      { label: 'b', url: undefined },
    ])
  })

  test('do not list a landing page twice', () => {
    expect(createView('node/index', { pages, config }).breadcrumbs.map(({ label }) => label)).toEqual([
      'Nodes area',
      'index',
    ])
  })

  test('show a group and the folder of the same name in it once', () => {
    const sidebars = {
      docs: [
        { kind: 'category' as const, label: 'index', items: [{ kind: 'folder' as const, folder: 'node' }] },
      ],
    }
    expect(createView('node/b', { pages, config: { sidebars } }).breadcrumbs).toEqual([
      { label: 'index', url: '/docs/node/' },
      { label: 'b', url: undefined },
    ])
  })

  test('show a category without a landing page as text', () => {
    const sidebars = { docs: [{ kind: 'category' as const, label: 'Group', items: ['node/b'] }] }
    expect(createView('node/b', { pages, config: { sidebars } }).breadcrumbs).toEqual([
      { label: 'Group', url: undefined },
      { label: 'b', url: undefined },
    ])
  })

  test('a page that is not a guide has none', () => {
    expect(createView('x', { pages: [samplePage('x', { kind: 'mdx' })] }).breadcrumbs).toEqual([])
  })
})

describe('data of the shell', () => {
  test('every URL includes the base path', () => {
    const { url, markdownUrl, previous, next } = createView('node/a', { pages, config: { base: '/site/' } })
    expect([url, markdownUrl, previous?.url, next?.url]).toEqual([
      '/site/docs/node/a/',
      '/site/docs/node/a/index.md',
      '/site/docs/node/',
      '/site/docs/node/b/',
    ])
  })

  test.each([
    [{}, ['two', 'three']],
    [{ toc_max_heading_level: 4 }, ['two', 'three', 'four']],
    [{ toc_min_heading_level: 3 }, ['three']],
  ])('with %j the table of contents has %j', (levels, expected) => {
    const headings = [
      { depth: 2 as const, id: '2', text: 'two' },
      { depth: 3 as const, id: '3', text: 'three' },
      { depth: 4 as const, id: '4', text: 'four' },
    ]
    const own = samplePage('a', { headings, frontMatter: levels })
    expect(createView('a', { pages: [own] }).headings.map(({ text }) => text)).toEqual(expected)
  })

  test.each([
    [{}, 'https://git.example/content/docs/a.mdx'],
    [{ custom_edit_url: 'https://x.example' }, 'https://x.example'],
    [{ custom_edit_url: null }, undefined],
  ])('with %j the edit link is %s', (frontMatter, url) => {
    const config = { docs: { editUrl: 'https://git.example/{path}' } }
    expect(createView('a', { pages: [page('a', frontMatter)], config }).editUrl).toBe(url)
  })

  test('front matter overrides the day of the last commit, which can be turned off', () => {
    const lastUpdated: [string, string][] = [['content/docs/a.mdx', '2026-01-02']]
    const of = (frontMatter: Partial<FrontMatter>, isOn = true): PageView['lastUpdated'] =>
      createView('a', {
        pages: [page('a', frontMatter)],
        config: { docs: { lastUpdated: isOn } },
        lastUpdated,
      }).lastUpdated
    expect(of({})).toEqual({ date: '2026-01-02', author: undefined })
    expect(of({ last_update: { date: '2026-03-04' } })?.date).toBe('2026-03-04')
    expect(of({ last_update: { author: 'Ada' } })).toEqual({ date: '2026-01-02', author: 'Ada' })
    expect(of({}, false)).toBeUndefined()
  })

  test('a page without a description has the description of the site', () => {
    const situation = (description: string): Situation => ({
      pages: [samplePage('a', { description })],
      config: { description: 'All about nodes.' },
    })
    expect(createView('a', situation('')).description).toBe('All about nodes.')
    expect(createView('a', situation('About a.')).description).toBe('About a.')
  })

  test('the head has the title for search engines, the page has its own', () => {
    const { title, headTitle } = createView('a', { pages: [page('a', { title_meta: 'For search' })] })
    expect([title, headTitle]).toEqual(['a', 'For search | Docs'])
  })
})
