import type { OfflineSettings } from '../../../shared/output/offline-paths.ts'

/** The part of the worker's global scope that we use. TypeScript has either its types or the types of pages. */
export interface WorkerScope {
  /** Written before the script by the build. */
  docentOffline: OfflineSettings
  location: Pick<Location, 'origin'>
  registration: Pick<ServiceWorkerRegistration, 'scope' | 'unregister' | 'navigationPreload'>
  clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void
}

interface WorkerEvents {
  install: LastingEvent
  activate: LastingEvent
  fetch: LastingEvent & {
    request: Request
    /** Undefined if the browser hasn't requested the page yet. */
    preloadResponse: Promise<Response | undefined>
    respondWith(response: Promise<Response>): void
  }
  message: LastingEvent & Pick<MessageEvent, 'data' | 'ports'>
}

interface LastingEvent {
  /** Keeps the worker running until the task has ended. */
  waitUntil(task: Promise<unknown>): void
}
