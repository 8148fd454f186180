import { cutQuery } from '../../shared/search/query-limits.ts'
import { isUnsuccessful, type SearchOutcome, searchLogMark } from '../../shared/search/search-outcome.ts'
import type { Handler } from '../create-file-handler.ts'
import { createErrorResponse } from '../error-response.ts'
import { createRateLimit } from '../rate-limits/token-buckets.ts'
import { hasPersonalData } from '../request/mask-personal-data.ts'
import { readText } from '../request/read-body.ts'
import { isSameOrigin } from '../request/same-origin.ts'
import type { SearchLog } from './search-log.ts'

/** Maximum bytes of a report. */
const maxBody = 1024

/** Maximum characters of a scanned query after normalization, which can make it eighteen times longer. */
const maxNormalizedLength = 1024

interface SearchLogOptions {
  /** Path that pages report to. */
  path: string
  log: SearchLog
  /** Current day, ISO 8601. */
  today?: () => string
  /** Whether another report may be accepted now. */
  canReport?: () => boolean
}

/**
 * Stores failed searches that pages report. Pages report only if they find a `Server-Timing` entry of this server, so
 * browsers send nothing to other hosts.
 */
export function withSearchLog(
  site: Handler,
  {
    path,
    log,
    today = () => new Date().toISOString().slice(0, 10),
    canReport = createRateLimit({ burst: 100, perSecond: 5 }),
  }: SearchLogOptions,
): Handler {
  return async (request) => {
    if (new URL(request.url).pathname !== path) return addSearchLogMark(await site(request))
    if (request.method !== 'POST') return createErrorResponse(405, 'Method not allowed', { Allow: 'POST' })
    if (!isSameOrigin(request)) return createErrorResponse(403, 'Only pages of this site can report searches')
    if (!canReport()) return createErrorResponse(429, 'Too many reports', { 'Retry-After': '10' })
    const body = await readText(request, maxBody)
    if (body === undefined) return createErrorResponse(413, 'Too large')
    const end = parseSearchEnd(body)
    if (end === undefined) return createErrorResponse(400, 'Not a search report')
    const text = cleanQuery(end.text)
    if (text !== undefined && isUnsuccessful(end)) log.add({ day: today(), text, ...readPlace(end) })
    return new Response(null, { status: 204 })
  }
}

/** Returns what is stored of the results. A place counts only if a result was opened. */
const readPlace = ({ count, wasOpened, place = 0 }: SearchOutcome): { count: number; place: number } => ({
  count,
  place: count > 0 && wasOpened ? place : 0,
})

function addSearchLogMark(response: Response): Response {
  if (response.headers.get('Content-Type')?.startsWith('text/html') === true)
    response.headers.append('Server-Timing', searchLogMark)
  return response
}

function parseSearchEnd(body: string): SearchOutcome | undefined {
  try {
    const { text, count, wasOpened, place, isRepeated } = JSON.parse(body)
    const isEnd =
      typeof text === 'string' &&
      Number.isInteger(count) &&
      count >= 0 &&
      count < 1e6 &&
      typeof wasOpened === 'boolean' &&
      (place === undefined || (Number.isInteger(place) && place > 0 && place < 1e6))
    return isEnd ? { text, count, wasOpened, place, isRepeated: isRepeated === true } : undefined
  } catch {
    return undefined
  }
}

/** Returns the words of a query to store, in one spelling. Undefined if they mean nothing or reveal too much. */
export function cleanQuery(text: string): string | undefined {
  const normalized = text.toWellFormed().normalize('NFKC')
  // Checked before the query is cut, because half of an address doesn't look like one.
  if (normalized.length > maxNormalizedLength || hasPersonalData(normalized)) return undefined
  const words = normalized
    .replace(/[\p{C}\p{Z}\s]+/gu, ' ')
    .trim()
    .toLowerCase()
  const query = cutQuery(words).trim()
  return /[\p{L}\p{N}]/u.test(query) ? query : undefined
}
