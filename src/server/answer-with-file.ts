import { publishedFileHeaders, servedType } from '../shared/output/published-files.ts'
import type { SiteHeaders } from '../shared/output/served-site.ts'
import { isRangeCurrent, parseRange } from './request/byte-range.ts'
import { hasCurrentTag } from './request/entity-tags.ts'

/** A file of the built site. */
export interface ServedFile {
  bytes: Uint8Array<ArrayBuffer>
  /** Strong validator. */
  etag: string
  encoding: 'br' | 'gzip' | undefined
  /** Until when (`performance.now()`) it may be sent without looking for another; undefined for not at all. */
  freshUntil?: number
}

/** Finds the file at a path below the base, in the best of the accepted encodings. */
export type FindFile = (path: string, encodings: readonly string[]) => Promise<ServedFile | undefined>

interface FoundFile {
  file: ServedFile
  /** Path below the base, decoded. */
  path: string
  vary: string
  headers: SiteHeaders
  findFile: FindFile
}

/** Files whose whole content a response sends, for callers that cache responses (`ready-answers.ts`). */
const wholeFiles = new WeakMap<Response, ServedFile>()

/** Returns the file that a response sends as a whole, or undefined for any other response. */
export const fileSentBy = (response: Response): ServedFile | undefined => wholeFiles.get(response)

/** Responds with a file, a range of it, or 304 if the client has the current version. */
export async function answerWithFile(request: Request, found: FoundFile): Promise<Response> {
  const { file, path, headers } = found
  const isImmutable = headers.immutablePaths.some((prefix) => path.startsWith(prefix))
  const common = {
    ...headers.all,
    ...(isImmutable ? headers.immutable : {}),
    // A 304 needs these too, because they replace the headers in a cache.
    ...publishedFileHeaders(path),
    Vary: found.vary,
    'Accept-Ranges': 'bytes',
  }
  if (hasCurrentTag(request.headers.get('If-None-Match'), file.etag))
    return new Response(null, { status: 304, headers: { ...common, ETag: file.etag } })
  if (request.method === 'HEAD')
    return new Response(null, { headers: { ...common, ...contentHeaders(path, file), ETag: file.etag } })
  const part = await answerWithPart(request, found, common)
  if (part !== undefined) return part
  const response = new Response(file.bytes, {
    headers: { ...common, ...contentHeaders(path, file), ETag: file.etag },
  })
  wholeFiles.set(response, file)
  return response
}

/** A range is always of the uncompressed file, because clients resume downloads of that file. */
async function answerWithPart(
  request: Request,
  { path, findFile }: FoundFile,
  common: Record<string, string>,
): Promise<Response | undefined> {
  const range = request.headers.get('Range')
  const plain = range === null ? undefined : await findFile(path, [])
  if (plain === undefined || !isRangeCurrent(request.headers.get('If-Range'), plain.etag)) return undefined
  const size = plain.bytes.length
  const part = parseRange(range, size)
  if (part === undefined) return undefined
  const headers = { ...common, ETag: plain.etag }
  if (part === 'unsatisfiable')
    return new Response(null, { status: 416, headers: { ...headers, 'Content-Range': `bytes */${size}` } })
  const bytes = plain.bytes.subarray(part.first, part.last + 1)
  return new Response(bytes, {
    status: 206,
    headers: {
      ...headers,
      ...contentHeaders(path, { bytes, encoding: undefined }),
      'Content-Range': `bytes ${part.first}-${part.last}/${size}`,
    },
  })
}

/** Returns the headers that describe a body. */
export function contentHeaders(
  path: string,
  { bytes, encoding }: Pick<ServedFile, 'bytes' | 'encoding'>,
): Record<string, string> {
  return {
    'Content-Type': servedType(path),
    'Content-Length': String(bytes.length),
    ...(encoding === undefined ? {} : { 'Content-Encoding': encoding }),
  }
}
