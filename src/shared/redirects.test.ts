import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findRedirect, followRedirect } from './redirects.ts'

describe('[R-006] query and hash survive', () => {
  test.each<[string, string, string, string]>([
    ['/new/', '', '', '/new/'],
    ['/new/', '?a=1', '#x', '/new/?a=1#x'],
    ['/new/#own', '?a=1', '#x', '/new/?a=1#own'],
    ['/new/?b=2', '?a=1', '', '/new/?b=2&a=1'],
    ['/new/?b=2#own', '', '#x', '/new/?b=2#own'],
    ['/api/#/nodes/op', '?a=1', '', '/api/?a=1#/nodes/op'],
    ['https://blog.example/', '?a=1', '#x', 'https://blog.example/?a=1#x'],
  ])('%s with %j and %j is %s', (...[to, search, hash, expected]) => {
    expect(followRedirect(to, { search, hash })).toBe(expected)
  })

  test('and never link to another site', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (query, fragment) => {
        const asked = new URL('https://docs.example/old/')
        asked.search = query
        asked.hash = fragment
        const to = new URL(followRedirect('/new/', asked), asked)
        expect([to.origin, to.pathname, to.search, to.hash]).toEqual([
          'https://docs.example',
          '/new/',
          asked.search,
          asked.hash,
        ])
      }),
    )
  })
})

test.each([
  ['/old', '/new/'],
  ['/old.html', '/new/'],
  ['/v1.2', '/two/'],
  ['/prices.pdf', '/three/'],
  ['/prices.pdf/', undefined],
  ['/toString', undefined],
])('%s is at %s', (path, to) => {
  expect(findRedirect({ '/old/': '/new/', '/v1.2/': '/two/', '/prices.pdf': '/three/' }, path)).toBe(to)
})
