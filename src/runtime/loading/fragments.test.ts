import { expect, test } from 'vitest'
import type { Fragment } from '../../shared/site/page.ts'
import { FileError } from './fetch-file.ts'
import { createFragmentCache } from './fragments.ts'

const fragmentOf = (url: string): Fragment => ({
  build: 'b1',
  view: { url } as Fragment['view'],
  content: `<p>${url}</p>`,
})

interface Call {
  path: string
  signal: AbortSignal
  priority: string
  answer(body: unknown): void
  refuse(): void
}

/** A network whose answers the test gives by hand. */
function createNetwork() {
  const calls: Call[] = []
  const fetch = (
    path: string,
    { signal, priority }: { signal: AbortSignal; priority: string },
  ): Promise<Response> =>
    new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
      const answer = (body: unknown) => resolve(new Response(JSON.stringify(body)))
      const refuse = () => reject(new FileError(path, 404))
      calls.push({ path, signal, priority, answer, refuse })
    })
  return { calls, fetch }
}

function createCache(limit = 30) {
  const { calls, fetch } = createNetwork()
  return { calls, cache: createFragmentCache({ limit, fetch }) }
}

test('fetches index.json beside the page, once', async () => {
  const { calls, cache } = createCache()
  const loading = cache.load('/a/', undefined)
  calls[0]?.answer(fragmentOf('/a/'))
  expect((await loading).content).toBe('<p>/a/</p>')
  await cache.load('/a/', undefined)
  expect(calls.map((call) => call.path)).toEqual(['/a/index.json'])
})

test('shares a fetch that is under way, also one that a prefetch began', async () => {
  const { calls, cache } = createCache()
  cache.prefetch('/a/')
  cache.prefetch('/a/')
  const both = Promise.all([cache.load('/a/', undefined), cache.load('/a/', undefined)])
  calls[0]?.answer(fragmentOf('/a/'))
  await both
  expect(calls.map((call) => call.priority)).toEqual(['low'])
})

test('ends the fetch when the last one who waits gives up', async () => {
  const { calls, cache } = createCache()
  const [first, second] = [new AbortController(), new AbortController()]
  const one = cache.load('/a/', first.signal)
  const two = cache.load('/a/', second.signal)
  first.abort()
  await expect(one).rejects.toThrow('aborted')
  expect(calls[0]?.signal.aborted).toBe(false)
  second.abort()
  await expect(two).rejects.toThrow('aborted')
  expect(calls[0]?.signal.aborted).toBe(true)
})

test('a new load after an abort fetches anew', async () => {
  const { calls, cache } = createCache()
  const controller = new AbortController()
  const aborted = cache.load('/a/', controller.signal)
  controller.abort()
  const again = cache.load('/a/', undefined)
  await expect(aborted).rejects.toThrow()
  calls[1]?.answer(fragmentOf('/a/'))
  expect((await again).view.url).toBe('/a/')
})

test('a fetch that was given up does not end the one that came after it', async () => {
  const { calls, cache } = createCache()
  const controller = new AbortController()
  const aborted = cache.load('/a/', controller.signal)
  controller.abort()
  cache.prefetch('/a/')
  await expect(aborted).rejects.toThrow()
  cache.prefetch('/a/')
  expect(calls).toHaveLength(2)
})

test('a prefetch goes on when the reader gives up the navigation', async () => {
  const { calls, cache } = createCache()
  cache.prefetch('/a/')
  const controller = new AbortController()
  const loading = cache.load('/a/', controller.signal)
  controller.abort()
  await expect(loading).rejects.toThrow()
  expect(calls[0]?.signal.aborted).toBe(false)
})

test('a failure is not kept', async () => {
  const { calls, cache } = createCache()
  const failing = cache.load('/a/', undefined)
  calls[0]?.refuse()
  await expect(failing).rejects.toThrow('answered 404')
  const again = cache.load('/a/', undefined)
  calls[1]?.answer(fragmentOf('/a/'))
  expect((await again).view.url).toBe('/a/')
})

test('a prefetch that fails is told to nobody, and tried again', async () => {
  const { calls, cache } = createCache()
  cache.prefetch('/a/')
  calls[0]?.refuse()
  // Long enough for a rejection that nobody hears to become an error of the run.
  await new Promise((resolve) => setImmediate(resolve))
  cache.prefetch('/a/')
  expect(calls).toHaveLength(2)
})

// A `TypeError` would be taken for a site that does not answer.
test.each([
  null,
  'text',
  { hello: 'world' },
  { ...fragmentOf('/a/'), build: undefined },
  { ...fragmentOf('/a/'), content: undefined },
  { ...fragmentOf('/a/'), view: undefined },
  { ...fragmentOf('/a/'), view: {} },
])('the answer %j is no page, and says so', async (body) => {
  const { calls, cache } = createCache()
  const loading = cache.load('/a/', undefined)
  calls[0]?.answer(body)
  await expect(loading).rejects.toThrow('is not a page')
})

test('forgets the page that was used longest ago', async () => {
  const { calls, cache } = createCache(2)
  cache.put('/a/', fragmentOf('/a/'))
  cache.put('/b/', fragmentOf('/b/'))
  await cache.load('/a/', undefined)
  cache.put('/c/', fragmentOf('/c/'))
  expect(['/a/', '/b/', '/c/'].map(cache.has)).toEqual([true, false, true])
  await cache.load('/a/', undefined)
  expect(calls).toHaveLength(0)
  cache.prefetch('/b/')
  expect(calls.map((call) => call.path)).toEqual(['/b/index.json'])
})
