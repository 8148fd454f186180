import { createMcpHandler as createSdkHandler } from '@modelcontextprotocol/server'
import type { SiteData } from '../site-data/site-data.ts'
import { createMcpServer } from './create-mcp-server.ts'

/** Maximum bytes of a message or a batch. Calls of our tools have less than 2 KB. */
export const maxMcpBody = 64 * 1024

/**
 * Creates the handler of MCP requests over HTTP. Each request gets a server of its own, so that nothing is kept between
 * requests. Nothing here changes while a client waits, so that subscriptions, which would keep connections, are refused.
 */
export function createMcpHandler(data: SiteData): (request: Request) => Promise<Response> {
  const { fetch } = createSdkHandler(() => createMcpServer(data), {
    maxSubscriptions: 0,
    keepAliveMs: 0,
    maxRequestBodySize: maxMcpBody,
  })
  return (request) => fetch(request)
}
