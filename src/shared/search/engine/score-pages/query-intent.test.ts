import { expect, test } from 'vitest'
import { getQueryIntent } from './query-intent.ts'

test.each([
  ['GET /nodes/', true],
  ['delete /nodes/', true],
  ['/nodes/{node_id}/', true],
  ['DELETE cr_project_id', true],
  ['list kubernetes versions over HTTP', true],
  ['which fields has the request body of a node', true],
  ['resize a volume with curl', true],
  ['delete a node', false],
  ['create an api token', false],
  ['sign in with an api key', false],
  ['my own domain with https', false],
  ['get started', false],
])('[R-091] %s is the call of an operation: %s', (query, isCall) => {
  expect(getQueryIntent(query).isCall).toBe(isCall)
})

test.each([
  ['since when is slurm available', true],
  ['when was the terraform provider released', true],
  ['changelog', true],
  ['when are credits deducted', false],
  ['when was my node removed', false],
])('[R-091] %s asks when something was new: %s', (query, isHistory) => {
  expect(getQueryIntent(query).isHistory).toBe(isHistory)
})
