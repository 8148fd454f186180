import { describe, expect, test } from 'vitest'
import { fragmentPath, markdownPath, withBase, withoutBase } from './urls.ts'

describe('base', () => {
  test.each([
    ['/', '/x/', '/x/'],
    ['/docs/', '/x/', '/docs/x/'],
    ['/a/b/', '/', '/a/b/'],
  ])('%s carries %s as %s, and back', (base, path, served) => {
    expect(withBase(base, path)).toBe(served)
    expect(withoutBase(base, served)).toBe(path)
  })

  test('a path outside of the base has no site path', () => {
    expect(withoutBase('/docs/', '/doc/x/')).toBeUndefined()
    expect(withoutBase('/docs/', '/docsx/')).toBeUndefined()
    expect(withoutBase('/docs/', '/docs')).toBe('/')
  })
})

test('files beside a page', () => {
  expect(fragmentPath('/docs/x/')).toBe('/docs/x/index.json')
  expect(markdownPath('/')).toBe('/index.md')
})
