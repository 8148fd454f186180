import type { CallToolResult } from '@modelcontextprotocol/server'
import { SearchFailure } from '../../shared/search/search-engine.ts'
import { maxAnswerBytes } from '../site-data/fit-answer.ts'
import { SiteUnreachableError } from '../site-data/read-site-file.ts'

/**
 * Maximum bytes of data in a result. It's sent twice, as data and as text, because clients differ in which of them they show
 * to the model; quotation marks are escaped in the text.
 */
export const maxDataBytes = Math.floor(maxAnswerBytes * 0.44)

/** Creates a result with data that follows the output schema of the tool. */
export function createDataResult(data: object): CallToolResult {
  return { content: [{ type: 'text', text: JSON.stringify(data) }], structuredContent: { ...data } }
}

export const createTextResult = (text: string): CallToolResult => ({ content: [{ type: 'text', text }] })

/** Creates an error that the model sees, with what to do next. */
export const createErrorResult = (text: string): CallToolResult => ({
  content: [{ type: 'text', text }],
  isError: true,
})

/** Runs a tool. A site that can't be read is an error of the tool; anything else is a bug. */
export async function runTool(run: () => Promise<CallToolResult>): Promise<CallToolResult> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof SiteUnreachableError || error instanceof SearchFailure)
      return createErrorResult('The documentation can’t be read right now. Try again in a few seconds.')
    console.error(error)
    return createErrorResult('The documentation server failed. Try again, or read the page at its URL.')
  }
}
