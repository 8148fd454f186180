import { expect, test } from 'vitest'
import { formatGroupHash, formatOperationHash, parseHashRoute } from './hash-route.ts'

test.each([
  ['', { kind: 'overview' }],
  ['#', { kind: 'overview' }],
  ['#/', { kind: 'overview' }],
  ['#authentication', { kind: 'heading', id: 'authentication' }],
  ['#/all', { kind: 'all' }],
  ['#/nodes', { kind: 'group', tag: 'nodes' }],
  ['#/nodes/', { kind: 'group', tag: 'nodes' }],
  ['#/Load%20balancers', { kind: 'group', tag: 'Load balancers' }],
  ['#/tag/nodes', { kind: 'group', tag: 'nodes' }],
  ['#tag/Nodes', { kind: 'group', tag: 'Nodes' }],
  ['#/nodes/createNode', { kind: 'operation', id: 'createNode', field: undefined }],
  ['#/nodes/createNode/', { kind: 'operation', id: 'createNode', field: undefined }],
  ['#/nodes/createNode/body.name', { kind: 'operation', id: 'createNode', field: 'body.name' }],
  ['#/all/createNode', { kind: 'operation', id: 'createNode', field: undefined }],
  ['#/operations/createNode', { kind: 'operation', id: 'createNode', field: undefined }],
  ['#operations/createNode', { kind: 'operation', id: 'createNode', field: undefined }],
  ['#operation/createNode', { kind: 'operation', id: 'createNode', field: undefined }],
  ['#tag/Nodes/operation/createNode', { kind: 'operation', id: 'createNode', field: undefined }],
  ['#/nodes/get%2Fnode', { kind: 'operation', id: 'get/node', field: undefined }],
  ['#/%E0%A4%A', { kind: 'group', tag: '%E0%A4%A' }],
])('[R-032] reads the hash %j', (hash, route) => {
  expect(parseHashRoute(hash)).toEqual(route)
})

test('[R-032] round-trips a route through its hash', () => {
  const hash = formatOperationHash('load balancers', 'get/node', 'query.a/b')
  expect(hash).toBe('#/load%20balancers/get%2Fnode/query.a%2Fb')
  expect(parseHashRoute(hash)).toEqual({ kind: 'operation', id: 'get/node', field: 'query.a/b' })
  expect(parseHashRoute(formatGroupHash('load balancers'))).toEqual({ kind: 'group', tag: 'load balancers' })
})
