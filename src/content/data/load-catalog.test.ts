import { expect, test } from 'vitest'
import { catchProblems } from '../../../tests/unit/problems-of.ts'
import { createTemporaryFolder } from '../../../tests/unit/temporary-folder.ts'
import type { CatalogTables } from '../../shared/content/catalog/catalog.ts'
import { DocsError } from '../../shared/docs-error.ts'
import { listFiles } from '../source-files.ts'
import { fillVariables } from './fill-variables.ts'
import { type LoadedCatalog, listCatalogVariables, loadCatalog } from './load-catalog.ts'

const variables = new Map([['brand.name', 'Acme']])

function loadAll(files: Record<string, string>): LoadedCatalog {
  return loadCatalog(listFiles(createTemporaryFolder(files), 'content/catalog'), variables)
}

function load(files: Record<string, string>): CatalogTables {
  const { catalog, problems } = loadAll(files)
  if (problems.length > 0) throw new DocsError(problems)
  return catalog
}

const plans = `
title: Plans of {{brand.name}}
columns:
  - { key: name, label: Plan, code: true }
  - { key: ram, label: Memory, unit: GB }
rows:
  c3-4: { name: C3.4, ram: 4, gpu: false }
`

test('a table is named after its file, and has its columns and rows', () => {
  expect(load({ 'content/catalog/plans.yml': plans, 'content/catalog/README.md': 'x' })).toEqual(
    new Map([
      [
        'plans',
        {
          title: 'Plans of Acme',
          columns: [
            { key: 'name', label: 'Plan', code: true, unit: undefined },
            { key: 'ram', label: 'Memory', unit: 'GB', code: false },
          ],
          rows: { 'c3-4': { name: 'C3.4', ram: 4, gpu: 'false' } },
        },
      ],
    ]),
  )
})

test('every value can be used as a variable', () => {
  expect(listCatalogVariables(loadAll({ 'content/catalog/plans.yml': plans }))).toEqual([
    ['catalog.plans.c3-4.name', 'C3.4'],
    ['catalog.plans.c3-4.ram', '4'],
    ['catalog.plans.c3-4.gpu', 'false'],
  ])
})

test('the variables of a table that cannot be read exist, so that pages are not blamed for it', () => {
  const loaded = loadAll({ 'content/catalog/plans.yml': plans, 'content/catalog/limits.yml': 'title: 1\n' })
  const all = new Map(listCatalogVariables(loaded))
  const text = '{{catalog.plans.c3-4.ram}} {{catalog.limits.name.value}} {{catalog.prices.name.value}}'
  const { problems } = fillVariables(text, all, 'content/docs/a.md')
  expect(loaded.unreadTables).toEqual(['limits'])
  expect(problems.map(({ problem }) => problem)).toEqual([
    'The variable `{{catalog.prices.name.value}}` does not exist.',
  ])
})

test('a row has the defaults of its table for the fields that it does not set', () => {
  const catalog = load({
    'content/catalog/a.yml':
      'title: A\ncolumns: []\ndefaults: { list: x, unit: GB }\nrows: { a: { unit: TB }, b: {} }\n',
  })
  expect(catalog.get('a')?.rows).toEqual({ a: { list: 'x', unit: 'TB' }, b: { list: 'x', unit: 'GB' } })
})

test('the mistakes of all tables are reported at once', () => {
  const files = {
    'content/catalog/a.yml': 'title: A\ncolumns: []\nrow: {}\n',
    'content/catalog/b.yml': 'title: A: b\n',
    'content/catalog/c.yml': `${plans}  c3-8: { name: [x] }\n`,
    'content/catalog/d.yml': 'title: "{{brand.nmae}}"',
  }
  expect(catchProblems(() => load(files))).toMatchInlineSnapshot(`
    "content/catalog/a.yml
      \`rows\` is missing.
      Add it; it must be a group of keys.

    content/catalog/a.yml:3
      \`row\` is not a known key.
      Did you mean \`rows\`?

    content/catalog/b.yml:1
      The file is not valid YAML: Nested mappings are not allowed in compact mappings.
      Put keys and values that contain a colon, a hash, brackets, or braces in quotes.

    content/catalog/c.yml:8
      \`rows.c3-8.name\` is \`["x"]\`.
      It must be a text.

    content/catalog/d.yml:1
      The variable \`{{brand.nmae}}\` does not exist.
      Did you mean \`brand.name\`?"
  `)
})
