import { expect, test } from 'vitest'
import { parseHashRoute } from '../../../shared/api/pages/hash-route.ts'
import { type ApiCatalog, resolveHashRoute } from './resolve-hash-route.ts'

const operation = (id: string, group: string, title: string) => ({
  id,
  group,
  title,
  url: `/api/${group}/${id}/`,
})
const catalog: ApiCatalog = {
  groups: [
    { id: 'nodes', name: 'Nodes', url: '/api/nodes/', start: 0, end: 3 },
    { id: 'load-balancers', name: 'Load Balancers', url: '/api/load-balancers/', start: 3, end: 4 },
  ],
  operations: [
    operation('createNode', 'nodes', 'Create a node'),
    operation('listNodes', 'nodes', 'List nodes'),
    operation('CREATENODE', 'nodes', 'Create a node, louder'),
    operation('createLoadBalancer', 'load-balancers', 'Create a load balancer'),
  ],
}

/** Summarizes the target of a hash in one line. */
function lead(hash: string): string {
  const target = resolveHashRoute(parseHashRoute(hash), catalog)
  switch (target.kind) {
    case 'overview':
      return `overview ${target.heading ?? ''}`.trim()
    case 'missing':
      return `missing ${target.name}: ${target.nearest.map(({ id }) => id).join(', ')}`
    case 'all':
      return 'all'
    case 'group':
      return `group ${target.group.id}`
    case 'operation':
      return `operation ${target.operation.id} ${target.field ?? ''}`.trim()
  }
}

test.each([
  ['', 'overview'],
  ['#errors', 'overview errors'],
  ['#/all', 'all'],
  ['#/nodes', 'group nodes'],
  ['#/NODES', 'group nodes'],
  ['#/Load%20Balancers', 'group load-balancers'],
  ['#tag/load_balancers', 'group load-balancers'],
  ['#/nodes/createNode', 'operation createNode'],
  ['#/nodes/CREATENODE', 'operation CREATENODE'],
  ['#/nodes/createnode', 'operation createNode'],
  ['#/moved/createNode/body.name', 'operation createNode body.name'],
  ['#/operations/listNodes', 'operation listNodes'],
  ['#/listNodes', 'operation listNodes'],
  ['#createNode', 'operation createNode'],
])('[R-032] %j resolves to: %s', (hash, expected) => {
  expect(lead(hash)).toBe(expected)
})

test.each([
  ['#/nodes/createNodes', 'missing createNodes: createNode, CREATENODE, listNodes'],
  ['#/nodes/balancer', 'missing balancer: createLoadBalancer'],
  ['#/nodes/zzz', 'missing zzz: '],
])('a missing target is reported with similar names: %s', (hash, expected) => {
  expect(lead(hash)).toBe(expected)
})
