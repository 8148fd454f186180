import {
  getOfflineCacheName,
  type OfflineReply,
  type OfflineRequest,
  offlineWorkerPath,
  type StoredPage,
  storedPagesPath,
} from '../../shared/output/offline-paths.ts'
import { addBase } from '../../shared/urls.ts'
import { trustScriptUrl } from '../dom/trusted-html.ts'

/** How long (ms) a page waits for the worker, which may have been stopped by the browser. */
const replyTimeout = 60_000

/** Registers the service worker. Rejects in browsers that have none or can't store anything. */
export async function startOfflineWorker(base: string): Promise<ServiceWorker> {
  const url = trustScriptUrl(addBase(base, offlineWorkerPath))
  const registration = await navigator.serviceWorker.register(url, { updateViaCache: 'none' })
  return waitForActivation(registration)
}

/**
 * Waits until a worker is active. A page below the base of another site has that site's worker until then, so `ready`
 * isn't used. WebKit may make a worker active without changing its state, but then the worker controls the page.
 */
function waitForActivation(registration: ServiceWorkerRegistration): Promise<ServiceWorker> {
  const { serviceWorker } = navigator
  const worker = registration.installing ?? registration.waiting
  return new Promise((resolve, reject) => {
    const check = (): void => {
      const { active } = registration
      if (active === null && worker !== null && worker.state !== 'redundant') return
      serviceWorker.removeEventListener('controllerchange', check)
      if (active === null) reject(new Error('There is no service worker.'))
      else resolve(active)
    }
    worker?.addEventListener('statechange', check)
    serviceWorker.addEventListener('controllerchange', check)
    check()
  })
}

/** Sends a message to the worker and returns its response. */
export function askOfflineWorker(worker: ServiceWorker, request: OfflineRequest): Promise<OfflineReply> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve, reject) => {
    port1.onmessage = ({ data }: MessageEvent<OfflineReply>) => {
      resolve(data)
      port1.close()
    }
    setTimeout(() => reject(new Error('The service worker did not respond.')), replyTimeout)
    worker.postMessage(request, [port2])
  })
}

/** Lists the stored pages. */
export async function readStoredPages(base: string): Promise<StoredPage[]> {
  const cache = await caches.open(getOfflineCacheName(base))
  const list = await cache.match(addBase(base, storedPagesPath))
  return list === undefined ? [] : list.json()
}
