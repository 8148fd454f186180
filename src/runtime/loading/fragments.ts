import type { Fragment } from '../../shared/site/page.ts'
import { fragmentPath } from '../../shared/urls.ts'
import { fetchFile } from './fetch-file.ts'

export interface FragmentOptions {
  /** How many pages stay in memory. */
  limit: number
  /** Fetches a file; rejects when the answer is no. */
  fetch(path: string, options: { signal: AbortSignal; priority: 'high' | 'low' }): Promise<Response>
}

export interface FragmentCache {
  /** The fragment of the page at a canonical path, from memory, a fetch that is under way, or a new one. */
  load(url: string, signal: AbortSignal | undefined): Promise<Fragment>
  /** Fetches a page that the reader may open next. Failures are left to the navigation itself. */
  prefetch(url: string): void
  /** Is the fragment of this page in memory? */
  has(url: string): boolean
  /** Keeps a fragment that came another way. */
  put(url: string, fragment: Fragment): void
}

interface Flight {
  promise: Promise<Fragment>
  controller: AbortController
  /** Those who wait for it. When the last one gives up, the fetch ends. */
  waiters: number
}

/** A memory of the pages used last, with one fetch per page at a time. */
export function createFragmentCache({ limit, fetch }: FragmentOptions): FragmentCache {
  const kept = new Map<string, Fragment>()
  const flights = new Map<string, Flight>()

  const put = (url: string, fragment: Fragment): void => {
    kept.delete(url)
    kept.set(url, fragment)
    const oldest = kept.keys().next()
    if (kept.size > limit && !oldest.done) kept.delete(oldest.value)
  }

  const takeOff = (url: string, priority: 'high' | 'low'): Flight => {
    const controller = new AbortController()
    const promise = fetch(fragmentPath(url), { signal: controller.signal, priority })
      .then(readFragment)
      .then((fragment) => {
        put(url, fragment)
        return fragment
      })
      .finally(() => {
        if (flights.get(url)?.controller === controller) flights.delete(url)
      })
    // Every waiter hears of the failure; without one it is no failure of the page.
    promise.catch(() => undefined)
    const flight = { promise, controller, waiters: 0 }
    flights.set(url, flight)
    return flight
  }

  const leave = (url: string, flight: Flight): void => {
    flight.waiters -= 1
    if (flight.waiters > 0) return
    if (flights.get(url) === flight) flights.delete(url)
    flight.controller.abort()
  }

  return {
    put,
    has: (url) => kept.has(url),
    async load(url, signal) {
      signal?.throwIfAborted()
      const known = kept.get(url)
      if (known !== undefined) {
        put(url, known)
        return known
      }
      const flight = flights.get(url) ?? takeOff(url, 'high')
      flight.waiters += 1
      return waitFor(flight.promise, signal, () => leave(url, flight))
    },
    prefetch(url) {
      if (kept.has(url) || flights.has(url)) return
      takeOff(url, 'low').waiters += 1
    },
  }
}

/** The promise, or a rejection as soon as the signal says so. */
function waitFor<T>(promise: Promise<T>, signal: AbortSignal | undefined, onAbort: () => void): Promise<T> {
  if (signal === undefined) return promise
  return new Promise((resolve, reject) => {
    const abort = (): void => {
      onAbort()
      reject(signal.reason)
    }
    signal.addEventListener('abort', abort)
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}

async function readFragment(response: Response): Promise<Fragment> {
  const value: unknown = await response.json()
  if (!isFragment(value)) throw new Error(`${response.url} is not a page.`)
  return value
}

function isFragment(value: unknown): value is Fragment {
  if (typeof value !== 'object' || value === null) return false
  const { build, view, content } = value as Partial<Fragment>
  return typeof build === 'string' && typeof view?.url === 'string' && typeof content === 'string'
}

/** The pages of this tab. */
export const fragments: FragmentCache = createFragmentCache({
  limit: 30,
  fetch: fetchFile,
})
