import type { IncomingMessage } from 'node:http'
import type { ServedFile } from './answer-with-file.ts'
import { fileSentBy } from './answer-with-file.ts'
import { type App, maxAddress } from './create-app.ts'
import { Memory } from './memory.ts'
import { acceptedEncodings } from './request/accept.ts'
import { hasCurrentTag } from './request/entity-tags.ts'

/** A response as Node sends it. */
export interface PlainAnswer {
  status: number
  headers: Record<string, string>
  body: Uint8Array | undefined
}

/** Cached responses, and the handler that fills the cache. */
export interface ReadyAnswers {
  handler: App
  /** Returns a cached response that is still valid, or undefined. */
  find(request: PlainRequest): PlainAnswer | undefined
}

type PlainRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers'>

const megabyte = 2 ** 20

/** Headers that a 304, which has no body, must not have. */
const isContentHeader = /^content-(?:type|length|encoding)$/

interface KnownAnswer {
  file: ServedFile
  headers: Record<string, string>
  headersWithoutContent: Record<string, string>
}

/**
 * Caches the whole-file responses of a handler, including headers, so that a repeated request needs neither a `Request`
 * nor a `Response`. A response depends on the path, on the accepted encodings, and on whether the client prefers
 * Markdown; range requests go to the handler. A cached response is valid while its file is fresh (`files-on-disk.ts`).
 */
export function withReadyAnswers(handler: App): ReadyAnswers {
  const answers = new Memory<KnownAnswer>({ capacity: 16 * megabyte })
  const encodingsOf = rememberEncodings()
  return {
    async handler(request, bindings) {
      const response = await handler(request, bindings)
      const file = fileSentBy(response)
      if (file !== undefined && request.method === 'GET' && !namesMarkdown(request.headers.get('Accept'))) {
        const { pathname } = new URL(request.url)
        const key = `${encodingsOf(request.headers.get('Accept-Encoding') ?? '')} ${pathname}`
        answers.set(key, knownAnswer(response, file), file.bytes.length)
      }
      return response
    },
    find(request) {
      if (needsThought(request)) return undefined
      const { method, url = '', headers } = request
      const [path] = url.split('?', 1)
      const known = answers.get(`${encodingsOf(headers['accept-encoding'] ?? '')} ${path}`)
      if (known === undefined || performance.now() >= (known.file.freshUntil ?? 0)) return undefined
      if (hasCurrentTag(headers['if-none-match'] ?? null, known.file.etag))
        return { status: 304, headers: known.headersWithoutContent, body: undefined }
      return { status: 200, headers: known.headers, body: method === 'HEAD' ? undefined : known.file.bytes }
    },
  }
}

function needsThought({ method, url = '', headers }: PlainRequest): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || url.length > maxAddress) return true
  return headers.range !== undefined || namesMarkdown(headers.accept)
}

function knownAnswer(response: Response, file: ServedFile): KnownAnswer {
  const headers = Object.fromEntries(response.headers)
  const headersWithoutContent = Object.fromEntries(
    Object.entries(headers).filter(([name]) => !isContentHeader.test(name)),
  )
  return { file, headers, headersWithoutContent }
}

const namesMarkdown = (accept: string | null | undefined): boolean => /markdown/i.test(accept ?? '')

/** Maximum number of different `Accept-Encoding` headers to remember. Browsers send only a few. */
const maxEncodings = 100

/** Returns a function that maps an `Accept-Encoding` header to a cache key. */
function rememberEncodings(): (header: string) => string {
  const words = new Map<string, string>()
  return (header) => {
    const known = words.get(header)
    if (known !== undefined) return known
    const accepted = acceptedEncodings(header)
    const word = ['br', 'gzip'].filter((name) => accepted.includes(name)).join('+')
    if (words.size >= maxEncodings) words.clear()
    words.set(header, word)
    return word
  }
}
