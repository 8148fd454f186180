type Limit = <T>(work: Promise<T>) => Promise<T>

/**
 * Runs code of a site that may start timers, and stops those that are left: they would throw while nobody waits for them, or
 * keep the process from ending. `limit` rejects work that isn't done when nothing was done for `patience` milliseconds.
 */
export async function runWithoutTimers<T>(patience: number, run: (limit: Limit) => Promise<T>): Promise<T> {
  const { setTimeout: startTimeout, setInterval: startInterval } = globalThis
  const timers = new Set<NodeJS.Timeout>()
  const record = (start: typeof startTimeout): typeof startTimeout =>
    Object.assign((...args: Parameters<typeof startTimeout>) => {
      const timer = start(...args)
      timers.add(timer)
      return timer
    }, start)
  const expired = Promise.withResolvers<never>()
  expired.promise.catch(() => undefined)
  const watch = startTimeout(() => expired.reject(new Error('The work took too long.')), patience)
  globalThis.setTimeout = record(startTimeout)
  globalThis.setInterval = record(startInterval as typeof startTimeout) as typeof startInterval
  try {
    return await run(async (work) => {
      const result = await Promise.race([work, expired.promise])
      watch.refresh()
      return result
    })
  } finally {
    Object.assign(globalThis, { setTimeout: startTimeout, setInterval: startInterval })
    clearTimeout(watch)
    for (const timer of timers) clearTimeout(timer)
  }
}
