import { expect, test, vi } from 'vitest'
import { findNavigationApi } from './find-navigation-api.ts'

test('an element with the ID `navigation` is not the API', () => {
  const api = { currentEntry: null }
  for (const [navigation, expected] of [
    [api, api],
    [{ tagName: 'H2' }, undefined],
    [undefined, undefined],
  ]) {
    vi.stubGlobal('window', { navigation })
    expect(findNavigationApi()).toBe(expected)
  }
})
