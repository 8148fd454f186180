import { expect, test } from 'vitest'
import { catchProblems, throwCollected } from '../../../tests/unit/problems-of.ts'
import { createTemporaryFolder } from '../../../tests/unit/temporary-folder.ts'
import type { CategorySettings } from '../../shared/content/category.ts'
import { listFiles } from '../source-files.ts'
import { isCategoryFile, loadCategories } from './load-categories.ts'

function load(files: Record<string, string>): CategorySettings[] {
  const list = listFiles(createTemporaryFolder(files), 'content/docs')
  return throwCollected((collector) => loadCategories(list, 'content/docs', collector))
}

test('a category is read from YAML or JSON, with the folder name without number prefixes', () => {
  const files = {
    'content/docs/02-node/_category_.yml': 'label: Nodes\nposition: 2\nlink: { type: doc, id: node/index }\n',
    'content/docs/02-node/01-gpu/_category_.json': '{ "label": "GPU", "link": null }',
    'content/docs/empty/_category_.yaml': '',
  }
  expect(load(files)).toMatchObject([
    { folder: 'node/gpu', label: 'GPU', position: undefined, landing: null, groups: [] },
    { folder: 'node', label: 'Nodes', position: 2, landing: 'node/index' },
    { folder: 'empty', label: undefined, landing: undefined },
  ])
})

test('groups are read in order', () => {
  const text = 'groups:\n  - label: First\n    items: [a, b/c]\n  - label: Second\n    items: [d]\n'
  expect(load({ 'content/docs/x/_category_.yml': text })[0]?.groups).toEqual([
    { label: 'First', items: ['a', 'b/c'] },
    { label: 'Second', items: ['d'] },
  ])
})

test('mistakes of all files are reported at once', () => {
  const files = {
    'content/docs/a/_category_.yml': 'lable: A\n',
    'content/docs/b/_category_.yml': 'position: first\ngroups: [{ label: G, items: [] }]\n',
    'content/docs/c/_category_.yml': 'label: A: b\n',
    'content/docs/d/_category_.yml': 'link: { type: generated, id: x }\n',
  }
  expect(catchProblems(() => load(files))).toMatchInlineSnapshot(`
    "content/docs/a/_category_.yml:1
      \`lable\` is not a known key.
      Did you mean \`label\`?

    content/docs/b/_category_.yml:1
      \`position\` is \`"first"\`.
      It must be a number.

    content/docs/b/_category_.yml:2
      \`groups[0].items\` (item "G") is \`[]\`.
      It must not be empty.

    content/docs/c/_category_.yml:1
      The file is not valid YAML: Nested mappings are not allowed in compact mappings.
      Put keys and values that contain a colon, a hash, brackets, or braces in quotes.

    content/docs/d/_category_.yml:1
      \`link.type\` is \`"generated"\`.
      It must be \`doc\`; the page of a folder is its \`index.mdx\`."
  `)
})

test('Docusaurus keys for the appearance of a category are accepted', () => {
  const text =
    'label: A\nclassName: red\ncollapsible: true\ncollapsed: false\ncustomProps: { a: 1 }\nkey: a\n'
  expect(load({ 'content/docs/a/_category_.yml': text })).toMatchObject([{ folder: 'a', label: 'A' }])
})

test('a generated category page of Docusaurus is rejected', () => {
  const text = 'link: { type: generated-index, title: All, slug: /all }\n'
  expect(catchProblems(() => load({ 'content/docs/b/_category_.yml': text }))).toMatchInlineSnapshot(`
    "content/docs/b/_category_.yml:1
      \`link.type\` is \`"generated-index"\`.
      It must be \`doc\`; the page of a folder is its \`index.mdx\`."
  `)
})

test.each([
  ['a/_category_.yml', true],
  ['_category_.json', true],
  ['a/x_category_.yml', false],
  ['a/_category_.mdx', false],
])('%s is about its folder: %s', (path, expected) => {
  expect(isCategoryFile(path)).toBe(expected)
})
