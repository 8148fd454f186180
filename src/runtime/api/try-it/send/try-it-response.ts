import { getStatusPhrase } from '../../../../shared/api/http/status-phrases.ts'
import { tryParseJson } from '../../../../shared/read-unknown.ts'

/** A complete response. */
export interface TryItResponse {
  status: number
  /** `Created`, or empty for a status without a name. */
  phrase: string
  /** Milliseconds from sending to the last byte. */
  time: number
  /** Bytes of the body after decompression. */
  size: number
  /** Headers that the server exposes to this page. */
  headers: [name: string, value: string][]
  body: TryItResponseBody
}

export type TryItResponseBody =
  | { kind: 'empty' }
  /** Formatted if it's JSON. */
  | { kind: 'text'; text: string; isJson: boolean }
  | { kind: 'file'; file: Blob; type: string }
  /** Too large to show; reading was stopped. */
  | { kind: 'large' }

/** Maximum bytes of a body. */
const maxBodySize = 8_000_000

const textType = /^text\/|[/+](json|xml|yaml|javascript|graphql|x-www-form-urlencoded|x-ndjson)\b/i

/** Reads a response, except for its time. */
export async function readTryItResponse(response: Response): Promise<Omit<TryItResponse, 'time'>> {
  const bytes = await readBytes(response)
  const type = response.headers.get('Content-Type') ?? ''
  return {
    status: response.status,
    // HTTP/2 has no reason phrases, and servers write anything there.
    phrase: getStatusPhrase(response.status) || response.statusText,
    size: bytes?.length ?? maxBodySize,
    headers: [...response.headers],
    body: bytes === undefined ? { kind: 'large' } : parseBody(bytes, type),
  }
}

function parseBody(bytes: Uint8Array<ArrayBuffer>, type: string): TryItResponseBody {
  if (bytes.length === 0) return { kind: 'empty' }
  const text = decodeText(bytes, type)
  return text === undefined
    ? { kind: 'file', file: new Blob([bytes], { type }), type }
    : { kind: 'text', ...formatText(text) }
}

/** Returns the text if the type says text, or if it looks like text. */
function decodeText(bytes: Uint8Array<ArrayBuffer>, type: string): string | undefined {
  if (type !== '' && !textType.test(type)) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: type === '' }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Formats JSON, whatever its media type, because servers use many. */
function formatText(text: string): { text: string; isJson: boolean } {
  const value = /^\s*[[{]/.test(text) ? tryParseJson(text) : undefined
  return value === undefined
    ? { text, isJson: false }
    : { text: JSON.stringify(value, null, 2), isJson: true }
}

/** Reads the bytes of the body, or returns undefined if there are too many. */
async function readBytes(response: Response): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const reader = response.body?.getReader()
  if (reader === undefined) return new Uint8Array()
  const parts: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    parts.push(value)
    length += value.length
    if (length > maxBodySize) {
      await reader.cancel()
      return undefined
    }
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}
