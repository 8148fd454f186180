import type { z } from 'zod'
import type { FoundOperation } from '../site-data/find-operations.ts'
import { countJsonBytes, limitList } from '../site-data/limit-result-size.ts'
import { summarizeOperation } from '../site-data/search-site.ts'
import type { findOperationOutput } from './tool-schemas.ts'

type OperationResult = z.infer<typeof findOperationOutput>

interface FormatInput {
  first: FoundOperation
  others: readonly FoundOperation[]
  origin: string
  maxBytes: number
}

/** Formats the matches: everything that a call of the first needs, and the others in short. */
export function formatOperations({ first, others, origin, maxBytes }: FormatInput): OperationResult {
  const operation = fitOperation(formatOperation(first, origin), maxBytes)
  const rest = maxBytes - countJsonBytes({ operation, others: [] })
  const summaries = others.map(({ api, operation: other }) => ({
    api: api.id,
    ...summarizeOperation(other),
    title: other.title,
    url: new URL(other.url, origin).href,
  }))
  return { operation, others: limitList(summaries, rest) }
}

function formatOperation({ api, operation }: FoundOperation, origin: string): OperationResult['operation'] {
  const { endpoint, body, curl, url, markdownUrl, group: _, ...rest } = operation
  return {
    api: api.id,
    ...rest,
    ...(endpoint === undefined ? {} : { endpoint }),
    url: new URL(url, origin).href,
    markdownUrl: new URL(markdownUrl, origin).href,
    ...(body === undefined ? {} : { body: formatBody(body) }),
    ...(curl === undefined ? {} : { curl }),
  }
}

function formatBody({
  mediaType,
  isRequired,
  fields,
}: NonNullable<FoundOperation['operation']['body']>): NonNullable<OperationResult['operation']['body']> {
  return {
    mediaType,
    isRequired,
    requiredFields: fields.filter((each) => each.isRequired),
    optionalFields: fields.filter((each) => !each.isRequired).map(({ name, type }) => `${name}: ${type}`),
  }
}

/** Leaves out what is on the operation's page too: the example, and then optional fields. */
function fitOperation(
  operation: OperationResult['operation'],
  maxBytes: number,
): OperationResult['operation'] {
  if (countJsonBytes(operation) <= maxBytes) return operation
  const { curl: _, ...short } = operation
  if (countJsonBytes(short) <= maxBytes || short.body === undefined) return short
  return { ...short, body: { ...short.body, optionalFields: [] } }
}
