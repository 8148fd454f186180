import { expect, test, vi } from 'vitest'
import { createItemStore, type StorageArea } from './storage.ts'

function createArea(): StorageArea {
  const items = new Map<string, string>()
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }
}

test('reads written values and forgets removed ones', () => {
  const area = createArea()
  const store = createItemStore(() => area, vi.fn())
  expect(store.read('a')).toBeUndefined()
  store.write('a', '1')
  expect(store.read('a')).toBe('1')
  store.write('a', undefined)
  expect(store.read('a')).toBeUndefined()
  expect(area.getItem('a')).toBeNull()
})

test('notifies the listeners of a key, and all listeners when another tab clears the storage', () => {
  const store = createItemStore(createArea, vi.fn())
  const onA = vi.fn()
  const onB = vi.fn()
  const endA = store.subscribe('a', onA)
  store.subscribe('b', onB)
  store.write('a', '1')
  expect([onA.mock.calls.length, onB.mock.calls.length]).toEqual([1, 0])
  store.notify(undefined)
  expect([onA.mock.calls.length, onB.mock.calls.length]).toEqual([2, 1])
  endA()
  store.write('a', '2')
  expect(onA).toHaveBeenCalledTimes(2)
})

test('a blocked storage is empty, works for the life of the page, and warns once', () => {
  const warn = vi.fn()
  const blocked = createItemStore(() => {
    throw new Error('SecurityError')
  }, warn)
  expect(blocked.read('a')).toBeUndefined()
  blocked.write('a', '1')
  expect(blocked.read('a')).toBe('1')
  expect(warn).toHaveBeenCalledTimes(1)
})

test('a full storage keeps the new value in memory', () => {
  const area = {
    ...createArea(),
    setItem: () => {
      throw new Error('QuotaExceededError')
    },
  }
  const warn = vi.fn()
  const store = createItemStore(() => area, warn)
  store.write('a', '1')
  expect(store.read('a')).toBe('1')
  expect(warn).toHaveBeenCalledTimes(1)
})
