import { describe, expect, test } from 'vitest'
import { addBase, getMarkdownCopyPath, getMarkdownPath, removeBase } from './urls.ts'

describe('base', () => {
  test.each([
    ['/', '/x/', '/x/'],
    ['/docs/', '/x/', '/docs/x/'],
    ['/a/b/', '/', '/a/b/'],
  ])('%s carries %s as %s, and back', (base, path, served) => {
    expect(addBase(base, path)).toBe(served)
    expect(removeBase(base, served)).toBe(path)
  })

  test('a path outside the base has no site path', () => {
    expect(removeBase('/docs/', '/doc/x/')).toBeUndefined()
    expect(removeBase('/docs/', '/docsx/')).toBeUndefined()
    expect(removeBase('/docs/', '/docs')).toBe('/')
  })
})

test('files beside a page', () => {
  expect(getMarkdownPath('/')).toBe('/index.md')
})

test.each([
  ['/docs/x/', '/docs/x.md'],
  ['/docs/v1.2/', '/docs/v1.2.md'],
  ['/', undefined],
  ['/docs/index/', undefined],
])('the copy of the Markdown version of %s is %s', (url, copy) => {
  expect(getMarkdownCopyPath(url)).toBe(copy)
})
