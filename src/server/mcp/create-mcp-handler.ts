import { createMcpHandler as createSdkHandler } from '@modelcontextprotocol/server'
import type { SiteData } from '../site-data/site-data.ts'
import { createMcpServer } from './create-mcp-server.ts'
import { maxMcpBody } from './mcp-limits.ts'

/**
 * Creates the handler of MCP requests over HTTP. Each request gets a new server, so nothing is kept between requests.
 * The site doesn't change while a client waits, so subscriptions, which would keep connections open, are refused.
 */
export function createMcpHandler(data: SiteData): (request: Request) => Promise<Response> {
  const { fetch } = createSdkHandler(() => createMcpServer(data), {
    maxSubscriptions: 0,
    keepAliveMs: 0,
    maxRequestBodySize: maxMcpBody,
  })
  return (request) => fetch(request)
}
