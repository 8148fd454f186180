import { describe, expect, test } from 'vitest'
import { decideNavigation, type NavigationIntent, toPagePath } from './decide-navigation.ts'

const click: NavigationIntent = {
  type: 'push',
  to: new URL('https://docs.example/b/'),
  search: '',
  currentPath: '/a/',
  base: '/',
  canIntercept: true,
  isHashChange: false,
  isDownload: false,
  isFormPost: false,
  isSameDocument: false,
}
const to = (path: string) => ({ to: new URL(path, 'https://docs.example') })

describe('decideNavigation', () => {
  const page = { kind: 'page', path: '/b/' }
  const browser = { kind: 'browser' }

  test.each<[string, Partial<NavigationIntent>, object]>([
    ['a link to another page is a page', {}, page],
    ['a link without slash is the page', to('/b'), page],
    ['a link with .html is the page', to('/b/index.html?x#y'), page],
    ['Back to another page is a page', { type: 'traverse', isSameDocument: true }, page],
    ['a query change stays where it is', to('/a/?q=1'), { kind: 'stay', scroll: false }],
    ['a query change to a heading goes there', to('/a/?q=1#x'), { kind: 'stay', scroll: true }],
    [
      'a link to the page itself goes to the top',
      { type: 'replace', ...to('/a/') },
      { kind: 'stay', scroll: true },
    ],
    [
      'Back to another query is the browser’s',
      { type: 'traverse', isSameDocument: true, ...to('/a/?q=1') },
      browser,
    ],
    ['a hash is the browser’s', { isHashChange: true, ...to('/a/#x') }, browser],
    ['a reload is the browser’s', { type: 'reload', ...to('/a/') }, browser],
    ['a download is the browser’s', { isDownload: true }, browser],
    ['a posted form is the browser’s', { isFormPost: true }, browser],
    ['what cannot be intercepted is the browser’s', { canIntercept: false }, browser],
    ['pushState is the browser’s', { isSameDocument: true }, browser],
    ['a file is the browser’s', to('/openapi.yaml'), browser],
    ['a Markdown version is the browser’s', to('/b/index.md'), browser],
    ['engine data is the browser’s', to('/_/nav/'), browser],
    [
      'Back to the answer of a form, within this document, is the page without an address',
      { type: 'traverse', isSameDocument: true, ...to('/_/feedback') },
      { kind: 'page', path: '' },
    ],
    [
      'Back to the answer of a form, in another document, is the browser’s',
      { type: 'traverse', ...to('/_/feedback') },
      browser,
    ],
    ['another base is the browser’s', { base: '/docs/', currentPath: '/docs/' }, browser],
  ])('%s', (_title, change, expected) => {
    expect(decideNavigation({ ...click, ...change })).toEqual(expected)
  })
})

test.each([
  ['/', '/x', '/x/'],
  ['/', '//x', '/x/'],
  ['/docs/', '/docs', '/docs/'],
  ['/docs/', '/docs/x.html', '/docs/x/'],
  ['/docs/', '/docs/_/assets/', undefined],
  ['/docs/', '/other/', undefined],
  ['/', '/logo.svg', undefined],
])('under %s the page of %s is %s', (base, path, expected) => {
  expect(toPagePath(base, path)).toBe(expected)
})
