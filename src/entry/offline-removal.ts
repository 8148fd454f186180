/** Service worker of sites without offline reading: removes what an earlier build of the site left in the browser. */
import type { WorkerScope } from '../runtime/offline/worker/worker-scope.ts'
import { getOfflineCacheName } from '../shared/output/offline-paths.ts'

const scope = globalThis as unknown as WorkerScope

scope.addEventListener('install', () => {
  scope.skipWaiting()
})

scope.addEventListener('activate', (event) => {
  const base = new URL(scope.registration.scope).pathname
  event.waitUntil(
    Promise.allSettled([caches.delete(getOfflineCacheName(base)), scope.registration.unregister()]),
  )
})
