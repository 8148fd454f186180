import type { CallToolResult, McpServer } from '@modelcontextprotocol/server'
import type { SiteSummary } from '../../../shared/output/site-summary.ts'
import { SearchFailure } from '../../../shared/search/search-engine.ts'
import { suggestFix } from '../../../shared/text/find-nearest.ts'
import { findOperations } from '../site-data/find-operations.ts'
import { limitSearchResult, maxResultBytes } from '../site-data/limit-result-size.ts'
import { listSections } from '../site-data/list-sections.ts'
import { readPagePiece } from '../site-data/read-page-piece.ts'
import { SiteUnreachableError } from '../site-data/read-site-file.ts'
import { siteSearchResult } from '../site-data/result-schemas.ts'
import { searchSite } from '../site-data/search-site.ts'
import type { SiteData } from '../site-data/site-data.ts'
import { formatOperations } from './format-operations.ts'
import {
  findOperationInput,
  findOperationOutput,
  listSectionsInput,
  listSectionsOutput,
  readPageInput,
  searchInput,
} from './tool-schemas.ts'

/** All tools only read, and return the same until the next build. */
const annotations = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false }

/** Registers the tools that a site can answer. */
export function registerTools(server: McpServer, data: SiteData, summary: SiteSummary): void {
  if (summary.indexes.length > 0) registerSearch(server, data, summary)
  registerReading(server, data, summary)
  if (summary.apis.length > 0) registerOperations(server, data, summary)
}

function registerSearch(server: McpServer, data: SiteData, { title, areas, indexes }: SiteSummary): void {
  const [index] = indexes
  if (index === undefined) return
  const config = {
    title: `Search ${title}`,
    description: `Searches ${title}: guides, API operations, questions, release notes. Returns sections, best first, with a snippet and the URL to pass to read_page.`,
    inputSchema: searchInput,
    outputSchema: siteSearchResult,
    annotations,
  }
  server.registerTool('search_docs', config, ({ query, area, limit, page }) =>
    runTool(async () => {
      const ids = areas.map(({ id }) => id)
      if (area !== undefined && !ids.includes(area)) {
        const advice = suggestFix(area, ids, `Areas: ${ids.join(', ')}.`)
        return createErrorResult(`There is no area “${area}”. ${advice} Or search without an area.`)
      }
      const result = await searchSite(data, { query, area, index, limit, page })
      return createDataResult(limitSearchResult(result, maxDataBytes))
    }),
  )
}

function registerReading(server: McpServer, data: SiteData, { title }: SiteSummary): void {
  const reading = {
    title: 'Read a page',
    description:
      'Returns a page as Markdown, or one section of it. A page of more than 12 KB comes in pieces: the end of each explains how to continue. Old addresses work too.',
    inputSchema: readPageInput,
    annotations,
  }
  server.registerTool('read_page', reading, ({ url, section, offset }) =>
    runTool(async () => {
      const piece = await readPagePiece(data, { address: url, section, offset })
      return 'problem' in piece ? createErrorResult(piece.problem) : createTextResult(piece.text)
    }),
  )
  const listing = {
    title: 'List sections',
    description: `Lists the areas of ${title} with their sections and URLs, and its APIs with their groups of operations. With an area, and a section in it, lists what is in there.`,
    inputSchema: listSectionsInput,
    outputSchema: listSectionsOutput,
    annotations,
  }
  server.registerTool('list_sections', listing, ({ area, section }) =>
    runTool(async () => {
      if (area === undefined && section !== undefined)
        return createErrorResult(
          'A section needs its area. Call list_sections without arguments for the areas.',
        )
      const tree = await listSections(data, { area, section, maxBytes: maxDataBytes })
      return 'problem' in tree ? createErrorResult(tree.problem) : createDataResult(tree)
    }),
  )
}

function registerOperations(server: McpServer, data: SiteData, { title, apis, origin }: SiteSummary): void {
  const ids = apis.map(({ id }) => id)
  const names = apis.map(({ id, label }) => `${id} (${label})`).join(', ')
  const config = {
    title: 'Find an API operation',
    description: `Finds operations of the APIs in ${title}: ${names}. Returns the best match with endpoint, credentials, parameters, required fields, and an example call, and other matches.`,
    inputSchema: findOperationInput,
    outputSchema: findOperationOutput,
    annotations,
  }
  server.registerTool('find_operation', config, ({ query, api, limit }) =>
    runTool(async () => {
      if (api !== undefined && !ids.includes(api))
        return createErrorResult(
          `There is no API “${api}”. ${suggestFix(api, ids, `APIs: ${ids.join(', ')}.`)}`,
        )
      const operations = await findOperations(data, { query, api, limit })
      const [first, ...others] = operations
      if (first === undefined)
        return createErrorResult(
          `No operation matches “${query}”. Use other words, such as the resource and a verb, or call list_sections for the groups.`,
        )
      return createDataResult(formatOperations({ first, others, origin, maxBytes: maxDataBytes }))
    }),
  )
}

/**
 * Maximum bytes of data in a result. It's sent twice, as data and as text, because clients differ in which of them they show
 * to the model; quotation marks are escaped in the text.
 */
const maxDataBytes = Math.floor(maxResultBytes * 0.44)

/** Creates a result with data that follows the output schema of the tool. */
function createDataResult(data: object): CallToolResult {
  return { content: [{ type: 'text', text: JSON.stringify(data) }], structuredContent: { ...data } }
}

const createTextResult = (text: string): CallToolResult => ({ content: [{ type: 'text', text }] })

/** Creates an error that the model sees, with what to do next. */
const createErrorResult = (text: string): CallToolResult => ({
  content: [{ type: 'text', text }],
  isError: true,
})

/** Runs a tool. A site that can't be read is an error of the tool; anything else is a bug. */
async function runTool(run: () => Promise<CallToolResult>): Promise<CallToolResult> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof SiteUnreachableError || error instanceof SearchFailure)
      return createErrorResult('The documentation can’t be read right now. Try again in a few seconds.')
    console.error(error)
    return createErrorResult('The documentation server failed. Try again, or read the page at its URL.')
  }
}
