import { getPublishedFileHeaders, getServedType } from '../shared/output/published-files.ts'
import type { SiteHeaders } from '../shared/output/server/server-manifest.ts'
import { isRangeCurrent, parseRange } from './request/byte-range.ts'
import { hasCurrentEntityTag } from './request/entity-tags.ts'

/** A file of the built site. */
export interface ServedFile {
  bytes: Uint8Array<ArrayBuffer>
  /** Strong validator. */
  etag: string
  encoding: 'br' | 'gzip' | undefined
  /** Until when (`performance.now()`) it may be sent without another look-up. Undefined if it may not. */
  freshUntil?: number
}

/** Finds the file at a path below the base, in the best of the accepted encodings. */
export type FindFile = (path: string, encodings: readonly string[]) => Promise<ServedFile | undefined>

interface FileResponseOptions {
  file: ServedFile
  /** Path below the base, decoded. */
  path: string
  vary: string
  pathHeaders: Record<string, string>
  headers: SiteHeaders
  findFile: FindFile
}

/** Files whose whole content a response sends, for callers that cache responses (`response-cache.ts`). */
const sentFiles = new WeakMap<Response, ServedFile>()

/** Returns the file that a response sends as a whole, or undefined for any other response. */
export const getSentFile = (response: Response): ServedFile | undefined => sentFiles.get(response)

/** Responds with a file, a range of it, or 304 if the client has the current version. */
export async function createFileResponse(request: Request, options: FileResponseOptions): Promise<Response> {
  const { file, path, headers } = options
  const isImmutable = headers.immutablePaths.some((prefix) => path.startsWith(prefix))
  const common = {
    ...headers.all,
    ...(isImmutable ? headers.immutable : {}),
    // A 304 needs these too, because they replace the headers in a cache.
    ...getPublishedFileHeaders(path),
    ...options.pathHeaders,
    Vary: options.vary,
    'Accept-Ranges': 'bytes',
  }
  if (hasCurrentEntityTag(request.headers.get('If-None-Match'), file.etag))
    return new Response(null, { status: 304, headers: { ...common, ETag: file.etag } })
  if (request.method === 'HEAD')
    return new Response(null, {
      headers: { ...common, ...createContentHeaders(path, file), ETag: file.etag },
    })
  const part = await createRangeResponse(request, options, common)
  if (part !== undefined) return part
  const response = new Response(file.bytes, {
    headers: { ...common, ...createContentHeaders(path, file), ETag: file.etag },
  })
  sentFiles.set(response, file)
  return response
}

/** A range is always of the uncompressed file, because clients resume downloads of that file. */
async function createRangeResponse(
  request: Request,
  { path, findFile }: FileResponseOptions,
  common: Record<string, string>,
): Promise<Response | undefined> {
  const range = request.headers.get('Range')
  const plain = range === null ? undefined : await findFile(path, [])
  if (plain === undefined || !isRangeCurrent(request.headers.get('If-Range'), plain.etag)) return undefined
  const size = plain.bytes.length
  const byteRange = parseRange(range, size)
  if (byteRange === undefined) return undefined
  const headers = { ...common, ETag: plain.etag }
  if (byteRange === 'unsatisfiable')
    return new Response(null, { status: 416, headers: { ...headers, 'Content-Range': `bytes */${size}` } })
  const bytes = plain.bytes.subarray(byteRange.first, byteRange.last + 1)
  return new Response(bytes, {
    status: 206,
    headers: {
      ...headers,
      ...createContentHeaders(path, { bytes, encoding: undefined }),
      'Content-Range': `bytes ${byteRange.first}-${byteRange.last}/${size}`,
    },
  })
}

/** Returns the headers that describe a body. */
export function createContentHeaders(
  path: string,
  { bytes, encoding }: Pick<ServedFile, 'bytes' | 'encoding'>,
): Record<string, string> {
  return {
    'Content-Type': getServedType(path),
    'Content-Length': String(bytes.length),
    ...(encoding === undefined ? {} : { 'Content-Encoding': encoding }),
  }
}
