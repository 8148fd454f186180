import { describe, expect, test } from 'vitest'
import { category, everything, tree } from '../../../tests/unit/draw-sidebar.ts'
import { catchProblems } from '../../../tests/unit/problems-of.ts'
import { samplePage as page } from '../../../tests/unit/sample-values.ts'
import type { SidebarItemConfig } from '../../shared/site/sidebar-item-config.ts'

describe('folders', () => {
  test('a folder is a category with its index page as landing page', () => {
    const pages = [page('node/index', { title: 'Nodes' }), page('node/create'), page('node/resize')]
    expect(tree([{ kind: 'folder', folder: 'node' }], { pages })).toEqual([
      '[Nodes](node/index) #node',
      '  node/create',
      '  node/resize',
    ])
  })

  test.each(['index', 'README', 'node'])('the index page of the folder "node" can be named %s', (name) => {
    const pages = [page(`node/${name}`), page('node/create')]
    expect(tree([{ kind: 'folder', folder: 'node' }], { pages })[0]).toContain(`(node/${name})`)
  })

  test.each(['load_balancer', 'load--balancer'])(
    'a folder "%s" without an index page is labeled by its name',
    (name) => {
      expect(tree([everything], { pages: [page(`${name}/create`)] })).toEqual([
        `[Load balancer]() #${name}`,
        `  ${name}/create`,
      ])
    },
  )

  test.each(['', '.', './'])('the folder "%s" contains all pages', (folder) => {
    const pages = [page('node/create'), page('a')]
    expect(tree([{ kind: 'folder', folder }], { pages })).toEqual(tree([everything], { pages }))
  })

  test('a folder can be written as a path from the content folder', () => {
    const pages = [page('node/gpu/x'), page('a')]
    expect(tree([{ kind: 'folder', folder: './node/gpu/' }], { pages })).toEqual([
      '[Gpu]() #node/gpu',
      '  node/gpu/x',
    ])
  })

  test('a flat folder expands to its pages and folders, with the index page first', () => {
    const pages = [page('node/a'), page('node/index'), page('node/gpu/x')]
    expect(tree([{ kind: 'folder', folder: 'node', isFlat: true }], { pages })).toEqual([
      'node/index',
      'node/a',
      '[Gpu]() #node/gpu',
      '  node/gpu/x',
    ])
  })

  test('a folder that contains only its index page is a page', () => {
    expect(tree([everything], { pages: [page('a/index'), page('b')] })).toEqual(['a/index', 'b'])
  })

  test('an unlisted index page is not a landing page and does not replace its folder', () => {
    const index = page('node/index', { title: 'Nodes', frontMatter: { unlisted: true } })
    const folder: SidebarItemConfig = { kind: 'folder', folder: 'node' }
    expect(tree([folder], { pages: [index, page('node/create')] })).toEqual([
      '[Node]() #node',
      '  node/create',
    ])
    expect(tree([everything], { pages: [index, page('a')] })).toEqual(['a'])
    expect(tree([{ ...folder, isFlat: true }], { pages: [index, page('node/create')] })).toEqual([
      'node/create',
    ])
  })

  test('an unlisted page is left out even if the configuration or a group names it', () => {
    const hidden = page('x/c', { frontMatter: { unlisted: true } })
    const categories = [category('x', { groups: [{ label: 'More', items: ['c', 'd'] }] })]
    expect(tree(['x/c', 'a'], { pages: [page('a'), hidden] })).toEqual(['a'])
    expect(tree([{ kind: 'folder', folder: 'x' }], { pages: [hidden, page('x/d')], categories })).toEqual([
      '[X]() #x',
      '  [More]() #x/~more',
      '    x/d',
    ])
  })

  test('an unlisted page is left out', () => {
    const pages = [page('a'), page('b', { frontMatter: { unlisted: true } })]
    expect(tree([everything], { pages })).toEqual(['a'])
    const hidden = page('x/c', { frontMatter: { unlisted: true } })
    expect(tree([everything], { pages: [...pages, hidden] })).toEqual(['a'])
  })
})

describe('category files', () => {
  test('set the label and landing page', () => {
    const pages = [page('node/start'), page('node/create')]
    const categories = [category('node', { label: 'Compute nodes', landing: 'node/start' })]
    expect(tree([everything], { pages, categories })[0]).toBe('[Compute nodes](node/start) #node')
  })

  test('a landing page that is not an index page is not listed twice', () => {
    const pages = [page('node/start'), page('node/create')]
    const categories = [category('node', { landing: 'node/start' })]
    expect(tree([everything], { pages, categories })).toEqual(['[start](node/start) #node', '  node/create'])
  })

  test('without a link, the index page is listed as a page', () => {
    const pages = [page('node/index'), page('node/start')]
    expect(tree([everything], { pages, categories: [category('node', { landing: null })] })).toEqual([
      '[Node]() #node',
      '  node/index',
      '  node/start',
    ])
  })

  test('an index page is listed if another page is the landing page', () => {
    const pages = [page('node/index'), page('node/start')]
    const categories = [category('node', { landing: 'node/start' })]
    expect(tree([everything], { pages, categories })).toEqual(['[start](node/start) #node', '  node/index'])
  })

  test('a landing page that does not exist is reported', () => {
    const categories = [category('node', { landing: 'node/strat' })]
    const pages = [page('node/start'), page('node/create')]
    expect(catchProblems(() => tree([everything], { pages, categories }))).toMatchInlineSnapshot(`
      "content/docs/node/_category_.yml
        The landing page \`node/strat\` does not exist.
        Did you mean \`node/start\`?"
    `)
  })
})

describe('entries of the configuration', () => {
  test('pages, links, folders, and categories can be nested', () => {
    const pages = [page('start'), page('node/index', { title: 'Nodes' }), page('node/create')]
    const items: SidebarItemConfig[] = [
      'start',
      {
        kind: 'category',
        label: 'Compute & more',
        landing: 'start',
        items: [
          { kind: 'folder', folder: 'node' },
          { kind: 'link', label: 'Status', href: 'https://status.example' },
        ],
      },
    ]
    expect(tree(items, { pages })).toEqual([
      'start',
      '[Compute & more](start) #compute--more',
      '  [Nodes](node/index) #node',
      '    node/create',
      '  Status → https://status.example',
    ])
  })

  test('categories whose labels have the same slug keep their own items', () => {
    const pages = [page('a'), page('b'), page('c'), page('d'), page('node/create')]
    const category = (label: string, items: SidebarItemConfig[]): SidebarItemConfig => ({
      kind: 'category',
      label,
      items,
    })
    const items = [
      category('Guides', ['a', category('Index', ['b'])]),
      category('Guides+', ['c']),
      category('+', ['d']),
      category('Node', [{ kind: 'folder' as const, folder: 'node' }]),
    ]
    expect(tree(items, { pages })).toEqual([
      '[Guides]() #guides',
      '  a',
      '  [Index]() #index-2',
      '    b',
      '[Guides+]() #guides-2',
      '  c',
      '[+]() #category-2',
      '  d',
      '[Node]() #node',
      '  [Node]() #node-2',
      '    node/create',
    ])
  })

  test('pages and folders that do not exist are reported together', () => {
    const items: SidebarItemConfig[] = [
      'strat',
      { kind: 'category', label: 'C', landing: 'x', items: [{ kind: 'folder', folder: 'nodes/gpu' }] },
    ]
    const pages = [page('start'), page('node/create')]
    expect(catchProblems(() => tree(items, { pages }))).toMatchInlineSnapshot(`
      "docs.config.ts
        A sidebar lists the page \`strat\`, which doesn't exist.
        Did you mean \`start\`?

      docs.config.ts
        A sidebar lists the page \`x\`, which doesn't exist.
        Correct the name, or remove it.

      docs.config.ts
        A sidebar lists the folder \`nodes/gpu\`, which doesn't exist.
        Correct the name, or remove it."
    `)
  })
})
