import { DocsError } from '../../shared/docs-error.ts'
import type { SearchRecord } from '../../shared/search/search-record.ts'
import { createAlgoliaObject } from './algolia-settings.ts'

/**
 * Explains a record that is too large. The service names one record and its limit, which depends on the plan. All pages
 * with such records are reported.
 */
export function createSizeError(error: unknown, records: readonly SearchRecord[]): DocsError | undefined {
  const [, id, , limit] =
    (error instanceof Error && /objectID=(\S+) is too big size=(\d+)\/(\d+)/.exec(error.message)) || []
  if (id === undefined) return undefined
  const large = records
    .map((record) => ({ record, size: Buffer.byteLength(JSON.stringify(createAlgoliaObject(record))) }))
    .filter(({ record, size }) => record.objectID === id || size > Number(limit))
  return new DocsError(
    large.map(({ record, size }) => ({
      problem: `The search record of this section has ${size} bytes, but the service's plan allows ${limit}.`,
      at: { file: record.objectID, line: undefined },
      fix: "Split the section with headings, or raise the plan's limit.",
    })),
  )
}
