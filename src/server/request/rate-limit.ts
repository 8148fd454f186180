interface RateLimitOptions {
  /** How many may come at once. */
  burst: number
  perSecond: number
  /** Milliseconds, from any beginning. */
  now?: () => number
}

/**
 * A bucket of permits that fills up again with time. One for all readers: nothing about one of them is looked at, so what
 * is sent too often by one is refused for all, and no reader notices.
 */
export function createRateLimit({
  burst,
  perSecond,
  now = () => performance.now(),
}: RateLimitOptions): () => boolean {
  let permits = burst
  let last = now()
  return () => {
    const time = now()
    permits = Math.min(burst, permits + ((time - last) / 1000) * perSecond)
    last = time
    if (permits < 1) return false
    permits--
    return true
  }
}
