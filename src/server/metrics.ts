import { Hono } from 'hono'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { operatorPaths } from '../shared/output/server/server-paths.ts'
import { removeBase } from '../shared/urls.ts'
import { readStateInTime, type StorageState } from './health.ts'
import type { RequestObserver } from './listen.ts'
import { getRequestPath } from './request-log.ts'

export interface MetricsOptions {
  /** Base path of the site. */
  base: () => string
  storageState(): Promise<StorageState>
  /** Counts of emails and logged searches since the start. */
  counts(): ServiceCounts
}

export interface ServiceCounts {
  emails: { sent: number; failed: number; givenUp: number }
  /** Searches that were lost because the storage was unavailable or overloaded. */
  droppedSearches: number
}

/** Counts requests and serves the metrics. */
export interface Metrics {
  observe: RequestObserver
  /** `/metrics` in the Prometheus text format. */
  routes: Hono
}

/** Seconds. A cached page takes less than a millisecond. */
const buckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]

const commonMethods = new Set(['GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'PATCH', 'DELETE'])

/**
 * Creates the metrics. Labels come from fixed sets, because a label per path or method that clients send would fill the
 * memory.
 */
export function createMetrics({ base, storageState, counts }: MetricsOptions): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const labelNames = ['method', 'status', 'kind']
  const requests = new Counter({
    name: 'docent_requests_total',
    help: 'Requests with a response.',
    labelNames,
    registers: [registry],
  })
  const seconds = new Histogram({
    name: 'docent_request_seconds',
    help: 'Time from the headers of a request to the last byte of its response.',
    labelNames: ['kind'],
    buckets,
    registers: [registry],
  })
  const bytes = new Counter({
    name: 'docent_sent_bytes_total',
    help: 'Bytes of responses, including headers.',
    labelNames: ['kind'],
    registers: [registry],
  })
  addStorageGauge(registry, storageState)
  addServiceCounters(registry, counts)
  const observe: RequestObserver = (incoming, outgoing) => {
    const started = performance.now()
    const before = incoming.socket.bytesWritten
    outgoing.once('close', () => {
      const kind = classifyRequest(getRequestPath(incoming.url ?? ''), base())
      const method = commonMethods.has(incoming.method ?? '') ? incoming.method : 'other'
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

function addStorageGauge(registry: Registry, storageState: MetricsOptions['storageState']): void {
  const gauge = new Gauge({
    name: 'docent_storage_state',
    help: '1 for the current state of the storage.',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      const state = await readStateInTime(storageState)
      for (const each of ['ready', 'idle', 'unavailable', 'none'] as const)
        gauge.set({ state: each }, each === state ? 1 : 0)
    },
  })
}

function addServiceCounters(registry: Registry, counts: MetricsOptions['counts']): void {
  const emailCounter = new Counter({
    name: 'docent_mails_total',
    help: 'Attempts to send an email, by result.',
    labelNames: ['result'],
    registers: [registry],
    collect() {
      const { sent, failed, givenUp } = counts().emails
      emailCounter.reset()
      emailCounter.inc({ result: 'sent' }, sent)
      emailCounter.inc({ result: 'failed' }, failed)
      emailCounter.inc({ result: 'given up' }, givenUp)
    },
  })
  const dropped = new Counter({
    name: 'docent_dropped_searches_total',
    help: "Searches without results that couldn't be stored.",
    registers: [registry],
    collect() {
      dropped.reset()
      dropped.inc(counts().droppedSearches)
    },
  })
}

/** Returns the kind of a request by its path. Services of the server are below `/_/` and counted as `service`. */
export function classifyRequest(path: string, base: string): string {
  if (operatorPaths.includes(path)) return 'operations'
  const below = removeBase(base, path)
  if (below === undefined) return 'other'
  if (below.startsWith('/_/'))
    return /^\/_\/(assets|media|nav|search|reference)\//.exec(below)?.[1] ?? 'service'
  return /\.\w+$/.test(below) ? 'file' : 'page'
}
