import { describe, expect, test } from 'vitest'
import { sampleConfig } from '../../tests/unit/sample-values.ts'
import { createTemporaryFolder } from '../../tests/unit/temporary-folder.ts'
import { type Inputs, readInputs } from './read-inputs.ts'

const brand = { name: 'Acme', legalName: 'Acme Ltd', words: { cli: 'acmectl' } }

function read(files: Record<string, string>, docs: { variables?: boolean } = {}): Inputs {
  return readInputs(
    createTemporaryFolder(files),
    sampleConfig({ brand, hosts: { api: 'https://api.example' }, docs }),
  )
}

describe('variables', () => {
  const catalog = {
    'content/catalog/limits.yml': 'title: "{{brand.name}}"\ncolumns: []\nrows: { name: { value: 63 } }',
  }

  test('come from the brand, its terms, the hosts, and the catalog', () => {
    expect([...read(catalog).variables]).toEqual([
      ['brand.name', 'Acme'],
      ['brand.legalName', 'Acme Ltd'],
      ['brand.cli', 'acmectl'],
      ['hosts.api', 'https://api.example'],
      ['catalog.limits.name.value', '63'],
    ])
  })

  test('may be turned off', () => {
    expect(read({}, { variables: false }).variables.size).toBe(0)
  })
})

describe('files', () => {
  test('guides, pages, questions, release notes, and the not-found page are separate collections', () => {
    const files = {
      'content/docs/a.mdx': 'A',
      'content/pages/index.mdx': 'P',
      'content/pages/404.mdx': 'N',
      'content/faq/x/a.mdx': 'F',
      'content/releases/r.mdx': 'R',
    }
    const found = read(files).collections.map(({ kind, routeBase, files: own }) => [
      kind,
      routeBase,
      own.map(({ path }) => path),
    ])
    expect(found).toEqual([
      ['faq', '/_/faq/', ['content/faq/x/a.mdx']],
      ['release', '/_/releases/', ['content/releases/r.mdx']],
      ['doc', '/docs/', ['content/docs/a.mdx']],
      ['mdx', '/', ['content/pages/index.mdx']],
      ['notFound', '/', ['content/pages/404.mdx']],
    ])
  })

  test('a site without a not-found page gets the default one', () => {
    const own = read({}).collections.find(({ kind }) => kind === 'notFound')
    expect(own?.files.map(({ path }) => path)).toEqual(['docent/404.md'])
  })

  test('static files are listed by their served path', () => {
    expect([...read({ 'static/img/logo.svg': 'x' }).staticFiles.keys()]).toEqual(['/img/logo.svg'])
  })

  test('an empty site is valid', () => {
    expect(read({})).toMatchObject({ blogs: [], staticFiles: new Map() })
  })
})
