import { describe, expect, test } from 'vitest'
import { loadLeniently } from '../../../../tests/unit/load-texts.ts'

const done = "responses: { '200': { description: Done } }"

/** Groups of operations, given as lists of tags by path. */
function listGroups(operations: Record<string, string[]>, tags = '') {
  const paths = Object.entries(operations).map(
    ([path, names]) => `  ${path}: { get: { tags: ${JSON.stringify(names)}, ${done} } }`,
  )
  const { document } = loadLeniently(
    `openapi: 3.2.0\ninfo: { title: A, version: '1' }\n${tags}paths:\n${paths.join('\n')}\n`,
  )
  return document.groups
}

describe('[R-031] operations without tags are grouped by path', () => {
  test.each([
    [
      'without generic words',
      ['/v1/payment_intents', '/v1/payment_intents/{id}/capture'],
      ['Payment intents'],
    ],
    ['without a date', ['/2010-04-01/Accounts.json', '/2010-04-01/Calls/{id}.json'], ['Accounts', 'Calls']],
    [
      'without words that all share',
      ['/wp/x/posts', '/wp/x/posts/{id}', '/wp/x/tags', '/wp/x/tags/{tag}'],
      ['Posts', 'Tags'],
    ],
    ['with words that all share if actions follow', ['/users/list', '/users/get'], ['Users']],
    ['in camel case', ['/accountLinks', '/{id}/accountLinks/x'], ['Account links']],
    ['without a word', ['/', '/{id}'], ['Other']],
    ['with only a generic word', ['/v1', '/v1/{id}'], ['V1']],
  ])('%s', (_, paths, names) => {
    const groups = listGroups(Object.fromEntries(paths.map((path) => [path, []])))
    expect(groups.map(({ name }) => name)).toEqual(names)
  })

  test('under a tag of the same name', () => {
    const groups = listGroups({ '/a/NODES': [], '/b/nodes': ['nodes'], '/a/disks': [] })
    expect(groups.map(({ name, operations }) => [name, operations.length])).toEqual([
      ['A', 2],
      ['Nodes', 1],
    ])
    expect(listGroups({ '/NODES': [], '/b': ['nodes'] })).toHaveLength(1)
  })
})

describe('[R-031] groups of tags', () => {
  test('are in the sections and the order of `x-tagGroups`, with the names for readers', () => {
    const groups = listGroups(
      { '/a': ['a'], '/b': ['b'], '/c': ['c'] },
      `tags: [{ name: a, x-displayName: First }]
x-tagGroups: [{ name: Main, tags: [b, nothing] }, { name: More, tags: [a] }]
`,
    )
    expect(groups.map(({ name, section }) => [name, section])).toEqual([
      ['B', 'Main'],
      ['First', 'More'],
      ['C', undefined],
    ])
  })

  test('are in the section of their outermost parent', () => {
    const groups = listGroups(
      { '/a': ['a'], '/b': ['b'], '/c': ['c'], '/d': ['d'] },
      `tags:
  - { name: c, parent: b }
  - { name: a }
  - { name: b, parent: top }
  - { name: top, summary: Everything }
  - { name: d, parent: e }
  - { name: e, parent: d }
`,
    )
    expect(groups.map(({ name, section }) => [name, section])).toEqual([
      ['A', undefined],
      ['B', 'Everything'],
      ['C', 'Everything'],
      ['D', 'D'],
    ])
  })

  test('have the words of a name that is written as in code', () => {
    const groups = listGroups({
      '/a': ['billable_metrics'],
      '/b': ['dns-records'],
      '/c': ['nodeKeys'],
      '/d': ['Add-ons'],
      '/e': ['macOS'],
    })
    const names = ['Billable metrics', 'DNS records', 'Node keys', 'Add-ons', 'macOS']
    expect(groups.map(({ name }) => name)).toEqual(names)
  })

  test('list operations of other groups that have their tag as well', () => {
    const groups = listGroups({ '/a': ['a', 'b', 'c'], '/b': ['b'] })
    expect(
      groups.map(({ name, operations, sharedOperations }) => [name, operations, sharedOperations]),
    ).toEqual([
      ['A', ['getA'], []],
      ['B', ['getB'], ['getA']],
    ])
  })
})
