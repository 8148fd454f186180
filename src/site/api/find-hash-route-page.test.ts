import { expect, test } from 'vitest'
import { loadLeniently } from '../../../tests/unit/load-texts.ts'
import { findHashRoutePage, hasApiRoute } from './find-hash-route-page.ts'

test('[R-032] links of another renderer with a method and a path lead to the operation', () => {
  const { document } = loadLeniently(`openapi: 3.1.0
info: { title: A, version: '1' }
paths:
  /nodes/{id}: { get: { operationId: getNode, tags: [Nodes], responses: { '200': { description: Done } } } }
`)
  const page = findHashRoutePage(document, 'operation/getNode')
  expect(page).toContain('getNode')
  for (const hash of ['tag/nodes/GET/nodes/{id}', 'tag/Nodes/get/nodes/%7Bid%7D']) {
    expect(findHashRoutePage(document, hash)).toBe(page)
    expect(hasApiRoute(document, hash)).toBe(true)
  }
  for (const hash of ['tag/nodes/POST/nodes/{id}', 'tag/nodes/GET/nodes', 'nodes'])
    expect(hasApiRoute(document, hash)).toBe(false)
})
