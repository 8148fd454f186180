import type { IncomingMessage } from 'node:http'
import { LRUCache } from 'lru-cache'
import { type AppHandler, maxUrlLength } from './create-app.ts'
import { cacheOverhead } from './file-finder.ts'
import type { ServedFile } from './file-response.ts'
import { getSentFile } from './file-response.ts'
import { listAcceptedEncodings } from './request/accept-headers.ts'
import { hasCurrentEntityTag } from './request/entity-tags.ts'

/** A response as Node sends it. */
export interface PlainResponse {
  status: number
  headers: Record<string, string>
  body: Uint8Array | undefined
}

/** Cached responses, and the handler that fills the cache. */
export interface ResponseCache {
  handler: AppHandler
  /** Returns a cached response that is still valid, or undefined. */
  find(request: PlainRequest): PlainResponse | undefined
}

type PlainRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers'>

const megabyte = 2 ** 20

/** Headers that a 304, which has no body, must not have. */
const isContentHeader = /^content-(?:type|length|encoding)$/

interface CachedResponse {
  file: ServedFile
  headers: Record<string, string>
  headersWithoutContent: Record<string, string>
}

/**
 * Caches the whole-file responses of a handler, including headers, so that a repeated request needs neither a `Request`
 * nor a `Response`. A response depends on the path, on the accepted encodings, and on whether the client prefers
 * Markdown; range requests go to the handler. A cached response is valid while its file is fresh (`file-finder.ts`).
 */
export function createResponseCache(handler: AppHandler): ResponseCache {
  const responses = new LRUCache<string, CachedResponse>({ maxSize: 16 * megabyte })
  const getEncodings = createEncodingCache()
  return {
    async handler(request, bindings) {
      const response = await handler(request, bindings)
      const file = getSentFile(response)
      if (file !== undefined && request.method === 'GET' && !acceptsMarkdown(request.headers.get('Accept'))) {
        const { pathname } = new URL(request.url)
        const key = `${getEncodings(request.headers.get('Accept-Encoding') ?? '')} ${pathname}`
        responses.set(key, createCachedResponse(response, file), { size: cacheOverhead + file.bytes.length })
      }
      return response
    },
    find(request) {
      if (needsHandler(request)) return undefined
      const { method, url = '', headers } = request
      const [path] = url.split('?', 1)
      const cached = responses.get(`${getEncodings(headers['accept-encoding'] ?? '')} ${path}`)
      if (cached === undefined || performance.now() >= (cached.file.freshUntil ?? 0)) return undefined
      if (hasCurrentEntityTag(headers['if-none-match'] ?? null, cached.file.etag))
        return { status: 304, headers: cached.headersWithoutContent, body: undefined }
      return { status: 200, headers: cached.headers, body: method === 'HEAD' ? undefined : cached.file.bytes }
    },
  }
}

function needsHandler({ method, url = '', headers }: PlainRequest): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || url.length > maxUrlLength) return true
  return headers.range !== undefined || acceptsMarkdown(headers.accept)
}

function createCachedResponse(response: Response, file: ServedFile): CachedResponse {
  const headers = Object.fromEntries(response.headers)
  const headersWithoutContent = Object.fromEntries(
    Object.entries(headers).filter(([name]) => !isContentHeader.test(name)),
  )
  return { file, headers, headersWithoutContent }
}

const acceptsMarkdown = (accept: string | null | undefined): boolean => /markdown/i.test(accept ?? '')

/** Maximum number of different `Accept-Encoding` headers to remember. Browsers send only a few. */
const maxEncodings = 100

/** Returns a function that maps an `Accept-Encoding` header to a cache key. */
function createEncodingCache(): (header: string) => string {
  const words = new Map<string, string>()
  return (header) => {
    const cachedWord = words.get(header)
    if (cachedWord !== undefined) return cachedWord
    const accepted = listAcceptedEncodings(header)
    const word = ['br', 'gzip'].filter((name) => accepted.includes(name)).join('+')
    if (words.size >= maxEncodings) words.clear()
    words.set(header, word)
    return word
  }
}
