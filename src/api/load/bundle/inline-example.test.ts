import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createFolder } from '../../../../tests/new-folder.ts'
import { loadApi } from '../load-api.ts'

const api = { id: 'a', label: 'A', path: '/api/a/', file: 'api/openapi.yaml', problems: 'warn' as const }

const write = (self: string) => `openapi: 3.2.0
${self}info: { title: A, version: '1' }
paths:
  /a:
    get:
      responses:
        '200':
          description: Done
          content:
            application/json:
              examples: { node: { externalValue: examples/node.json }, far: { externalValue: far.json } }
            text/csv:
              examples: { list: { summary: A list, externalValue: './examples/list.csv' } }
`

function load(self = '') {
  const root = createFolder('examples')
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(join(root, 'api/examples'), { recursive: true })
  writeFileSync(join(root, api.file), write(self))
  writeFileSync(join(root, 'api/examples/node.json'), '{ "id": 7 }')
  writeFileSync(join(root, 'api/examples/list.csv'), 'id\n7\n')
  return loadApi(api, { root, fill: (text) => ({ text, problems: [] }) })
}

test('[R-031] an example in a file of the site is part of the document', () => {
  const { document, bundled, warnings } = load()
  const [json, csv] = document.operations[0]?.responses[0]?.contents ?? []
  expect(json?.examples).toEqual([{ name: 'node', summary: '', value: { id: 7 } }])
  expect(csv?.examples).toEqual([{ name: 'list', summary: 'A list', value: 'id\n7\n' }])
  expect(JSON.stringify(bundled)).toContain('"node":{"value":{"id":7}}')
  expect(warnings.map(({ kind, problem, at }) => [kind, problem, at.line])).toEqual([
    [
      'files',
      "At `#/paths/~1a/get/responses/200/content/application~1json/examples/far/externalValue`: The example is in the file `far.json`, which isn't in the site folder or isn't text.",
      11,
    ],
  ])
})

test("[R-031] the address of an example is relative to the document's own", () => {
  const { document, warnings } = load('$self: https://cloud.example/api/openapi.yaml\n')
  const [json] = document.operations[0]?.responses[0]?.contents ?? []
  expect(json?.outsideExamples?.map(({ url }) => url)).toEqual(['https://cloud.example/api/far.json'])
  expect(warnings).toEqual([])
})
