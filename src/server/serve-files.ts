import { findRedirect, followRedirect, type RedirectMap } from '../shared/redirects.ts'
import type { SiteHeaders } from '../shared/served-site.ts'
import { canonicalPath, withBase, withoutBase } from '../shared/urls.ts'
import { contentType } from './content-type.ts'

/** A file of the built site. */
export interface ServedFile {
  bytes: Uint8Array<ArrayBuffer>
  /** Strong validator. */
  etag: string
  encoding: 'br' | 'gzip' | undefined
}

/** Gives the file at a path below the base, in the best of the accepted encodings, or undefined. */
export type FindFile = (path: string, encodings: readonly string[]) => Promise<ServedFile | undefined>

export interface ServeOptions {
  base: string
  headers: SiteHeaders
  /** Old paths, as the build wrote them to `/_/redirects.json`. */
  redirects: RedirectMap
  findFile: FindFile
}

export type Handler = (request: Request) => Promise<Response>

/** Serves a built site: canonical addresses, validators, precompressed files, a not-found page with status 404. */
export function createHandler(options: ServeOptions): Handler {
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response('Method not allowed\n', {
        status: 405,
        headers: { ...options.headers.all, Allow: 'GET, HEAD' },
      })
    }
    const url = new URL(request.url)
    const path = decodePath(url.pathname)
    if (path === undefined)
      return new Response('Bad request\n', { status: 400, headers: options.headers.all })
    const below = withoutBase(options.base, path.replace(/\/{2,}/g, '/'))
    if (below === undefined) return notFound(request, options)
    return (
      redirectToNewAddress(below, url, options) ??
      (await redirectToCanonical(below, { path, url, options })) ??
      (await servePath(request, below, options))
    )
  }
}

function decodePath(pathname: string): string | undefined {
  try {
    const path = decodeURIComponent(pathname)
    return /[\0\\]/.test(path) || path.split('/').includes('..') ? undefined : path
  } catch {
    return undefined
  }
}

/** An old path, however it is spelt, leads to its new address with the query of the reader. */
function redirectToNewAddress(below: string, { search }: URL, options: ServeOptions): Response | undefined {
  const to = findRedirect(options.redirects, below)
  return to === undefined ? undefined : movedTo(followRedirect(to, { search, hash: '' }), options)
}

const movedTo = (location: string, { headers }: ServeOptions): Response =>
  new Response(null, { status: 301, headers: { ...headers.all, Location: location } })

interface Asked {
  /** Decoded path as asked for. */
  path: string
  url: URL
  options: ServeOptions
}

/** `/x`, `/x.html`, `/x/index.html` and `//x/` lead to `/x/`, if there is such a page. */
async function redirectToCanonical(
  below: string,
  { path, url, options }: Asked,
): Promise<Response | undefined> {
  const isHtml = below.endsWith('.html') && below !== '/404.html'
  const isFile = !isHtml && !below.endsWith('/') && (await options.findFile(below, [])) !== undefined
  // With a slash, because a page may be called like a file: `/docs/v1.2` is `/docs/v1.2/`.
  const page = canonicalPath(`${below}/`)
  const wanted = withBase(options.base, isFile ? below : page)
  if (wanted === path) return undefined
  const target = isFile ? below : `${page}index.html`
  if ((await options.findFile(target, [])) === undefined) return undefined
  const location = wanted.split('/').map(encodeURIComponent).join('/') + url.search
  return movedTo(location, options)
}

async function servePath(request: Request, below: string, options: ServeOptions): Promise<Response> {
  const path = below.endsWith('/') ? `${below}index.html` : below
  const file = await options.findFile(path, acceptedEncodings(request))
  if (file === undefined) return notFound(request, options)
  const isImmutable = options.headers.immutablePaths.some((prefix) => path.startsWith(prefix))
  const headers = new Headers({ ...options.headers.all, ...(isImmutable ? options.headers.immutable : {}) })
  headers.set('ETag', file.etag)
  headers.set('Vary', 'Accept-Encoding')
  if (matches(request.headers.get('If-None-Match'), file.etag))
    return new Response(null, { status: 304, headers })
  return respond(request, { file, path, headers, status: 200 })
}

async function notFound(request: Request, options: ServeOptions): Promise<Response> {
  const file = await options.findFile('/404.html', acceptedEncodings(request))
  const headers = new Headers({ ...options.headers.all, Vary: 'Accept-Encoding' })
  if (file === undefined) return new Response('Not found\n', { status: 404, headers })
  return respond(request, { file, path: '/404.html', headers, status: 404 })
}

interface Answer {
  file: ServedFile
  path: string
  headers: Headers
  status: number
}

function respond(request: Request, { file, path, headers, status }: Answer): Response {
  headers.set('Content-Type', contentType(path))
  headers.set('Content-Length', String(file.bytes.length))
  if (file.encoding !== undefined) headers.set('Content-Encoding', file.encoding)
  return new Response(request.method === 'HEAD' ? null : file.bytes, { status, headers })
}

function acceptedEncodings(request: Request): string[] {
  return (request.headers.get('Accept-Encoding') ?? '')
    .split(',')
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim().toLowerCase() ?? '')
}

function matches(header: string | null, etag: string): boolean {
  if (header === null) return false
  return header.trim() === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
