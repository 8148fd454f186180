import { expect, test } from 'vitest'
import { cutCommonPrefix } from './cut-common-prefix.ts'

test.each([
  {
    name: 'commands',
    texts: ['tool node list', 'tool node create', 'tool node catalog os', 'Example'],
    expected: ['list', 'create', 'catalog os', 'Example'],
  },
  {
    name: 'methods, but not their class',
    texts: ['Notebooks', 'Notebooks.get', 'Notebooks.list', 'Notebooks.stop'],
    expected: ['Notebooks', 'get', 'list', 'stop'],
  },
  {
    name: 'groups of commands separately',
    texts: ['kubectl get a', 'kubectl get b', 'kubectl get c', 'helm repo x', 'helm repo y', 'helm repo z'],
    expected: ['a', 'b', 'c', 'x', 'y', 'z'],
  },
])('the common prefix is cut from $name', ({ texts, expected }) => {
  expect(cutCommonPrefix(texts)).toEqual(expected)
})

test.each([
  [['Create a node', 'Create a volume', 'Create a network']],
  [['tool node list', 'tool node create', 'Example']],
  [['Version 1.0', 'Version 1.1', 'Version 1.2']],
  [[]],
])('%j stays', (texts) => {
  expect(cutCommonPrefix(texts)).toEqual(texts)
})
