import { expect, test } from 'vitest'
import { suggestBase } from './suggest-base.ts'

test.each([
  { pathname: '/docs/a/', url: '/a/', base: '/', expected: '/docs/' },
  { pathname: '/docs/a/index.html', url: '/a/', base: '/', expected: '/docs/' },
  { pathname: '/a/', url: '/docs/a/', base: '/docs/', expected: '/' },
  { pathname: '/new/a/', url: '/old/a/', base: '/old/', expected: '/new/' },
  { pathname: '/docs/', url: '/', base: '/', expected: '/docs/' },
  { pathname: '/nowhere/', url: '/404/', base: '/', expected: undefined },
])('a page at $pathname that was built for $url under $base suggests $expected', ({ expected, ...page }) => {
  expect(suggestBase(page)).toBe(expected)
})
