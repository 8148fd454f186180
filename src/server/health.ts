import { Hono } from 'hono'

/** Whether what readers send can be kept: `idle` before there was anything, `none` on a server that keeps nothing. */
export type StorageState = 'ready' | 'idle' | 'unavailable' | 'none'

export interface HealthOptions {
  /** Whether the files of the site can be read. */
  isSiteReadable(): Promise<boolean>
  storageState(): Promise<StorageState>
}

/** Milliseconds that a storage has to answer. */
const patience = 1000

const headers = { 'Cache-Control': 'no-store' }

/**
 * `/healthz`: the process answers. `/readyz`: the site can be read, so requests may come; without a storage only forms fail,
 * and they say so, which is no reason to take the pages away.
 */
export function createHealthRoutes({ isSiteReadable, storageState }: HealthOptions): Hono {
  return new Hono()
    .get('/healthz', (context) => context.json({ status: 'alive' }, 200, headers))
    .get('/readyz', async (context) => {
      const [isReadable, storage] = await Promise.all([
        isSiteReadable().catch(() => false),
        withinPatience(storageState),
      ])
      const status = isReadable ? 'ready' : 'unavailable'
      return context.json({ status, storage }, isReadable ? 200 : 503, headers)
    })
}

/** A storage that fails or hangs is unavailable. */
export async function withinPatience(storageState: () => Promise<StorageState>): Promise<StorageState> {
  const { promise, resolve } = Promise.withResolvers<StorageState>()
  const timer = setTimeout(() => resolve('unavailable'), patience)
  storageState().then(resolve, () => resolve('unavailable'))
  return promise.finally(() => clearTimeout(timer))
}
