import { Hono } from 'hono'
import type { OpenedSite } from '../../open-site.ts'
import type { ClientHandler, ServerBindings } from '../../request/client-address.ts'
import { isAllowedHost } from '../../request/is-allowed-host.ts'
import { createProblemResponse } from '../problem-response.ts'
import { allowReading, isAllowedOrigin, respondToOpenPreflight } from '../search-and-mcp-cors.ts'

interface McpSite {
  mcp: NonNullable<OpenedSite['mcp']>
  /** The site's own origin. */
  origin: string
}

/** Creates the route of the MCP server. Pages may use it if they're of the site or of an origin that the operator allows. */
export function createMcpRoute(
  { mcp, origin: ownOrigin }: McpSite,
  respond: ClientHandler,
): Hono<{ Bindings: ServerBindings }> {
  return new Hono<{ Bindings: ServerBindings }>().all(mcp.path, async ({ req: { raw }, env }) => {
    const origin = raw.headers.get('Origin')
    if (!isAllowedOrigin(origin, [ownOrigin, ...listOwnOrigins(raw), ...mcp.origins]))
      return refuseOrigin(origin)
    if (raw.method === 'OPTIONS') return allowReading(respondToOpenPreflight(['POST']), origin ?? ownOrigin)
    return allowReading(await respond(raw, env), origin)
  })
}

/** A site that points its own name at this machine (DNS rebinding) is another origin. */
function listOwnOrigins({ url }: Request): string[] {
  const { host, origin } = new URL(url)
  return isAllowedHost(host, undefined) ? [origin] : []
}

const refuseOrigin = (origin: string | null): Response =>
  createProblemResponse({
    status: 403,
    code: 'origin_not_allowed',
    detail: `Pages of ${origin?.slice(0, 200)} may not use this server. Its operator can add the origin to \`mcp.origins\`.`,
  })
