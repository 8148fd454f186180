import { describe, expect, test } from 'vitest'
import { samplePage } from '../../../tests/unit/sample-values.ts'
import { expandSidebar } from '../../shared/site/sidebar.ts'
import { listInReadingOrder } from './list-in-reading-order.ts'
import { createSidebarLevels } from './sidebar-levels.ts'
import type { SidebarNode } from './sidebar-node.ts'

const page = (id: string): SidebarNode => ({ kind: 'page', page: samplePage(id, { path: `/${id}/` }) })
const category = (id: string, items: SidebarNode[], landing?: string): SidebarNode => ({
  kind: 'category',
  description: undefined,
  icon: undefined,
  id,
  label: id.toUpperCase(),
  landing: landing === undefined ? undefined : samplePage(landing, { path: `/${landing}/` }),
  items,
})
const link: SidebarNode = { kind: 'external', label: 'Blog', href: 'https://blog.example' }

const tree = [page('a'), category('c', [page('d'), category('e', [page('f')], 'e-start')]), link]
const levels = createSidebarLevels('docs', tree, { getUrl: (path) => `/base${path}` })

describe('levels', () => {
  test('the root and each category have a level, which contains only their own items', () => {
    expect([...levels.levels.keys()]).toEqual(['index', 'c', 'e'])
    expect(levels.levels.get('index')).toEqual([
      { kind: 'page', label: 'a', url: '/base/a/' },
      { kind: 'category', id: 'c', label: 'C', url: '/base/d/', items: undefined },
      { kind: 'external', label: 'Blog', href: 'https://blog.example' },
    ])
  })

  test('only the outermost level has icons', () => {
    const pageWithIcon: SidebarNode = {
      kind: 'page',
      page: samplePage('tags', { path: '/tags/', frontMatter: { icon: 'tag' } }),
    }
    const inner = { ...category('storage', [page('x')]), icon: 'disk' }
    const outer = { ...category('compute', [inner, pageWithIcon]), icon: 'server' }
    const urls = { getUrl: (path: string) => `/base${path}`, icons: '/icons.svg' }
    const found = createSidebarLevels('docs', [outer, pageWithIcon, page('y')], urls).levels
    expect(found.get('index')).toMatchObject([
      { icon: '/base/icons.svg#server' },
      { icon: '/base/icons.svg#tag' },
      { label: 'y' },
    ])
    expect(JSON.stringify([found.get('index')?.[2], found.get('compute')])).not.toContain('icon')
    const withoutFile = createSidebarLevels('docs', [outer], { getUrl: String }).levels
    expect(JSON.stringify(withoutFile.get('index'))).not.toContain('icon')
  })

  test('a category links to its landing page, otherwise to its first page', () => {
    expect(levels.levels.get('c')?.[1]).toMatchObject({ id: 'e', url: '/base/e-start/' })
  })

  test('a category that contains only external links links to the start page', () => {
    const { levels: found } = createSidebarLevels('docs', [category('x', [link])], {
      getUrl: (path) => `/base${path}`,
    })
    expect(found.get('index')).toMatchObject([{ id: 'x', url: '/base/' }])
  })

  test.each([
    ['a', []],
    ['d', ['c']],
    ['f', ['c', 'e']],
    ['e-start', ['c', 'e']],
    ['unknown', undefined],
  ])('the page %s is below %j', (id, activePath) => {
    expect(levels.activePaths.get(id)).toEqual(activePath)
  })

  test('a page that is listed twice is shown at its first position', () => {
    const { activePaths } = createSidebarLevels(
      'docs',
      [category('x', [page('a')]), category('y', [page('a')])],
      { getUrl: String },
    )
    expect(activePaths.get('a')).toEqual(['x'])
  })
})

describe('many siblings', () => {
  const many = Array.from({ length: 130 }, (_, index) => page(`p${String(index).padStart(3, '0')}`))

  test('60 stay together', () => {
    expect(
      createSidebarLevels('docs', many.slice(0, 60), { getUrl: String }).levels.get('index'),
    ).toHaveLength(60)
  })

  test('more are split into ranges of similar size, without losing any', () => {
    const cut = createSidebarLevels('docs', many, { getUrl: String })
    expect(cut.levels.get('index')?.map((item) => (item.kind === 'category' ? item.label : ''))).toEqual([
      'p000 – p043',
      'p044 – p087',
      'p088 – p129',
    ])
    expect([1, 2, 3].flatMap((range) => cut.levels.get(`~${range}`) ?? [])).toHaveLength(130)
    expect(cut.activePaths.get('p129')).toEqual(['~3'])
  })

  test('ranges of categories are named after the categories', () => {
    const categories = Array.from({ length: 61 }, (_, index) => category(`c${index}`, []))
    expect(createSidebarLevels('docs', categories, { getUrl: String }).levels.get('index')).toMatchObject([
      { label: 'C0 – C30' },
      { label: 'C31 – C60' },
    ])
  })

  test('no level of a huge folder is larger than 60', () => {
    const huge = Array.from({ length: 10_000 }, (_, index) => page(`p${index}`))
    const sizes = [
      ...createSidebarLevels('docs', [category('c', huge)], { getUrl: String }).levels.values(),
    ].map((items) => items.length)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(60)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeGreaterThanOrEqual(10_000)
  })
})

describe('the printed tree', () => {
  test('is open only along the active path', () => {
    const open = expandSidebar(levels.levels, ['c'])
    expect(open[1]).toMatchObject({ id: 'c', items: [{ label: 'd' }, { id: 'e', items: undefined }] })
    expect(expandSidebar(levels.levels, [])[1]).toMatchObject({ items: undefined })
    expect(expandSidebar(new Map(), ['c'])).toEqual([])
  })

  test('stays closed at levels that are not loaded', () => {
    const root = levels.levels.get('index') ?? []
    expect(expandSidebar(new Map([['index', root]]), ['c'])).toEqual(root)
  })
})

test('pages are read from top to bottom, landing pages before their children', () => {
  expect(listInReadingOrder(tree).map(({ id }) => id)).toEqual(['a', 'd', 'e-start', 'f'])
})
