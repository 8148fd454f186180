import { expect, test } from 'vitest'
import { getQueryIntent } from './query-intent.ts'

test.each([
  ['GET /nodes/', true],
  ['delete /nodes/', true],
  ['/nodes/{node_id}/', true],
  ['DELETE cr_project_id', true],
  ['delete a node', false],
  ['get started', false],
])('[R-091] %s is the call of an operation: %s', (query, isCall) => {
  expect(getQueryIntent(query).isCall).toBe(isCall)
})
