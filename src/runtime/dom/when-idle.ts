/** Maximum time (ms) that work waits for an idle browser. */
const idleTimeout = 2000
/** Delay (ms) for browsers that can't report when they're idle. */
const fallbackDelay = 200

/** Runs a task once the browser is idle. Returns a function that cancels it. */
export function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(task, { timeout: idleTimeout })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(task, fallbackDelay)
  return () => clearTimeout(timer)
}
