import { Hono } from 'hono'

/** State of the storage for reader data: `idle` before its first use, `none` on a server without storage. */
export type StorageState = 'ready' | 'idle' | 'unavailable' | 'none'

export interface HealthOptions {
  /** Whether the site's files can be read. */
  isSiteReadable(): Promise<boolean>
  storageState(): Promise<StorageState>
}

/** Milliseconds to wait for the storage's state. */
const storageTimeout = 1000

const headers = { 'Cache-Control': 'no-store' }

/**
 * Creates the health checks. `/healthz` reports that the process responds. `/readyz` reports that the site can be read
 * and requests may come. Without storage only forms fail, with an error message, so the pages stay available.
 */
export function createHealthRoutes({ isSiteReadable, storageState }: HealthOptions): Hono {
  return new Hono()
    .get('/healthz', (context) => context.json({ status: 'alive' }, 200, headers))
    .get('/readyz', async (context) => {
      const [isReadable, storage] = await Promise.all([isSiteReadable(), readStateInTime(storageState)])
      const status = isReadable ? 'ready' : 'unavailable'
      return context.json({ status, storage }, isReadable ? 200 : 503, headers)
    })
}

/** Returns the storage's state. Storage that fails or hangs is unavailable. */
export async function readStateInTime(storageState: () => Promise<StorageState>): Promise<StorageState> {
  const { promise, resolve } = Promise.withResolvers<StorageState>()
  const timer = setTimeout(() => resolve('unavailable'), storageTimeout)
  storageState().then(resolve, () => resolve('unavailable'))
  return promise.finally(() => clearTimeout(timer))
}
