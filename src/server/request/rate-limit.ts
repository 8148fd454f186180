/** How often something may come. */
export interface Limit {
  /** At once. */
  burst: number
  perSecond: number
}

interface RateLimitOptions extends Limit {
  /** Milliseconds, from any beginning. */
  now?: () => number
}

interface BucketOptions extends RateLimitOptions {
  /** Names that are remembered. */
  capacity: number
}

interface Bucket {
  permits: number
  at: number
}

/**
 * A bucket of permits for each name, which fills up again with time. Says how many seconds to wait; 0 means: now, and it
 * counts. When there are too many names, the one that was quiet for longest is forgotten.
 */
export function createBuckets({
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
    // Put at the end: the first of a `Map` is the oldest.
    buckets.delete(name)
    buckets.set(name, { permits: isFree ? filled - 1 : filled, at: time })
    const [oldest] = buckets.keys()
    if (buckets.size > capacity && oldest !== undefined) buckets.delete(oldest)
    return isFree ? 0 : Math.ceil((1 - filled) / perSecond)
  }
}

/**
 * One bucket for all readers, which says whether something may come now: nothing about one of them is looked at, so what is
 * sent too often by one is refused for all, and no reader notices.
 */
export function createRateLimit(options: RateLimitOptions): () => boolean {
  const take = createBuckets({ ...options, capacity: 1 })
  return () => take('all') === 0
}
