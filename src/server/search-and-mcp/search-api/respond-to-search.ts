import { createHash } from 'node:crypto'
import { hasCurrentEntityTag } from '../../request/entity-tags.ts'
import { createProblemResponse } from '../problem-response.ts'
import { searchSite } from '../site-data/search-site.ts'
import type { SiteData } from '../site-data/site-data.ts'
import { readSearchRequest } from './read-search-request.ts'

/** Seconds that caches may use an answer without asking again. */
const maxAge = 60

/** Responds to a search of a program. */
export async function respondToSearch(request: Request, data: SiteData): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const search = readSearchRequest(searchParams, await data.readSummary())
  if ('code' in search) return createProblemResponse({ status: 400, ...search })
  const body = `${JSON.stringify(await searchSite(data, search))}\n`
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const headers = { ETag: etag, 'Cache-Control': `public, max-age=${maxAge}` }
  if (hasCurrentEntityTag(request.headers.get('If-None-Match'), etag))
    return new Response(null, { status: 304, headers })
  return new Response(request.method === 'HEAD' ? null : body, {
    headers: {
      ...headers,
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': String(Buffer.byteLength(body)),
    },
  })
}
