import { describe, expect, test } from 'vitest'
import { category } from '../../../tests/unit/draw-sidebar.ts'
import { sampleConfig, samplePage } from '../../../tests/unit/sample-values.ts'
import type { CompiledPage } from '../../shared/content/compiled-page.ts'
import type { Topic } from '../../shared/site/page.ts'
import type { SidebarItemConfig } from '../../shared/site/sidebar-item-config.ts'
import { createAreaTopics } from './create-area-topics.ts'
import { createNavigation } from './scope-navigation.ts'

const naming = (component: string): CompiledPage =>
  samplePage('x', {
    areaLookups: [{ component, href: 'compute', file: 'content/pages/index.mdx', line: 7 }],
  })
const area = { id: 'compute', label: 'Compute', url: '/compute/', folder: 'compute', sidebar: 'main' }
const pages = ['c/start', 'c/node/index', 'c/node/create', 'c/node/disks/attach', 'c/node/disks/detach'].map(
  (id) => samplePage(id),
)

const scope = { locale: 'en', version: 'current' }

function topics(sidebar: SidebarItemConfig[], base = '/', from = pages): Topic[] | undefined {
  const config = sampleConfig({ base, areas: [area], sidebars: { main: sidebar } })
  const categories = [category('c/node', { label: 'Nodes', description: 'Machines.' })]
  const navigation = createNavigation(from, { config, scope: { ...scope, categories } })
  return createAreaTopics(naming('TopicCards'), navigation, config).compute
}

describe('topics of an area', () => {
  test('are the top-level categories of its sidebar, with their number of pages and their links', () => {
    const sidebar: SidebarItemConfig[] = ['c/start', { kind: 'folder', folder: 'c/node' }]
    expect(topics(sidebar, '/base/')).toEqual([
      {
        label: 'Nodes',
        url: '/base/docs/c/node/',
        description: 'Machines.',
        pages: 4,
        sections: [
          { label: 'create', url: '/base/docs/c/node/create/' },
          { label: 'attach', url: '/base/docs/c/node/disks/attach/' },
          { label: 'detach', url: '/base/docs/c/node/disks/detach/' },
        ],
      },
    ])
  })

  test('from the configuration have its description, and the links of their only category', () => {
    const items: SidebarItemConfig[] = [{ kind: 'folder', folder: 'c/node' }]
    const [topic] = topics([{ kind: 'category', label: 'All', description: 'Everything.', items }]) ?? []
    expect(topic).toMatchObject({ label: 'All', description: 'Everything.', pages: 4 })
    expect(topic?.sections.map(({ label }) => label)).toEqual(['create', 'attach', 'detach'])
  })

  test('name products first, and then the pages of groups, one of each at a time', () => {
    const items: SidebarItemConfig[] = [
      { kind: 'category', label: 'Start', items: ['c/node/create', 'c/node/disks/attach'] },
      { kind: 'category', label: 'More', items: ['c/start'] },
      { kind: 'folder', folder: 'c/node' },
    ]
    const [topic] = topics([{ kind: 'category', label: 'Compute', items }]) ?? []
    expect(topic?.sections.map(({ label }) => label)).toEqual(['Nodes', 'start', 'attach'])
  })

  test('name their first product, even if it has the page that they link to, and its pages last', () => {
    const items: SidebarItemConfig[] = [{ kind: 'folder', folder: 'c/node' }, 'c/start']
    const [topic] = topics([{ kind: 'category', label: 'Compute', items }]) ?? []
    expect(topic?.url).toBe('/docs/c/node/')
    expect(topic?.sections.map(({ label }) => label)).toEqual([
      'Nodes',
      'start',
      'create',
      'attach',
      'detach',
    ])
  })

  test('name pages of another product by their titles, because a label says nothing without its product', () => {
    const install = samplePage('c/node/index', { frontMatter: { sidebar_label: 'Overview' } })
    const others = pages.filter(({ path }) => path !== install.path)
    const labeled = others.map((page) => ({
      ...page,
      title: `Title of ${page.title}`,
      frontMatter: { ...page.frontMatter, sidebar_label: 'Label' },
    }))
    const items: SidebarItemConfig[] = [{ kind: 'folder', folder: 'c/node' }, 'c/start']
    const sidebar: SidebarItemConfig[] = [{ kind: 'category', label: 'Compute', items }]
    const [topic] = topics(sidebar, '/', [install, ...labeled]) ?? []
    expect(topic?.sections.map(({ label }) => label)).toEqual([
      'Nodes',
      'Label',
      'Title of create',
      'Title of attach',
      'Title of detach',
    ])
  })

  test('count a page once even if it is listed twice', () => {
    const items: SidebarItemConfig[] = ['c/start', 'c/node/create', 'c/start']
    expect(topics([{ kind: 'category', label: 'Twice', items }])?.[0]?.pages).toBe(2)
  })

  test('leave out links to other sites', () => {
    const items: SidebarItemConfig[] = [
      'c/start',
      'c/node/create',
      { kind: 'link', label: 'Status', href: 'https://status.example' },
    ]
    const [topic] = topics([{ kind: 'category', label: 'Help', items }]) ?? []
    expect(topic?.sections.map(({ label }) => label)).toEqual(['create'])
  })

  test('are created only for areas whose topics a page shows', () => {
    const config = sampleConfig({ areas: [area], sidebars: { main: ['c/start'] } })
    const navigation = createNavigation(pages, { config, scope: { ...scope, categories: [] } })
    expect(createAreaTopics(samplePage('x'), navigation, config)).toEqual({})
    expect(createAreaTopics(naming('FaqList'), navigation, config)).toEqual({})
  })
})
