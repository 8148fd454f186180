import { expect, test } from 'vitest'
import { hoistGroups } from './hoist-groups.ts'

test('a group comes first if it names a node from before it, with the shape of the node', () => {
  expect(
    hoistGroups([
      'lb --> n1[UP]',
      'lb -.->|n2| n2[(DOWN n1)]',
      'subgraph g[Group n1]',
      'n1',
      'n1 --> n2',
      'end',
      'n2 --> x',
    ]),
  ).toEqual([
    'subgraph g[Group n1]',
    'n1[UP]',
    'n1 --> n2[(DOWN n1)]',
    'end',
    'lb --> n1[UP]',
    'lb -.->|n2| n2[(DOWN n1)]',
    'n2 --> x',
  ])
})

test('groups within groups keep their nodes, and every group moves with the first', () => {
  expect(
    hoistGroups(['subgraph a', 'x', 'end', 'p --> q{{Q}}', 'subgraph b', 'subgraph c', 'q', 'end', 'end']),
  ).toEqual(['subgraph a', 'x', 'end', 'subgraph b', 'subgraph c', 'q{{Q}}', 'end', 'end', 'p --> q{{Q}}'])
})

test('groups of new nodes stay where they are, and so does a label with the name of a node', () => {
  const lines = ['a[A] --> b', 'class a big', 'subgraph g[a]', 'c[a b] -->|b| d', 'end', 'b --> c']
  expect(hoistGroups(lines)).toEqual(lines)
})
