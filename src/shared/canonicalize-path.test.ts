import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonicalizePath } from './canonicalize-path.ts'

describe('[R-003] canonicalPath', () => {
  test.each([
    ['', '/'],
    ['/', '/'],
    ['//', '/'],
    ['/index.html', '/'],
    ['/x', '/x/'],
    ['/x/', '/x/'],
    ['/x.html', '/x/'],
    ['/x.HTML', '/x/'],
    ['/x/index.html', '/x/'],
    ['/x/index.html.html', '/x/'],
    ['/x/.html', '/x/'],
    ['/x/...html', '/x/'],
    ['/x.html/', '/x/'],
    ['/index', '/index/'],
    ['//a///b', '/a/b/'],
    ['/logo.svg', '/logo.svg'],
    ['/x/index.json', '/x/index.json'],
    ['/x/index.md', '/x/index.md'],
    ['/v1.2/', '/v1.2/'],
    ['/v1.2.html', '/v1.2/'],
    ['/v1.2/index.html', '/v1.2/'],
    ['/notes/10.14', '/notes/10.14/'],
    ['/clip.mp4', '/clip.mp4'],
    ['/files.7z', '/files.7z'],
    ['/a.verylongname', '/a.verylongname/'],
    ['/Release-notes', '/Release-notes/'],
    ['/a/../b', '/b/'],
    ['/../../b', '/b/'],
    ['/a/%2e%2E/b', '/b/'],
    ['/a/./b', '/a/b/'],
    ['/a.svg/..', '/'],
    ['/a.svg/b/..', '/a.svg/'],
    ['/x/b.svg/.', '/x/b.svg/'],
    ['/\\evil.example', '/evil.example'],
    ['/\t/evil.example/', '/evil.example/'],
    ['x', '/x/'],
  ])('%j is %j', (path, expected) => {
    expect(canonicalizePath(path)).toBe(expected)
  })

  const piece = fc.constantFrom(
    '/',
    '//',
    '\\',
    '.',
    '..',
    '%2e',
    '.html',
    'index',
    'index.html',
    'a',
    'v1.2',
    '.svg',
    '\t',
  )
  const anyPath = fc.oneof(
    fc.string(),
    fc.array(piece, { maxLength: 10 }).map((pieces) => pieces.join('')),
  )

  test('is idempotent', () => {
    fc.assert(
      fc.property(anyPath, (path) => canonicalizePath(canonicalizePath(path)) === canonicalizePath(path)),
    )
  })

  test('has one slash at the start and no empty segment', () => {
    fc.assert(
      fc.property(
        anyPath,
        (path) => /^\/(?!\/)/.test(canonicalizePath(path)) && !canonicalizePath(path).includes('//'),
      ),
    )
  })

  test('ends with a slash or a file name that is not HTML', () => {
    fc.assert(fc.property(anyPath, (path) => /(?:\/|\.[a-z\d]{1,8})$/i.test(canonicalizePath(path))))
    fc.assert(fc.property(anyPath, (path) => !/\.html\/?$/i.test(canonicalizePath(path))))
  })

  test('never leaves the site', () => {
    const site = 'https://docs.example'
    fc.assert(fc.property(anyPath, (path) => new URL(canonicalizePath(path), site).origin === site))
  })

  test('every spelling of a page is the same page', () => {
    const name = fc
      .stringMatching(/^[a-zA-Z][a-zA-Z_-]{0,8}$/)
      .filter((text) => text.toLowerCase() !== 'index')
    const spelling = fc.constantFrom('', '/', '.html', '/index.html', '//', '/.')
    fc.assert(
      fc.property(
        fc.array(name, { minLength: 1, maxLength: 4 }),
        spelling,
        fc.constantFrom('/', '//'),
        (names, end, slash) => {
          expect(canonicalizePath(slash + names.join(slash) + end)).toBe(`/${names.join('/')}/`)
        },
      ),
    )
  })
})
