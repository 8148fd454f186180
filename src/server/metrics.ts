import { Hono } from 'hono'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { withoutBase } from '../shared/urls.ts'
import { type StorageState, withinPatience } from './health.ts'
import type { RequestObserver } from './listen.ts'
import { pathOf } from './request-log.ts'

export interface MetricsOptions {
  /** Path that the site is served under now. */
  base: () => string
  storageState(): Promise<StorageState>
  /** What became of mails, and of searches that were to be kept, since the start. */
  counts(): KeptCounts
}

export interface KeptCounts {
  mails: { sent: number; failed: number; givenUp: number }
  /** Searches that were lost, because there was no storage or too much to do. */
  droppedSearches: number
}

/** Counts requests, and tells what it counted. */
export interface Metrics {
  observe: RequestObserver
  /** `/metrics` in the text format of Prometheus. */
  routes: Hono
}

/** Seconds; a page from memory takes less than a thousandth. */
const buckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]

const knownMethods = new Set(['GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'PATCH', 'DELETE'])

/** Counts by words of ours only: a label for each path or method that clients think of would fill the memory. */
export function createMetrics({ base, storageState, counts }: MetricsOptions): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const labelNames = ['method', 'status', 'kind']
  const requests = new Counter({
    name: 'docent_requests_total',
    help: 'Requests that were answered.',
    labelNames,
    registers: [registry],
  })
  const seconds = new Histogram({
    name: 'docent_request_seconds',
    help: 'Time from the headers of a request to the last byte of its answer.',
    labelNames: ['kind'],
    buckets,
    registers: [registry],
  })
  const bytes = new Counter({
    name: 'docent_sent_bytes_total',
    help: 'Bytes of answers, with their headers.',
    labelNames: ['kind'],
    registers: [registry],
  })
  countStorage(registry, storageState)
  countKept(registry, counts)
  const observe: RequestObserver = (incoming, outgoing) => {
    const started = performance.now()
    const before = incoming.socket.bytesWritten
    outgoing.once('close', () => {
      const kind = kindOf(pathOf(incoming.url ?? ''), base())
      const method = knownMethods.has(incoming.method ?? '') ? incoming.method : 'other'
      requests.inc({ method, kind, status: `${Math.floor(outgoing.statusCode / 100)}xx` })
      seconds.observe({ kind }, (performance.now() - started) / 1000)
      bytes.inc({ kind }, incoming.socket.bytesWritten - before)
    })
  }
  const routes = new Hono().get('/metrics', async () => {
    const headers = { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' }
    return new Response(await registry.metrics(), { headers })
  })
  return { observe, routes }
}

function countStorage(registry: Registry, storageState: MetricsOptions['storageState']): void {
  const gauge = new Gauge({
    name: 'docent_storage_state',
    help: '1 for the state that the storage is in.',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      const state = await withinPatience(storageState)
      for (const each of ['ready', 'idle', 'unavailable', 'none'] as const)
        gauge.set({ state: each }, each === state ? 1 : 0)
    },
  })
}

function countKept(registry: Registry, counts: MetricsOptions['counts']): void {
  const mails = new Counter({
    name: 'docent_mails_total',
    help: 'Attempts to send a mail, by what became of them.',
    labelNames: ['result'],
    registers: [registry],
    collect() {
      const { sent, failed, givenUp } = counts().mails
      mails.reset()
      mails.inc({ result: 'sent' }, sent)
      mails.inc({ result: 'failed' }, failed)
      mails.inc({ result: 'given up' }, givenUp)
    },
  })
  const dropped = new Counter({
    name: 'docent_dropped_searches_total',
    help: 'Searches that found nothing and could not be kept.',
    registers: [registry],
    collect() {
      dropped.reset()
      dropped.inc(counts().droppedSearches)
    },
  })
}

const operations = new Set(['/healthz', '/readyz', '/metrics'])

/** What a request is for, by its path. `service` is what the parts of the server answer below `/_/`. */
export function kindOf(path: string, base: string): string {
  if (operations.has(path)) return 'operations'
  const below = withoutBase(base, path)
  if (below === undefined) return 'other'
  if (below.startsWith('/_/'))
    return /^\/_\/(assets|media|nav|search|reference)\//.exec(below)?.[1] ?? 'service'
  return /\.\w+$/.test(below) ? 'file' : 'page'
}
