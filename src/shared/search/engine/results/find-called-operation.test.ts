import { expect, test } from 'vitest'
import { findCalledOperation } from './find-called-operation.ts'

const operations = [
  ['GET', '/nodes/{node_id}/'],
  ['GET', '/nodes/'],
  ['DELETE', '/nodes/{node_id}/'],
  ['GET', '/nodes/plans/'],
  [undefined, '/nodes/'],
].map(([method, signature]) => ({ shown: { method, signature } }))

const find = (text: string): string | undefined => {
  const { method, signature } = findCalledOperation(text, operations)?.shown ?? {}
  return method === undefined ? undefined : `${method} ${signature}`
}

test.each([
  ['GET /nodes/', 'GET /nodes/'],
  ['get /nodes', 'GET /nodes/'],
  ['GET /nodes/plans/?page=2', 'GET /nodes/plans/'],
  ['GET /nodes/4711/', 'GET /nodes/{node_id}/'],
  ['DELETE /nodes/{node_id}/', 'DELETE /nodes/{node_id}/'],
  ['GET https://api.example/v1/nodes/', 'GET /nodes/'],
])('%s is the call of %s', (text, expected) => {
  expect(find(text)).toBe(expected)
})

test.each([
  'POST /nodes/',
  '/nodes/',
  'GET nodes',
  'GET /nodes/4711/disks/',
  'GET /nodes/{id}/',
  'GET /v1/nodes/',
])('%s is the call of no operation', (text) => {
  expect(find(text)).toBeUndefined()
})
