import type { IncomingMessage } from 'node:http'
import type { ServedFile } from './answer-with-file.ts'
import { fileSentBy } from './answer-with-file.ts'
import { type App, maxAddress } from './create-app.ts'
import { Memory } from './memory.ts'
import { acceptedEncodings } from './request/accept.ts'
import { hasCurrentTag } from './request/entity-tags.ts'

/** An answer as Node sends it. */
export interface PlainAnswer {
  status: number
  headers: Record<string, string>
  body: Uint8Array | undefined
}

/** Answers that were given before, and the handler that gives them. */
export interface ReadyAnswers {
  handler: App
  /** The answer to a request if it is at hand and still true; undefined for whatever has to be thought about. */
  find(request: PlainRequest): PlainAnswer | undefined
}

type PlainRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers'>

const megabyte = 2 ** 20

/** Of a 304, which has no body, and is not to say anything of one. */
const isContentHeader = /^content-(?:type|length|encoding)$/

interface KnownAnswer {
  file: ServedFile
  headers: Record<string, string>
  headersWithoutContent: Record<string, string>
}

/**
 * Repeats what a handler has answered with whole files, headers and all, without making a `Request` and a `Response` of it.
 * An answer depends on the path, the encodings that the client accepts, and whether it wants Markdown or a part, which is
 * left to the handler; it is true as long as its file counts as fresh (`files-on-disk.ts`).
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

/** Different `Accept-Encoding`s at most that are remembered: browsers send a handful. */
const maxEncodings = 100

/** Which of our encodings a client accepts, as a word. */
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
