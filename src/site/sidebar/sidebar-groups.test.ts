import { expect, test } from 'vitest'
import { category, everything, tree } from '../../../tests/unit/draw-sidebar.ts'
import { catchProblems } from '../../../tests/unit/problems-of.ts'
import { samplePage as page } from '../../../tests/unit/sample-values.ts'

test('groups are categories in their order', () => {
  const pages = [page('node/index'), page('node/b'), page('node/c'), page('node/gpu/x'), page('node/gpu/y')]
  const groups = [
    { label: 'Work with it', items: ['c', 'gpu'] },
    { label: 'More', items: ['b'] },
  ]
  expect(tree([everything], { pages, categories: [category('node', { groups })] })).toMatchInlineSnapshot(`
    [
      "[index](node/index) #node",
      "  [Work with it]() #node/~work-with-it",
      "    node/c",
      "    [Gpu]() #node/gpu",
      "      node/gpu/x",
      "      node/gpu/y",
      "  [More]() #node/~more",
      "    node/b",
    ]
  `)
})

test('a group can name a page of a subfolder', () => {
  const pages = [page('node/gpu/x'), page('node/gpu/y')]
  const groups = [{ label: 'Chosen', items: ['gpu/y'] }]
  expect(tree([everything], { pages, categories: [category('node', { groups })] })).toEqual([
    '[Node]() #node',
    '  [Gpu]() #node/gpu',
    '    node/gpu/x',
    '  [Chosen]() #node/~chosen',
    '    node/gpu/y',
  ])
})

test('a page that is in no group is reported', () => {
  const groups = [{ label: 'Work', items: ['create'] }]
  const pages = [page('node/index'), page('node/create'), page('node/resize'), page('node/gpu/start')]
  const options = { pages, categories: [category('node', { groups })] }
  expect(catchProblems(() => tree([everything], options))).toMatchInlineSnapshot(`
    "content/docs/node/_category_.yml
      The page \`resize\` is in none of the folder's groups.
      Add it to a group, or remove \`groups\`."
  `)
})

test('a page that could not be read is not reported as missing', () => {
  const unread = new Set(['node/resize', 'node/gpu/start', 'node/start'])
  const groups = [{ label: 'Work', items: ['create', 'resize', 'gpu'] }]
  const categories = [category('node', { groups, landing: 'node/start' })]
  const items = ['node/resize', { kind: 'folder' as const, folder: 'node/gpu' }, everything]
  expect(tree(items, { pages: [page('node/create')], categories, unread })).toEqual([
    '[Node]() #node',
    '  [Work]() #node/~work',
    '    node/create',
  ])
})

test('a group that names a missing page is reported', () => {
  const groups = [{ label: 'Work', items: ['creat', 'gup/x'] }]
  const options = { pages: [page('node/create')], categories: [category('node', { groups })] }
  expect(catchProblems(() => tree([everything], options))).toMatchInlineSnapshot(`
    "content/docs/node/_category_.yml
      A group lists \`creat\`, but the folder has no such page or folder.
      Did you mean \`create\`?

    content/docs/node/_category_.yml
      A group lists \`gup/x\`, but the folder has no such page or folder.
      Correct the name, or remove it."
  `)
})
