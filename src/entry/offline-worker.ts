/**
 * Service worker of sites with offline reading. It stores pages only when a page reports that it was visited or saved, not
 * what passes through it.
 */
import { chooseStrategy } from '../runtime/offline/worker/choose-strategy.ts'
import { OfflineStore } from '../runtime/offline/worker/offline-store.ts'
import { respondToRequest } from '../runtime/offline/worker/respond-to-request.ts'
import type { WorkerScope } from '../runtime/offline/worker/worker-scope.ts'
import type { OfflineReply, OfflineRequest } from '../shared/output/offline-paths.ts'

const scope = globalThis as unknown as WorkerScope
const settings = scope.docentOffline
const { origin } = scope.location
const store = new OfflineStore({
  settings,
  origin,
  caches,
  // Called as a method of anything but the global scope, it would throw.
  fetch: (path, request) => fetch(path, request),
  now: Date.now,
})

scope.addEventListener('install', (event) => {
  event.waitUntil(store.install())
  scope.skipWaiting()
})

scope.addEventListener('activate', (event) => {
  // The browser then requests a page while the worker starts. In Firefox, the page fails with that request, whatever the
  // worker responds, so only Chromium, which alone has `userAgentData`, does this.
  const isChromium = 'userAgentData' in navigator
  const preloading = isChromium ? scope.registration.navigationPreload?.enable() : undefined
  event.waitUntil(Promise.allSettled([preloading, store.prune(), scope.clients.claim()]))
})

scope.addEventListener('fetch', (event) => {
  const { request } = event
  const kind = chooseStrategy(request, { origin, base: settings.base })
  if (kind === 'other') return
  const load = async (): Promise<Response> => (await event.preloadResponse) ?? fetch(request)
  const { url, mode } = request
  event.respondWith(respondToRequest({ kind, url, isNavigation: mode === 'navigate', store, load }))
})

scope.addEventListener('message', (event) => {
  const [port] = event.ports
  const reply = (message: OfflineReply): void => port?.postMessage(message)
  event.waitUntil(store.answer(event.data as OfflineRequest).then(reply))
})
