import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import { apiListFile, type ListedApi } from '../../shared/api/api-files.ts'
import type { Handler } from '../create-file-handler.ts'
import type { TakePermit } from '../rate-limits/create-private-limit.ts'
import { createClientLimit } from '../rate-limits/limit-by-client.ts'
import { getClientAddress, type ServerBindings } from '../request/client-address.ts'
import { readBytes } from '../request/read-body.ts'
import {
  createRequestThread,
  type RequestThread,
  type RequestThreadLimits,
} from '../request-thread/create-request-thread.ts'
import type { MockThreadData } from './mock-thread.ts'
import { maxBodyBytes } from './request/body-limits.ts'
import { exposeHeaders, isPreflight, mockCorsHeaders, respondToPreflight } from './response/mock-cors.ts'

export interface MockServiceOptions {
  /** Limits requests by client. */
  takePermit?: TakePermit
  limits?: Partial<RequestThreadLimits>
}

/** Mocks the APIs of a built site, so that readers can try operations. It keeps running across builds. */
export interface MockService {
  /** Creates the routes for a build. Without APIs, they respond themselves. */
  createRoutes(site: MockedSite): Hono
  close(): Promise<void>
}

interface MockedSite {
  /** Path of the list of APIs, with the base. Each API is below it. */
  path: string
  /** Folder of the built site. */
  folder: string
  pages: Handler
}

/** The thread for the documents of a build, and the stamps of its files. */
interface MockState {
  /** Undefined for a site without APIs. */
  thread: RequestThread | undefined
  stamps: Map<string, string | undefined>
  path: string
}

/** Creates a sandbox. Its thread starts with the first request, and again when a build writes other documents. */
export function createMockService({
  takePermit = createClientLimit({ burst: 60, perSecond: 5 }),
  limits = {},
}: MockServiceOptions = {}): MockService {
  let mocks: Promise<MockState> | undefined
  const lastMocks = async (): Promise<MockState | undefined> => mocks?.catch(() => undefined)
  const respond = async (request: Request, site: MockedSite): Promise<Response> => {
    // One at a time, so that concurrent requests read the list of documents once.
    const nextMocks = lastMocks().then((last) => refreshMocks(last, site, limits))
    mocks = nextMocks
    const { thread } = await nextMocks
    return thread === undefined ? site.pages(new Request(request.url)) : sendToThread(request, thread)
  }
  return {
    createRoutes(site) {
      const { path } = site
      const routes = new Hono()
      for (const pattern of [path, `${path}/*`]) {
        routes.all(pattern, async ({ req, env }) => {
          if (isPreflight(req.raw)) return respondToPreflight(req.raw)
          // `createApp` passes these.
          const seconds = takePermit(getClientAddress(req.raw, env as ServerBindings))
          return seconds > 0 ? createRetryError(429, rateLimitMessage, seconds) : respond(req.raw, site)
        })
      }
      return routes
    },
    async close() {
      await (await lastMocks())?.thread?.close()
    },
  }
}

const rateLimitMessage = 'Too many requests. The sandbox limits how many requests you can send per second.'
const busyMessage = 'The sandbox is busy.'
const timeoutMessage = 'The sandbox stopped checking this request because it took too long.'

async function sendToThread(request: Request, thread: RequestThread): Promise<Response> {
  const body = await readBytes(request, maxBodyBytes)
  if (body === undefined) return createJsonError(413, `The body is larger than ${maxBodyBytes} bytes.`)
  const reply = await thread.send(request, body)
  switch (reply.kind) {
    case 'response':
      return reply.response
    case 'busy':
      return createRetryError(503, busyMessage, 1)
    case 'stopped':
      return createRetryError(503, timeoutMessage, 1)
  }
}

const createJsonError = (status: number, message: string): Response =>
  Response.json({ message }, { status, headers: mockCorsHeaders })

function createRetryError(status: number, message: string, seconds: number): Response {
  const response = createJsonError(
    status,
    `${message} Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  )
  response.headers.set('Retry-After', String(seconds))
  exposeHeaders(response.headers)
  return response
}

/** Returns the current mocks, or new ones if their files have changed. */
async function refreshMocks(
  last: MockState | undefined,
  { path, folder }: MockedSite,
  limits: Partial<RequestThreadLimits>,
): Promise<MockState> {
  if (last !== undefined && last.path === path && (await hasSameStamps(last.stamps))) return last
  await last?.thread?.close()
  return createMocks({ path, folder }, limits)
}

async function hasSameStamps(stamps: MockState['stamps']): Promise<boolean> {
  const now = await Promise.all([...stamps.keys()].map(readStamp))
  return [...stamps.values()].every((stamp, index) => stamp !== undefined && stamp === now[index])
}

/** Releases that were unpacked from archives may all have the same times. */
const readStamp = (file: string): Promise<string | undefined> =>
  stat(file).then(
    ({ dev, ino, size, mtimeMs }) => [dev, ino, size, mtimeMs].join(' '),
    () => undefined,
  )

async function createMocks(
  { path, folder }: Omit<MockedSite, 'pages'>,
  limits: Partial<RequestThreadLimits>,
): Promise<MockState> {
  const list = join(folder, apiListFile)
  const stamps: MockState['stamps'] = new Map([[list, await readStamp(list)]])
  // A site without APIs has no list.
  if (stamps.get(list) === undefined) return { thread: undefined, stamps, path }
  const apis: ListedApi[] = JSON.parse(await readFile(list, 'utf8'))
  const documents = apis.map(({ document }) => join(folder, document))
  for (const file of documents) stamps.set(file, await readStamp(file))
  const workerData: MockThreadData = { documents, prefix: path }
  const module = new URL('./mock-thread.ts', import.meta.url)
  const thread = createRequestThread({ module, workerData }, limits)
  return { thread, stamps, path }
}
