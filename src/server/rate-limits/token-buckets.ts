/** A rate limit. */
export interface Limit {
  /** Requests allowed at once. */
  burst: number
  perSecond: number
}

interface RateLimitOptions extends Limit {
  /** Clock in milliseconds, from any starting point. */
  now?: () => number
}

interface BucketOptions extends RateLimitOptions {
  /** Maximum number of names to remember. */
  capacity: number
}

interface Bucket {
  permits: number
  at: number
}

/**
 * Creates a token bucket for each name. Returns the number of seconds to wait, or 0, which counts the request. When
 * there are too many names, the least recently used one is removed.
 */
export function createTokenBuckets({
  burst,
  perSecond,
  capacity,
  now = () => performance.now(),
}: BucketOptions): (name: string) => number {
  const buckets = new Map<string, Bucket>()
  return (name) => {
    const time = now()
    const { permits, at } = buckets.get(name) ?? { permits: burst, at: time }
    const filled = Math.min(burst, permits + ((time - at) / 1000) * perSecond)
    const isFree = filled >= 1
    // Moves it to the end: the first entry of a `Map` is the oldest.
    buckets.delete(name)
    buckets.set(name, { permits: isFree ? filled - 1 : filled, at: time })
    const [oldest] = buckets.keys()
    if (buckets.size > capacity && oldest !== undefined) buckets.delete(oldest)
    return isFree ? 0 : Math.ceil((1 - filled) / perSecond)
  }
}

/**
 * Creates one token bucket for all readers. It stores nothing about a reader, so one client that sends too much uses up
 * the limit of all.
 */
export function createRateLimit(options: RateLimitOptions): () => boolean {
  const take = createTokenBuckets({ ...options, capacity: 1 })
  return () => take('all') === 0
}
