import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createFolder } from '../new-folder.ts'
import { loadLeniently } from '../unit/load-texts.ts'
import { checkPages } from './check-pages.ts'
import { type DocumentResult, formatResults } from './format-results.ts'
import { listDocuments } from './list-documents.ts'

function writeFolder(files: Record<string, string>): string {
  const folder = createFolder('documents')
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return folder
}

test('lists the files that are documents, not those that documents refer to', () => {
  const folder = writeFolder({
    'a.yaml': "info: {}\nopenapi: '3.1.0'\n",
    'b.json': '{"paths":{},"swagger":"2.0"}',
    'c.json': '{\n    "openapi" : "3.0.3"\n}',
    'd/main.yml': 'openapi: 3.0.0\n',
    'd/part.yml': 'get:\n  description: "openapi: 3.0.0"\n  example:\n      openapi: 3.0.0\n',
    'e.txt': 'openapi: 3.1.0\n',
  })
  expect(listDocuments(folder)).toEqual(['a.yaml', 'b.json', 'c.json', 'd/main.yml'])
})

test('names the fields that a page lacks', () => {
  const loaded = loadLeniently(`openapi: 3.1.0
info: { title: A, version: '1' }
paths:
  /a:
    parameters: [{ name: limit, in: query, schema: {} }, { name: Accept, in: header, schema: {} }]
    get:
      operationId: getA
      tags: [A]
      responses: { '200': { content: { application/json: { schema: { $ref: '#/components/schemas/A' } } } } }
components: { schemas: { A: { allOf: [{ properties: { size: {} } }, { properties: { color: {} } }] } } }
`)
  const out = writeFolder({ 'api/cloud/a/getA/index.md': '`limit` and `color`' })
  expect(checkPages(loaded, out)).toEqual({ fields: 3, missing: [{ operation: 'getA', field: 'size' }] })
})

test('prints a row for each document and their sum', () => {
  const built: DocumentResult = {
    name: 'a.yaml',
    stoppedBy: '',
    operations: 3,
    schemas: 2,
    warnings: [{ kind: 'links', problem: '', at: { file: '', line: 1 }, fix: '' }],
    samples: 3,
    failures: [{ operation: 'getA', reason: '400' }],
    site: { seconds: 1.25, cpuSeconds: 2.5, peakMiB: 99.6, largestPage: 12_345, fields: 4, missing: [] },
  }
  const stopped: DocumentResult = {
    ...{ name: 'b.yaml', stoppedBy: '2 problems', operations: 0, schemas: 0 },
    ...{ warnings: [], samples: 0, failures: [], site: undefined },
  }
  expect(formatResults([built, stopped]).split('\n').slice(2)).toEqual([
    '| a.yaml | 3, 2 | yes | 1 links | 2 of 3 | 4 of 4 | 1.3 | 2.5 | 100 | 12 |',
    '| b.yaml |  | 2 problems |  |  |  |  |  |  |  |',
    '| 2 documents | 3, 2 | 1 | 1 | 2 of 3 (66.7%) | 4 of 4 (100.0%) | 1 | 3 |  |  |',
  ])
})
