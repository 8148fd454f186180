import { canonicalizePath } from '../shared/canonicalize-path.ts'
import { isHiddenPath, pageVary } from '../shared/output/hidden-paths.ts'
import { createResponseHeaders } from '../shared/output/response-headers.ts'
import { findRedirect, followRedirect, type RedirectMap } from '../shared/redirects.ts'
import { tryDecodePercent } from '../shared/text/decode-percent.ts'
import { addBase, removeBase } from '../shared/urls.ts'
import { createErrorResponse } from './error-response.ts'
import { createFileResponse } from './file-response.ts'
import { createNotFoundResponse, type NotFoundOptions } from './not-found/create-not-found-response.ts'
import { listAcceptedEncodings, prefersMarkdown } from './request/accept-headers.ts'

export interface ServeOptions extends NotFoundOptions {
  /** Redirects of old paths, from `/_/redirects.json`. */
  redirects: RedirectMap
}

export type Handler = (request: Request) => Promise<Response>

/**
 * Creates the handler that serves a built site: canonical URLs, validators, ranges, precompressed files, Markdown for
 * clients that prefer it, and the 404 page.
 */
export function createFileHandler(options: ServeOptions): Handler {
  return async (request) => {
    const { all } = options.headers
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return createErrorResponse(405, 'Method not allowed', { ...all, Allow: 'GET, HEAD' })
    const url = new URL(request.url)
    const path = decodePath(url.pathname)
    if (path === undefined) return createErrorResponse(400, 'Bad request', all)
    const below = removeBase(options.base, path.replace(/\/{2,}/g, '/'))
    if (below === undefined || isHiddenPath(below)) return createNotFoundResponse(request, options)
    return (
      redirectOldPath(below, url, options) ??
      (await redirectToCanonical(below, { path, url, options })) ??
      (await servePath(request, below, options))
    )
  }
}

function decodePath(pathname: string): string | undefined {
  const path = tryDecodePercent(pathname)
  return path === undefined || /[\0\\]/.test(path) || path.split('/').includes('..') ? undefined : path
}

/** Redirects an old path, in any spelling, to its new URL and keeps the query. */
function redirectOldPath(below: string, { search }: URL, options: ServeOptions): Response | undefined {
  const to = findRedirect(options.redirects, below)
  return to === undefined ? undefined : createRedirect(followRedirect(to, { search, hash: '' }), options)
}

const createRedirect = (location: string, { headers }: ServeOptions): Response =>
  new Response(null, { status: 301, headers: { ...headers.all, Location: location } })

interface RequestTarget {
  /** Decoded path of the request. */
  path: string
  url: URL
  options: ServeOptions
}

/** Redirects `/x`, `/x.html`, `/x/index.html`, and `//x/` to `/x/` if that page exists. */
async function redirectToCanonical(
  below: string,
  { path, url, options }: RequestTarget,
): Promise<Response | undefined> {
  const isHtml = below.endsWith('.html')
  const isFile = !isHtml && !below.endsWith('/') && (await options.findFile(below, [])) !== undefined
  // Needs the slash, because a page can be named like a file: `/docs/v1.2` is `/docs/v1.2/`.
  const page = canonicalizePath(`${below}/`)
  const expectedPath = addBase(options.base, isFile ? below : page)
  if (expectedPath === path) return undefined
  const target = isFile ? below : `${page}index.html`
  if ((await options.findFile(target, [])) === undefined) return undefined
  const location = expectedPath.split('/').map(encodeURIComponent).join('/') + url.search
  return createRedirect(location, options)
}

async function servePath(request: Request, below: string, options: ServeOptions): Promise<Response> {
  const encodings = listAcceptedEncodings(request.headers.get('Accept-Encoding'))
  if (!below.endsWith('/')) {
    const file = await options.findFile(below, encodings)
    return file === undefined
      ? createNotFoundResponse(request, options)
      : createFileResponse(request, {
          file,
          path: below,
          vary: 'Accept-Encoding',
          pathHeaders: createResponseHeaders({ path: below, file: below }, options.headers),
          ...options,
        })
  }
  const names = prefersMarkdown(request.headers.get('Accept')) ? ['index.md', 'index.html'] : ['index.html']
  for (const name of names) {
    const path = `${below}${name}`
    const file = await options.findFile(path, encodings)
    if (file === undefined) continue
    const pathHeaders = createResponseHeaders({ path: below, file: path }, options.headers)
    return createFileResponse(request, { file, path, vary: pageVary, pathHeaders, ...options })
  }
  return createNotFoundResponse(request, options)
}
