import { Hono } from 'hono'
import { getServerPaths } from '../../shared/output/server/server-paths.ts'
import { tryParseJson } from '../../shared/unknown.ts'
import type { OpenedSite } from '../open-site.ts'
import { getClientAddress, type ServerBindings } from '../request/client-address.ts'
import { createClientLimit, type TakePermit } from '../request/client-limit.ts'
import { isAllowedHost } from '../request/is-allowed-host.ts'
import { readBytes } from '../request/read-body.ts'
import {
  createRequestThread,
  type RequestThread,
  type RequestThreadLimits,
} from '../request-thread/create-request-thread.ts'
import { allowReading, answerOpenPreflight, anyOriginHeaders, isAllowedOrigin } from './cross-origin.ts'
import { maxMcpBody } from './mcp/mcp-limits.ts'
import { createProblemResponse } from './problem-response.ts'
import type { ProgramThreadData } from './program-thread.ts'

interface QueryOptions {
  /** Limits requests by client. */
  takePermit?: TakePermit
  limits?: Partial<RequestThreadLimits>
}

/** Answers programs: the search API and the MCP server. It keeps running across builds. */
export interface ProgramService {
  /** Creates the routes for a build. */
  createRoutes(site: OpenedSite): Hono
  close(): Promise<void>
}

/** A first query reads and unpacks index files. */
const queryTimeout = 5000

/** Creates the answers to programs. Their thread starts with the first request. */
export function createProgramService({
  takePermit = createClientLimit({ burst: 60, perSecond: 5 }),
  limits = {},
}: QueryOptions = {}): ProgramService {
  const threads = new Map<string, RequestThread>()
  const getThread = (workerData: ProgramThreadData): RequestThread => {
    const key = JSON.stringify(workerData)
    const module = new URL('./program-thread.ts', import.meta.url)
    const thread =
      threads.get(key) ??
      createRequestThread({ module, workerData }, { requestTimeout: queryTimeout, ...limits })
    threads.set(key, thread)
    return thread
  }
  return {
    createRoutes(site) {
      const { folder, mcp } = site
      const paths = getServerPaths(site)
      const thread = getThread({ folder, searchPath: paths.searchApi })
      const routes = new Hono()
      const answer = async (request: Request, env: unknown): Promise<Response> => {
        const take = (): number => takePermit(getClientAddress(request, env as ServerBindings))
        return limit(take, 1) ?? (await sendToThread(request, { thread, take }))
      }
      if (paths.searchApi !== undefined)
        routes.all(paths.searchApi, async ({ req: { raw }, env }) => {
          if (raw.method === 'OPTIONS') return answerOpenPreflight(['GET', 'HEAD'])
          if (raw.method !== 'GET' && raw.method !== 'HEAD') return refuseMethod(['GET', 'HEAD'])
          return allowReading(await answer(raw, env), '*')
        })
      if (mcp !== undefined)
        routes.all(mcp.path, async ({ req: { raw }, env }) => {
          const origin = raw.headers.get('Origin')
          if (!isAllowedOrigin(origin, [site.origin, ...listOwnOrigins(raw), ...mcp.origins]))
            return refuseOrigin(origin)
          if (raw.method === 'OPTIONS')
            return allowReading(answerOpenPreflight(['POST']), origin ?? site.origin)
          return allowReading(await answer(raw, env), origin)
        })
      return routes
    },
    async close() {
      await Promise.all([...threads.values()].map((thread) => thread.close()))
    },
  }
}

/** A site that points its own name at this machine (DNS rebinding) is another origin. */
function listOwnOrigins({ url }: Request): string[] {
  const { host, origin } = new URL(url)
  return isAllowedHost(host, undefined) ? [origin] : []
}

/** Takes permits for some messages. Returns the refusal if there aren't enough. */
function limit(take: () => number, messages: number): Response | undefined {
  for (let count = 0; count < messages; count++) {
    const seconds = take()
    if (seconds > 0) return createBusyResponse(429, 'rate_limited', seconds)
  }
  return undefined
}

interface QueryContext {
  thread: RequestThread
  /** Takes a permit of the client. Returns the seconds to wait if there is none. */
  take: () => number
}

async function sendToThread(request: Request, { thread, take }: QueryContext): Promise<Response> {
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

const refuseMethod = (methods: readonly string[]): Response =>
  createProblemResponse({
    status: 405,
    code: 'method_not_allowed',
    detail: `Use ${methods[0]}.`,
    headers: { ...anyOriginHeaders, Allow: methods.join(', ') },
  })

const refuseOrigin = (origin: string | null): Response =>
  createProblemResponse({
    status: 403,
    code: 'origin_not_allowed',
    detail: `Pages of ${origin?.slice(0, 200)} may not use this server. Its operator can add the origin to \`mcp.origins\`.`,
  })
