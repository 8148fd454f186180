import { expect, test } from 'vitest'
import { sampleConfig, sampleView } from '../../../tests/unit/sample-values.ts'
import type { PageView } from '../../shared/site/page.ts'
import { distinguishTitles } from './distinguish-titles.ts'

const config = sampleConfig({
  title: 'Docs',
  areas: [
    { id: 'a', label: 'Account', url: '/a/', folder: 'a', sidebar: 'docs' },
    { id: 'b', label: 'AI platform', url: '/b/', folder: 'b', sidebar: 'docs' },
  ],
})

function createApiPageView(
  title: string,
  parent: string | undefined,
  changes: Partial<PageView> = {},
): PageView {
  const breadcrumbs = parent === undefined ? [] : [parent, title].map((label) => ({ label, url: undefined }))
  return sampleView({ title, headTitle: `${title} | Docs`, breadcrumbs, ...changes })
}

const fullTitles = (...views: PageView[]): (string | undefined)[] => {
  const distinct = distinguishTitles(views, config)
  return views.map((view) => distinct.get(view)?.fullTitle)
}

test('pages with the same title are distinguished by the parent page', () => {
  const views = [
    createApiPageView('Nodes', 'Account API'),
    createApiPageView('nodes', 'AI platform API'),
    createApiPageView('Disks', 'Account API'),
  ]
  expect(fullTitles(...views)).toEqual(['Nodes (Account API)', 'nodes (AI platform API)', undefined])
})

test('pages whose parents share a title or do not exist are distinguished by the area', () => {
  const [a, b] = [{ area: 'a' }, { area: 'b' }]
  const titles = ['Nodes (Account)', 'Nodes (AI platform)']
  expect(
    fullTitles(createApiPageView('Nodes', 'Compute', a), createApiPageView('Nodes', 'Compute', b)),
  ).toEqual(titles)
  expect(
    fullTitles(createApiPageView('Nodes', undefined, a), createApiPageView('Nodes', undefined, b)),
  ).toEqual(titles)
})

test('pages in other languages and versions do not count', () => {
  const version = {
    name: 'v1',
    label: 'v1',
    banner: undefined,
    isLast: false,
  } as unknown as PageView['version']
  const views = [
    createApiPageView('Nodes', 'A'),
    createApiPageView('Nodes', 'B', { locale: 'fr' }),
    createApiPageView('Nodes', 'C', { version }),
  ]
  expect(fullTitles(...views)).toEqual([undefined, undefined, undefined])
})

test('the title element changes too, unless the page sets it', () => {
  const views = [
    createApiPageView('Nodes', 'A'),
    createApiPageView('Nodes', 'B', { headTitle: 'All about nodes | Docs' }),
  ]
  const distinct = distinguishTitles(views, config)
  expect(views.map((view) => distinct.get(view)?.headTitle)).toEqual([
    'Nodes (A) | Docs',
    'All about nodes | Docs',
  ])
})

test('the title element gets the suffix, unless it has it or a different title is configured', () => {
  const titles = ['Nodes | Docs', 'Virtual machines | Docs', 'Nodes | AI platform | Docs']
  const [own, configured, named] = titles.map((headTitle, index) =>
    createApiPageView('Nodes', ['Compute', 'Account', 'AI platform'][index], { headTitle }),
  )
  const views = [own, configured, named].filter((view) => view !== undefined)
  const distinct = distinguishTitles(views, config)
  expect(views.map((view) => distinct.get(view)?.headTitle)).toEqual([
    'Nodes (Compute) | Docs',
    'Virtual machines | Docs',
    'Nodes | AI platform | Docs',
  ])
})
