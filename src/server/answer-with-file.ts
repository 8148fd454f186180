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

/** The files that whole answers were made of, for who wants to repeat one (`ready-answers.ts`). */
const wholeFiles = new WeakMap<Response, ServedFile>()

/** The file that an answer sends as a whole; undefined for any other answer, and for one that was made anew on its way. */
export const fileSentBy = (response: Response): ServedFile | undefined => wholeFiles.get(response)

/** Answers with a file, a part of it, or with the word that the client has it already. */
export async function answerWithFile(request: Request, found: FoundFile): Promise<Response> {
  const { file, path, headers } = found
  const isImmutable = headers.immutablePaths.some((prefix) => path.startsWith(prefix))
  const common = {
    ...headers.all,
    ...(isImmutable ? headers.immutable : {}),
    // In a 304 too, which replaces the headers that a cache has.
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

/** Parts are of the file as it is, not of a compressed form: it is what clients go on with later. */
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

/** What is said of a body. */
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
