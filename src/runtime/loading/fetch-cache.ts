type Priority = 'high' | 'low'

interface LoadOptions {
  signal?: AbortSignal | undefined
  priority?: Priority | undefined
}

interface FetchCacheOptions<Value> {
  /** How many values stay in memory. With 0, only fetches in flight are shared. */
  limit: number
  fetch(key: string, options: { signal: AbortSignal; priority: Priority }): Promise<Value>
}

/** Values fetched from the site: the last ones stay in memory, and each is fetched only once at a time. */
export interface FetchCache<Value> {
  /** Returns a value from memory, from a fetch in flight, or from a new fetch. A failure isn't cached. */
  load(key: string, options?: LoadOptions): Promise<Value>
  /** Fetches a value that the reader may need next. Failures are left to `load`. */
  prefetch(key: string): void
  /** Keeps a value that came another way. */
  put(key: string, value: Value): void
}

interface Flight<Value> {
  promise: Promise<Value>
  controller: AbortController
  /** Number of waiting callers. When the last one cancels, the fetch is aborted. */
  waiters: number
}

export function createFetchCache<Value>({ limit, fetch }: FetchCacheOptions<Value>): FetchCache<Value> {
  // A map keeps the order of insertion: the first value is the one used longest ago.
  const values = new Map<string, Value>()
  const flights = new Map<string, Flight<Value>>()

  const put = (key: string, value: Value): Value => {
    values.delete(key)
    values.set(key, value)
    const oldest = values.keys().next()
    if (values.size > limit && !oldest.done) values.delete(oldest.value)
    return value
  }

  const startFlight = (key: string, priority: Priority): Flight<Value> => {
    const controller = new AbortController()
    const promise = fetch(key, { signal: controller.signal, priority })
      .then((value) => put(key, value))
      .finally(() => {
        if (flights.get(key)?.controller === controller) flights.delete(key)
      })
    // Every waiter gets the rejection. Without one, it isn't an error of the page.
    promise.catch(() => undefined)
    const flight = { promise, controller, waiters: 0 }
    flights.set(key, flight)
    return flight
  }

  const leaveFlight = (key: string, flight: Flight<Value>): void => {
    flight.waiters -= 1
    if (flight.waiters > 0) return
    if (flights.get(key) === flight) flights.delete(key)
    flight.controller.abort()
  }

  return {
    put,
    async load(key, { signal, priority = 'high' } = {}) {
      signal?.throwIfAborted()
      const value = values.get(key)
      if (value !== undefined) return put(key, value)
      const flight = flights.get(key) ?? startFlight(key, priority)
      flight.waiters += 1
      return waitFor(flight.promise, signal, () => leaveFlight(key, flight))
    },
    prefetch(key) {
      // A waiter that never cancels.
      if (!values.has(key) && !flights.has(key)) startFlight(key, 'low').waiters += 1
    },
  }
}

/** Resolves like the promise, or rejects as soon as the signal is aborted. */
function waitFor<Value>(
  promise: Promise<Value>,
  signal: AbortSignal | undefined,
  onAbort: () => void,
): Promise<Value> {
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
