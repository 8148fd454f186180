import { expect, test } from 'vitest'
import { createFetchCache } from './fetch-cache.ts'
import { FileError } from './fetch-file.ts'

interface Call {
  key: string
  signal: AbortSignal
  priority: string
  respond(value: string): void
  refuse(): void
}

/** A cache whose fetches the test answers by hand. */
function createCache(limit = 30) {
  const calls: Call[] = []
  const cache = createFetchCache<string>({
    limit,
    fetch: (key, { signal, priority }) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
        calls.push({ key, signal, priority, respond: resolve, refuse: () => reject(new FileError(key, 404)) })
      }),
  })
  return { calls, cache }
}

test('fetches a value once', async () => {
  const { calls, cache } = createCache()
  const loading = cache.load('a')
  calls[0]?.respond('A')
  expect(await loading).toBe('A')
  expect(await cache.load('a')).toBe('A')
  expect(calls.map(({ key, priority }) => [key, priority])).toEqual([['a', 'high']])
})

test('shares a fetch in flight, including one started by a prefetch', async () => {
  const { calls, cache } = createCache()
  cache.prefetch('a')
  cache.prefetch('a')
  const both = Promise.all([cache.load('a'), cache.load('a')])
  calls[0]?.respond('A')
  await both
  expect(calls.map(({ priority }) => priority)).toEqual(['low'])
})

test('aborts the fetch when the last caller cancels', async () => {
  const { calls, cache } = createCache()
  const [first, second] = [new AbortController(), new AbortController()]
  const one = cache.load('a', { signal: first.signal })
  const two = cache.load('a', { signal: second.signal })
  first.abort()
  await expect(one).rejects.toThrow('aborted')
  expect(calls[0]?.signal.aborted).toBe(false)
  second.abort()
  await expect(two).rejects.toThrow('aborted')
  expect(calls[0]?.signal.aborted).toBe(true)
})

test('a load after an abort fetches again', async () => {
  const { calls, cache } = createCache()
  const controller = new AbortController()
  const aborted = cache.load('a', { signal: controller.signal })
  controller.abort()
  const again = cache.load('a')
  await expect(aborted).rejects.toThrow()
  calls[1]?.respond('A')
  expect(await again).toBe('A')
})

test('an aborted fetch does not affect the next one', async () => {
  const { calls, cache } = createCache()
  const controller = new AbortController()
  const aborted = cache.load('a', { signal: controller.signal })
  controller.abort()
  cache.prefetch('a')
  await expect(aborted).rejects.toThrow()
  cache.prefetch('a')
  expect(calls).toHaveLength(2)
})

test('a prefetch continues when the reader cancels the navigation', async () => {
  const { calls, cache } = createCache()
  cache.prefetch('a')
  const controller = new AbortController()
  const loading = cache.load('a', { signal: controller.signal })
  controller.abort()
  await expect(loading).rejects.toThrow()
  expect(calls[0]?.signal.aborted).toBe(false)
})

test('a failure is not cached', async () => {
  const { calls, cache } = createCache()
  const failing = cache.load('a')
  calls[0]?.refuse()
  await expect(failing).rejects.toThrow('answered 404')
  const again = cache.load('a')
  calls[1]?.respond('A')
  expect(await again).toBe('A')
})

test('a failed prefetch is not an error of the page, and is retried', async () => {
  const { calls, cache } = createCache()
  cache.prefetch('a')
  calls[0]?.refuse()
  // Long enough for an unhandled rejection to become an error of the run.
  await new Promise((resolve) => setImmediate(resolve))
  cache.prefetch('a')
  expect(calls).toHaveLength(2)
})

test('drops the least recently used value', async () => {
  const { calls, cache } = createCache(2)
  cache.put('a', 'A')
  cache.put('b', 'B')
  await cache.load('a')
  cache.put('c', 'C')
  await Promise.all([cache.load('a'), cache.load('c')])
  expect(calls).toHaveLength(0)
  cache.prefetch('b')
  expect(calls.map(({ key }) => key)).toEqual(['b'])
})

test('with a limit of 0, only fetches in flight are shared', async () => {
  const { calls, cache } = createCache(0)
  const both = Promise.all([cache.load('a'), cache.load('a')])
  calls[0]?.respond('A')
  expect(await both).toEqual(['A', 'A'])
  cache.prefetch('a')
  expect(calls).toHaveLength(2)
})
