import { expect, test } from 'vitest'
import { readPath } from './path-key.ts'

test.each([
  ['/nodes#list', '/nodes'],
  ['nodes', '/nodes'],
  ['/nodes?{parameters}', '/nodes'],
  ['/nodes/{id}{?page,size}', '/nodes/{id}'],
  ['/nodes?since={since}', '/nodes?since={since}'],
])('[R-031] the key %s stands for the path %s', (key, path) => {
  expect(readPath(key)).toBe(path)
})
