import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Validator } from '@cfworker/json-schema'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { repositoryRoot } from '../../../tests/architecture/source-files.ts'
import { type SchemaFile, schemaFiles, toJsonSchema } from './schema-list.ts'

const sites = ['', 'tests/fixtures/world']

/** Lists the files of a schema that are pages rather than partials. */
const listFiles = (site: string, { files }: SchemaFile): string[] =>
  globSync([...files], { cwd: join(repositoryRoot, site) })
    .filter((file) => !/(?:^|\/)_(?!category_)/.test(file))
    .map((file) => join(repositoryRoot, site, file))

function readData(file: string, { isFrontMatter }: SchemaFile): unknown {
  const text = readFileSync(file, 'utf8')
  if (!isFrontMatter) return parse(text)
  return parse(text.match(/^---\n(.*?)\n---/s)?.[1] ?? '') ?? {}
}

const createValidator = (file: SchemaFile): Validator => new Validator(toJsonSchema(file), '7', false)

describe('[F-062] the JSON Schema', () => {
  test.each(schemaFiles)('of $name accepts every file of our sites', (schemaFile) => {
    const validator = createValidator(schemaFile)
    const files = sites.flatMap((site) => listFiles(site, schemaFile))
    expect(files.length).toBeGreaterThan(0)
    const wrong = files
      .map((file) => ({ file, ...validator.validate(readData(file, schemaFile)) }))
      .filter(({ valid }) => !valid)
    expect(wrong).toEqual([])
  })

  test.each<[string, object]>([
    ['page', { titel: 'A' }],
    ['page', { draft: 'yes' }],
    ['post', { date: 2026 }],
    ['faq', { title: 'A' }],
    ['release', { title: 'A', date: '2026-01-01', area: 'a', kind: 'newer' }],
    ['category', { groups: [{ label: 'A', items: [] }] }],
    ['tags', { a: { lable: 'A' } }],
    ['authors', { a: {} }],
    ['catalog', { title: 'A', columns: [], rows: { a: { b: [] } } }],
    ['messages', { next: 1 }],
    ['synonyms', [['one']]],
    ['concepts', { concepts: ['wipe'] }],
    ['style', {}],
    ['statements', [{ field: 'a', statements: [] }]],
    ['ui-labels', [1]],
  ])('of %s refuses %o', (name, value) => {
    const schemaFile = schemaFiles.find((file) => file.name === name)
    if (schemaFile === undefined) throw new Error(`No schema ${name}.`)
    expect(createValidator(schemaFile).validate(value).valid).toBe(false)
  })

  test.each(['page', 'post', 'faq', 'release', 'category', 'catalog'])('of %s describes each key', (name) => {
    const schemaFile = schemaFiles.find((file) => file.name === name)
    const { properties = {} }: { properties?: unknown } =
      schemaFile === undefined ? {} : toJsonSchema(schemaFile)
    const undescribed = Object.entries(properties as Record<string, { description?: string }>)
      .filter(([, { description = '' }]) => description === '')
      .map(([key]) => key)
    expect(properties).not.toEqual({})
    expect(undescribed).toEqual([])
  })
})
