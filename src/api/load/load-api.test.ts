import { readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { createFolder } from '../../../tests/new-folder.ts'
import { loadText, loadTextProblems } from '../../../tests/unit/load-texts.ts'
import { createTemporaryFolder } from '../../../tests/unit/temporary-folder.ts'
import type { LoadedApi } from '../../shared/api/loaded-api.ts'
import { DocsError } from '../../shared/docs-error.ts'
import { loadApi } from './load-api.ts'
import { readDocuments } from './source/read-documents.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const asWritten = (text: string): { text: string; problems: [] } => ({ text, problems: [] })

describe('[R-031] the documents of this site', () => {
  const load = (id: string) =>
    loadApi(
      { id, label: id, path: `/api/${id}/`, file: `content/api/${id}/openapi.yaml`, problems: 'fail' },
      { root, fill: asWritten },
    )

  test.each(['myaccount', 'tir'])('load with every operation in the files of %s', (id) => {
    const folder = join(root, 'content/api', id)
    const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.yaml'))
      .map((name) => readFileSync(join(folder, name), 'utf8'))
    const named = texts.flatMap((text) =>
      [...text.matchAll(/^ *operationId: (\w+)$/gm)].map(([, name]) => name),
    )
    expect(named.length).toBeGreaterThan(0)
    const loaded = load(id).document.operations.map((operation) => operation.id)
    expect(loaded.toSorted()).toEqual(named.toSorted())
  })

  test('distinguish operations with the same method and path by their bodies', () => {
    const actions = load('myaccount').document.operations.filter(
      ({ path }) => path === '/nodes/{node_id}/actions/',
    )
    expect(actions).toHaveLength(9)
    expect(
      new Set(actions.map(({ method, bodyMatch }) => `${method} ${JSON.stringify(bodyMatch)}`)).size,
    ).toBe(9)
  })
})

describe('files', () => {
  const folder = createFolder('reference')
  afterAll(() => rmSync(folder, { recursive: true }))

  test('are followed from file to file, and missing files are skipped', () => {
    writeFileSync(
      join(folder, 'openapi.yaml'),
      `a: { $ref: './two words.json#/a' }\nb: './missing.yaml'\nd: { $ref: ./d@{id}.yaml }\n`,
    )
    writeFileSync(join(folder, 'd@{id}.yaml'), 'd: 1\n')
    writeFileSync(join(folder, 'two words.json'), '{ "a": { "$ref": ".\\/c.yml" } }')
    writeFileSync(join(folder, 'c.yml'), 'back: openapi.yaml#/a\nout: ../../etc/hosts.yaml\n')
    expect([...readDocuments(folder, { file: 'openapi.yaml', overlays: [] }).texts.keys()]).toEqual([
      'openapi.yaml',
      'two words.json',
      'd@{id}.yaml',
      'c.yml',
    ])
  })

  test('must include the document itself', () => {
    const load = () =>
      loadApi(
        { id: 'a', label: 'A', path: '/api/a/', file: 'none.yaml', problems: 'fail' },
        { root: folder, fill: asWritten },
      )
    expect(load).toThrow(DocsError)
    expect(load).toThrowErrorMatchingInlineSnapshot(`
      [DocsError: none.yaml
        The file doesn't exist.
        Correct \`document\` in \`apis\` of the configuration or add the file.]
    `)
  })
})

describe('files outside the site folder', () => {
  const document = 'openapi: 3.1.0\ninfo: { title: A, version: "1" }\npaths: {}\n'
  const load = (root: string, file: string): LoadedApi =>
    loadApi({ id: 'a', label: 'A', path: '/api/a/', file, problems: 'fail' }, { root, fill: asWritten })

  test.each(['../outside.yaml', 'linked.yaml'])('are not read as the document: %s', (file) => {
    const parent = createTemporaryFolder({ 'outside.yaml': document, 'site/inside.yaml': document })
    const root = join(parent, 'site')
    symlinkSync('../outside.yaml', join(root, 'linked.yaml'))
    expect(() => load(root, 'inside.yaml')).not.toThrow()
    expect(() => load(root, file)).toThrow(
      `${file}\n  The file is outside the site folder.\n  Correct \`document\` in \`apis\` of the configuration or copy the file into the site folder.`,
    )
  })

  test('are not read for a `$ref`, even through a symbolic link', () => {
    const parent = createTemporaryFolder({
      'outside.yaml': document,
      'site/a.yaml': `a: ../outside.yaml\nb: linked.yaml\n`,
    })
    symlinkSync('../outside.yaml', join(parent, 'site/linked.yaml'))
    expect([...readDocuments(join(parent, 'site'), { file: 'a.yaml', overlays: [] }).texts.keys()]).toEqual([
      'a.yaml',
    ])
  })
})

describe('[R-031] a large document', () => {
  const operations = (count: number, text: string): string =>
    Array.from(
      { length: count },
      (_, index) => `  /things/${index}/:
    get:
      operationId: getThing${index}
      description: ${text}
      responses:
        '200':
          description: Done
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Thing${index}' }
              example: { id: 1, next: { id: 2, next: { id: 3 } } }
`,
    ).join('')
  const schemas = (count: number): string =>
    Array.from(
      { length: count },
      (_, index) =>
        `    Thing${index}: { type: object, required: [id], properties: { id: { type: integer }, next: { $ref: '#/components/schemas/Thing${(index + 1) % count}' } } }\n`,
    ).join('')
  const write = (count: number, text: string): string =>
    `openapi: 3.1.1\ninfo: { title: Large, version: '1' }\npaths:\n${operations(count, text)}components:\n  schemas:\n${schemas(count)}`

  test('with circular schemas grows in proportion to its operations', () => {
    const length = (count: number): number => JSON.stringify(loadText(write(count, 'Text.')).document).length
    expect(length(400) / length(200)).toBeLessThan(2.1)
  })

  test('over 20 MB is loaded', () => {
    const text = write(1000, 'A long description. '.repeat(1050))
    expect(text.length).toBeGreaterThan(20_000_000)
    expect(loadText(text).document.operations).toHaveLength(1000)
  }, 60_000)

  test('over 50 MB is rejected', () => {
    expect(loadTextProblems(`# ${'-'.repeat(50_000_000)}\n`)).toMatchInlineSnapshot(`
      "api/openapi.yaml
        This file brings the document to more than 50 MB, the maximum size.
        Split the API into several documents and list each in \`apis\` of the configuration."
    `)
  })
})
