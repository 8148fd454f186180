import { expect, test } from 'vitest'
import { createSearchWords, matchOperations } from './filter-index.ts'

const texts = [
  'Create a node createNode POST /nodes/ nodes',
  'List nodes listNodes GET /nodes/ nodes',
  'Delete a VPC deleteVpc DELETE /vpc/{network_id}/ networks',
].map(createSearchWords)

test.each([
  ['node', [0, 1]],
  ['post node', [0]],
  ['createNode', [0]],
  ['listnodes', [1]],
  ['/vpc/', [2]],
  ['networks delete', [2]],
  ['network_id', [2]],
  ['get post', []],
  ['ode', []],
  ['Délete', [2]],
])('%j finds the operations %j', (typed, expected) => {
  const matches = matchOperations(typed, texts) ?? []
  expect(matches.flatMap((isMatch, position) => (isMatch ? [position] : []))).toEqual(expected)
})

test.each([[''], ['  '], ['/']])('without a word, %j, nothing is filtered', (typed) => {
  expect(matchOperations(typed, texts)).toBeUndefined()
})
