import {
  createMcpHandler as createSdkHandler,
  McpServer,
  ResourceNotFoundError,
  ResourceTemplate,
} from '@modelcontextprotocol/server'
import type { SiteSummary } from '../../../shared/output/site-summary.ts'
import { readPagePiece } from '../site-data/read-page-piece.ts'
import type { SiteData } from '../site-data/site-data.ts'
import { maxMcpBody } from './max-mcp-body.ts'
import { registerTools } from './register-tools.ts'

/** Creates the MCP server of a site, for one connection or one request. */
export async function createMcpServer(data: SiteData): Promise<McpServer> {
  const summary = await data.readSummary()
  const server = new McpServer(
    {
      name: createServerName(summary),
      title: summary.title,
      version: summary.build,
      websiteUrl: summary.origin + summary.base,
      ...(summary.description === '' ? {} : { description: summary.description }),
    },
    { instructions: formatInstructions(summary), capabilities: { tools: {}, resources: {} } },
  )
  registerTools(server, data, summary)
  registerPages(server, data, summary)
  return server
}

/** Converts the title to a name for configuration files: `Cloud Documentation` is `cloud-documentation`. */
function createServerName({ title, origin }: SiteSummary): string {
  const name = title
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')
  return name === '' ? new URL(origin).hostname : name
}

function formatInstructions({ title, description, areas, apis, indexes, instructions }: SiteSummary): string {
  const names = areas.map(({ id, label }) => `${id} (${label})`).join(', ')
  const lines = [
    `${title}. ${description}`.trim(),
    ...(indexes.length === 0
      ? []
      : [
          'Call search_docs with a few words, then read_page with the URL of a result, including its #section.',
        ]),
    ...(apis.length === 0
      ? []
      : [
          'To call an API, use find_operation: it returns the endpoint, the required fields, and an example.',
        ]),
    ...(names === '' ? [] : [`Areas: ${names}.`]),
    'Answer from what the pages say, and cite their URLs.',
    instructions,
  ]
  return lines.filter((line) => line !== '').join('\n')
}

/** Offers the Markdown of each page as a resource at the URL of the page. There are too many pages to list. */
function registerPages(server: McpServer, data: SiteData, { origin, base }: SiteSummary): void {
  const template = new ResourceTemplate(`${origin}${base}{+path}`, { list: undefined })
  const config = {
    title: 'Page',
    description: 'A page of the documentation as Markdown, by its URL',
    mimeType: 'text/markdown',
  }
  server.registerResource('page', template, config, async (uri) => {
    const piece = await readPagePiece(data, { address: uri.href, section: undefined, offset: 0 })
    if ('problem' in piece) throw new ResourceNotFoundError(uri.href)
    return { contents: [{ uri: uri.href, mimeType: 'text/markdown', text: piece.text }] }
  })
}

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
