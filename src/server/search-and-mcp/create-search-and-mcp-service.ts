import { Hono } from 'hono'
import { getServerPaths } from '../../shared/output/server/server-paths.ts'
import { tryParseJson } from '../../shared/read-unknown.ts'
import type { OpenedSite } from '../open-site.ts'
import type { TakePermit } from '../rate-limits/create-private-limit.ts'
import { createClientLimit } from '../rate-limits/limit-by-client.ts'
import { type ClientHandler, getClientAddress } from '../request/client-address.ts'
import { readBytes } from '../request/read-body.ts'
import { createRequestThread, type RequestThread } from '../request-thread/create-request-thread.ts'
import { maxMcpBody } from './mcp/max-mcp-body.ts'
import { createMcpRoute } from './mcp/mcp-route.ts'
import { createProblemResponse } from './problem-response.ts'
import type { SearchAndMcpThreadData } from './search-and-mcp-thread.ts'
import { createSearchRoute } from './search-api/search-route.ts'

interface ServiceOptions {
  /** Limits requests by client. */
  takePermit?: TakePermit
}

/** The search API and the MCP server. The service keeps running across builds. */
export interface ProgramService {
  /** Creates the routes for a build. */
  createRoutes(site: OpenedSite): Hono
  close(): Promise<void>
}

/** A first query reads and unpacks index files. */
const queryTimeout = 5000

/** Creates the service for programs. Its thread starts with the first request. */
export function createSearchAndMcpService({
  takePermit = createClientLimit({ burst: 60, perSecond: 5 }),
}: ServiceOptions = {}): ProgramService {
  const threads = new Map<string, RequestThread>()
  const getThread = (workerData: SearchAndMcpThreadData): RequestThread => {
    const key = JSON.stringify(workerData)
    const module = new URL('./search-and-mcp-thread.ts', import.meta.url)
    const thread =
      threads.get(key) ?? createRequestThread({ module, workerData }, { requestTimeout: queryTimeout })
    threads.set(key, thread)
    return thread
  }
  return {
    createRoutes(site) {
      const { folder, mcp } = site
      const paths = getServerPaths(site)
      const thread = getThread({ folder, searchPath: paths.searchApi })
      const routes = new Hono()
      const respond: ClientHandler = async (request, bindings) => {
        const take = (): number => takePermit(getClientAddress(request, bindings))
        return limit(take, 1) ?? (await sendToThread(request, { thread, take }))
      }
      if (paths.searchApi !== undefined) routes.route('/', createSearchRoute(paths.searchApi, respond))
      if (mcp !== undefined) routes.route('/', createMcpRoute({ mcp, origin: site.origin }, respond))
      return routes
    },
    async close() {
      await Promise.all([...threads.values()].map((thread) => thread.close()))
    },
  }
}

/** Takes permits for some messages. Returns the refusal if there aren't enough. */
function limit(take: () => number, messages: number): Response | undefined {
  for (let count = 0; count < messages; count++) {
    const seconds = take()
    if (seconds > 0) return createBusyResponse(429, 'rate_limited', seconds)
  }
  return undefined
}

interface ThreadContext {
  thread: RequestThread
  /** Takes a permit of the client. Returns the seconds to wait if there is none. */
  take: () => number
}

async function sendToThread(request: Request, { thread, take }: ThreadContext): Promise<Response> {
  const body = await readBytes(request, maxMcpBody)
  if (body === undefined)
    return createProblemResponse({
      status: 413,
      code: 'body_too_large',
      detail: `The body is larger than ${maxMcpBody} bytes. Send one short message.`,
    })
  // The first message has its permit.
  const refusal = limit(take, countMessages(body) - 1)
  if (refusal !== undefined) return refusal
  const reply = await thread.send(request, body)
  return reply.kind === 'response' ? reply.response : createBusyResponse(503, reply.kind, 1)
}

/** Counts the messages of a batch. Each takes as long as a request. */
function countMessages(body: Buffer): number {
  const message = tryParseJson(body.toString('utf8'))
  return Array.isArray(message) ? message.length : 1
}

const createBusyResponse = (status: 429 | 503, code: string, seconds: number): Response =>
  createProblemResponse({
    status,
    code,
    detail: `${status === 429 ? 'Too many requests' : 'The server is busy'}. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
    headers: { 'Retry-After': String(seconds) },
  })
