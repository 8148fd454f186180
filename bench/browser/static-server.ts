import { readFile, stat } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { releaseAtEnd } from '../cleanup.ts'

/** A folder served over HTTP. */
export interface StaticServer {
  /** Address of the folder, ending with `/`. */
  url: string
  close: () => Promise<void>
}

interface Answer {
  status: number
  headers: Record<string, string>
  body: Buffer
}

type Encoding = 'br' | 'gzip' | 'identity'

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}

/** A file name with a hash of at least eight characters: "main.4f1c09ab.js", "browser-Bx81_kQz.css". */
const hashedName = /[.-](?=[\w-]*\d)[\w-]{8,}\.[a-z0-9]+$/

/**
 * Serves a folder as a plain static host does, on a free port: the same server for every engine. `onSent` gets the bytes
 * of each body that was sent. A browser doesn't report the requests of its workers.
 */
export async function serveFolder(root: string, onSent?: (bytes: number) => void): Promise<StaticServer> {
  const compressed = new Map<string, Promise<Buffer>>()
  const server = createServer((request, response) => {
    answer(root, request, compressed).then(
      (found) => {
        send(response, found)
        onSent?.(found.body.length)
      },
      (error: unknown) => send(response, { status: 500, headers: {}, body: Buffer.from(String(error)) }),
    )
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  const close = async (): Promise<void> => {
    server.closeAllConnections()
    await new Promise<void>((closed) => server.close(() => closed()))
  }
  return { url: `http://localhost:${port}/`, close: releaseAtEnd(close) }
}

async function answer(
  root: string,
  request: IncomingMessage,
  compressed: Map<string, Promise<Buffer>>,
): Promise<Answer> {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost')
  const path = join(root, normalize(decodeURIComponent(pathname)))
  if (path !== root && !path.startsWith(root + sep)) return notFound()
  if (!path.endsWith(sep) && (await isFolder(path))) {
    return { status: 301, headers: { location: `${pathname}/` }, body: Buffer.alloc(0) }
  }
  const file = path.endsWith(sep) ? join(path, 'index.html') : path
  const body = await readIfPresent(file)
  if (body === undefined) return notFound(await readIfPresent(join(root, '404.html')))

  const encoding = chooseEncoding(file, request.headers['accept-encoding'] ?? '')
  const headers = {
    'content-type': types[extname(file)] ?? 'application/octet-stream',
    'cache-control': hashedName.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
    vary: 'accept-encoding',
  }
  if (encoding === 'identity') return { status: 200, headers, body }
  return {
    status: 200,
    headers: { ...headers, 'content-encoding': encoding },
    body: await compressOnce(file, body, { encoding, compressed }),
  }
}

function send(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, { ...headers, 'content-length': body.length })
  response.end(body)
}

function notFound(page?: Buffer): Answer {
  const headers = { 'content-type': types['.html'] ?? '', 'cache-control': 'no-cache' }
  return { status: 404, headers, body: page ?? Buffer.from('Not found') }
}

function chooseEncoding(file: string, accepted: string): Encoding {
  const isText = /^(text|application\/(json|xml|manifest|wasm))|svg/.test(types[extname(file)] ?? '')
  if (!isText) return 'identity'
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
}

/** The compressed file that the engine wrote, else our own at the quality that a host uses on the fly. */
function compressOnce(
  file: string,
  body: Buffer,
  { encoding, compressed }: { encoding: 'br' | 'gzip'; compressed: Map<string, Promise<Buffer>> },
): Promise<Buffer> {
  const sibling = `${file}.${encoding === 'br' ? 'br' : 'gz'}`
  const known = compressed.get(sibling)
  if (known !== undefined) return known
  const made = readIfPresent(sibling).then((found) => found ?? compressBody(body, encoding))
  compressed.set(sibling, made)
  return made
}

function compressBody(body: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(body)
  return promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )
}

async function readIfPresent(file: string): Promise<Buffer | undefined> {
  return readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'EISDIR' || error.code === 'ENOTDIR') return undefined
    throw error
  })
}
