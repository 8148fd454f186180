import { Hono } from 'hono'
import type { ClientHandler, ServerBindings } from '../../request/client-address.ts'
import { createProblemResponse } from '../problem-response.ts'
import { allowReading, anyOriginHeaders, respondToOpenPreflight } from '../search-and-mcp-cors.ts'

/** Creates the route of the search API. Pages of all sites may read it. */
export function createSearchRoute(path: string, respond: ClientHandler): Hono<{ Bindings: ServerBindings }> {
  return new Hono<{ Bindings: ServerBindings }>().all(path, async ({ req: { raw }, env }) => {
    if (raw.method === 'OPTIONS') return respondToOpenPreflight(['GET', 'HEAD'])
    if (raw.method !== 'GET' && raw.method !== 'HEAD') return refuseMethod()
    return allowReading(await respond(raw, env), '*')
  })
}

const refuseMethod = (): Response =>
  createProblemResponse({
    status: 405,
    code: 'method_not_allowed',
    detail: 'Use GET.',
    headers: { ...anyOriginHeaders, Allow: 'GET, HEAD' },
  })
