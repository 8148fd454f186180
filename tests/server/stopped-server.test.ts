import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { type ServeSettings, startSiteServer } from '../../src/serve-site.ts'
import { listen } from '../../src/server/listen.ts'
import { createFolder } from '../new-folder.ts'
import { sampleDocument } from '../unit/api-values.ts'
import { writeTableSite } from './table-site.ts'

const site = writeTableSite('/')
const data = createFolder('stopped-server')
const settings: ServeSettings = { out: site.folder, port: 0, data, environment: {}, hasMetrics: true }

/** Threads that were started during a test. */
let threads: Worker[] = []
let resources: string[] = []
const addThread = (thread: Worker): number => threads.push(thread)

beforeAll(() => {
  resources = listResources()
  cpSync(inject('embeddedTemplate'), data, { recursive: true })
  mkdirSync(join(site.folder, '_/api/a'), { recursive: true })
  const list = [{ id: 'a', label: 'A', document: '/_/api/a/document.json' }]
  writeFileSync(join(site.folder, '_/api/index.json'), JSON.stringify(list))
  writeFileSync(join(site.folder, '_/api/a/document.json'), JSON.stringify(sampleDocument({ id: 'a' })))
})
beforeEach(() => {
  threads = []
  process.on('worker', addThread)
})
afterEach(() => {
  process.off('worker', addThread)
})
afterAll(() => {
  site.remove()
  rmSync(data, { recursive: true, force: true })
})

/** Lists what keeps this process running: servers, sockets, and timers, but not threads. */
const listResources = (): string[] => process.getActiveResourcesInfo().toSorted()

/** Threads that haven't ended. */
const listThreads = (): number[] => threads.map(({ threadId }) => threadId).filter((id) => id !== -1)

test('closes the storage, the outbox, and the threads of its services with the last connection', async () => {
  const server = await startSiteServer(settings)
  const ask = async (path: string, init: RequestInit = {}): Promise<number> => {
    const headers = { ...init.headers, Connection: 'close', Accept: 'application/json, text/event-stream' }
    const response = await fetch(new URL(path, server.url), { ...init, headers })
    await response.text()
    return response.status
  }
  const form = { method: 'POST', body: new URLSearchParams({ email: 'a@mail.example' }) }
  expect(await ask('/_/newsletter', form)).toBe(202)
  const message = { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } }
  expect(await ask('/mcp', message)).toBe(400)
  expect(await ask('/_/sandbox')).toBe(200)
  expect(await ask('/metrics')).toBe(200)
  // The database, the sandbox, and the queries.
  expect(listThreads()).toHaveLength(3)
  server.close()
  await server.closed
  expect(listThreads()).toEqual([])
  await expect.poll(listResources).toEqual(resources)
  await expect(ask('/')).rejects.toThrow('fetch failed')
})

test('closes its services if the port is in use', async () => {
  const other = await listen(async () => new Response(), 0)
  const port = Number(new URL(other.url).port)
  await expect(startSiteServer({ ...settings, port })).rejects.toThrow('EADDRINUSE')
  // The outbox had opened the database.
  expect(threads).toHaveLength(1)
  expect(listThreads()).toEqual([])
  other.close()
  await other.closed
  await expect.poll(listResources).toEqual(resources)
})

test('opens nothing if the settings of its emails are wrong', async () => {
  const environment = { SMTP_URL: 'nonsense' }
  await expect(startSiteServer({ ...settings, environment })).rejects.toThrow('SMTP_URL')
  expect(threads).toEqual([])
  expect(listResources()).toEqual(resources)
})
