import { expect, test } from 'vitest'
import { loadText } from '../../../../tests/unit/load-texts.ts'
import { createPathMatcher } from './match-path.ts'

const operation = (id: string, parameters: string): string =>
  `{ get: { operationId: ${id}, parameters: [${parameters}], responses: { '200': { description: Done } } } }`

const parameter = (name: string, schema: string): string =>
  `{ name: ${name}, in: path, required: true, schema: ${schema} }`

const { document } = loadText(`openapi: 3.1.1
info: { title: Media, version: '1' }
paths:
  /files/{id}: ${operation('getFile', parameter('id', '{ type: string }'))}
  /files/{id}.{format}: ${operation('exportFile', `${parameter('id', '{ type: integer }')}, ${parameter('format', '{ type: string }')}`)}
  /pages/{name}{extension}: ${operation('getPage', `${parameter('name', '{ type: string }')}, ${parameter('extension', '{ enum: [.json, .html] }')}`)}
`)

test.each([
  ['/files/a', 'getFile', { id: 'a' }],
  ['/files/7.tar.gz', 'exportFile', { id: '7', format: 'tar.gz' }],
  ['/files/YOUR_ID.YOUR_FORMAT', 'exportFile', { id: 'YOUR_ID', format: 'YOUR_FORMAT' }],
  ['/files/a.zip', 'exportFile', { id: 'a', format: 'zip' }],
  ['/pages/start.json', 'getPage', { name: 'start', extension: '.json' }],
])('%s is for %s, with the values of its parameters', (pathname, id, values) => {
  const match = createPathMatcher(document.operations)('GET', new URL(pathname, 'http://localhost'))
  if (match.kind !== 'found') throw new Error(`The path is ${match.kind}.`)
  const [first] = match.operations
  expect(first.id).toBe(id)
  expect(match.readValues(first)).toEqual(values)
})
