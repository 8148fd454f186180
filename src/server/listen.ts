import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { getRequestListener, RequestError } from '@hono/node-server'
import { DocsError } from '../shared/docs-error.ts'
import { answerClientError, refuseUnsound } from './client-error.ts'
import { listeningUrls, loopback } from './listening-urls.ts'
import type { PlainAnswer } from './ready-answers.ts'
import { ourFault, refusalHeaders, refuse } from './refuse.ts'

/** A server that is listening. */
export interface Listening {
  /** Address on this machine, for people and tests, with a slash at the end. */
  url: string
  /** Addresses for other machines. */
  networkUrls: string[]
  /** Takes no more connections, lets running requests finish for ten seconds, and drops idle connections. */
  close(): void
  closed: Promise<unknown>
}

/** Sees each request at its beginning; what became of it is in the answer when that has closed. */
export type RequestObserver = (incoming: IncomingMessage, outgoing: ServerResponse) => void

/** What a handler gets besides the request. */
interface NodeBindings {
  incoming: IncomingMessage
  outgoing: ServerResponse
}

export interface ListenOptions {
  /** Name or address of the interface to listen on; this machine only by default. */
  host?: string | undefined
  /** Answers before the handler is asked; see `ready-answers.ts`. */
  answerNow?: (incoming: IncomingMessage) => PlainAnswer | undefined
  observers?: readonly RequestObserver[]
  /** Headers of answers to what is no request. */
  headers?: () => Record<string, string>
  /** Takes what a handler throws, which is a mistake of ours. */
  reportError?: (error: unknown) => void
  limits?: Partial<ConnectionLimits>
}

/** How long a connection may take for what; milliseconds, but for the last. Each that is open takes memory. */
export interface ConnectionLimits {
  /** Until all headers of a request are there. */
  headersTimeout: number
  /** Until all of a request is there. */
  requestTimeout: number
  /** Between two requests; longer than the minute that proxies keep connections, so that they close them. */
  keepAliveTimeout: number
  /** Without a byte in either direction while a request runs; 0 for no limit. */
  idleTimeout: number
  /** How often the limits of unfinished requests are looked at. */
  connectionsCheckingInterval: number
  /** Until running requests are cut off when the server is told to stop. */
  closeTimeout: number
  /** Bytes of all headers of a request, with its first line. */
  maxHeaderSize: number
}

const usualLimits: ConnectionLimits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  idleTimeout: 0,
  connectionsCheckingInterval: 2000,
  closeTimeout: 10_000,
  maxHeaderSize: 32 * 1024,
}

/** How often connections that have become idle are closed while the server stops (ms). */
const sweepInterval = 50

type BoundHandler = (request: Request, bindings: NodeBindings) => Response | Promise<Response>

/** Connects a handler to a port; port 0 takes any free one. */
export async function listen(
  handler: BoundHandler,
  port: number,
  options: ListenOptions = {},
): Promise<Listening> {
  const limits = { ...usualLimits, ...options.limits }
  const server = createNodeServer(handler, options, limits)
  const connections = new Set<Socket>()
  server.on('connection', (socket) => {
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
  })
  server.listen(port, options.host ?? loopback)
  // `once` throws when the server fails to listen, for example because the port is taken.
  await once(server, 'listening').catch((error: unknown) => {
    throw explainHost(error, options.host)
  })
  return {
    ...listeningUrls(server.address() as AddressInfo),
    close: () => {
      closeGently(server, limits.closeTimeout)
      closeSilent(connections)
    },
    closed: once(server, 'close'),
  }
}

/** Explains an error about the address to listen on; any other error stays as it is. */
function explainHost(error: unknown, host: string | undefined): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (host === undefined || (code !== 'ENOTFOUND' && code !== 'EADDRNOTAVAIL')) return error
  const problem = `The server can't listen on \`${host}\`: this machine doesn't have that name or address.`
  const fix = 'Leave it out to listen on localhost, or write 0.0.0.0 to listen on every network.'
  return new DocsError([{ problem, at: { file: '--host', line: undefined }, fix }])
}

function createNodeServer(handler: BoundHandler, options: ListenOptions, limits: ConnectionLimits): Server {
  const { answerNow, observers = [], headers = () => ({}), reportError = console.error } = options
  const { headersTimeout, requestTimeout, keepAliveTimeout, connectionsCheckingInterval, maxHeaderSize } =
    limits
  const answerError = (error: unknown): Response => {
    // The adapter could not make a `Request` of it; anything else comes from the handler, which is not to throw.
    if (error instanceof RequestError) return refuse(400, 'Bad request', headers())
    reportError(error)
    return refuse(500, ourFault, headers())
  }
  const listener = getRequestListener((request, bindings) => handler(request, bindings as NodeBindings), {
    errorHandler: answerError,
    // HTTP/1.0 knows no `Host`; nothing here depends on it.
    hostname: 'localhost',
  })
  const server = createServer(
    {
      headersTimeout,
      requestTimeout,
      keepAliveTimeout,
      connectionsCheckingInterval,
      maxHeaderSize,
      // `refuseUnsound` looks at it, and answers with our headers.
      requireHostHeader: false,
    },
    (incoming, outgoing) => {
      for (const observe of observers) observe(incoming, outgoing)
      const answer = refuseUnsound(incoming, headers) ?? answerNow?.(incoming)
      if (answer === undefined) return void listener(incoming, outgoing)
      outgoing.writeHead(answer.status, answer.headers)
      outgoing.end(answer.body)
    },
  )
  server.setTimeout(limits.idleTimeout)
  server.on('clientError', (error, socket) => answerClientError(error, socket, headers()))
  server.on('checkExpectation', (_incoming, outgoing) => {
    outgoing.writeHead(417, { ...headers(), ...refusalHeaders }).end('Expectation failed\n')
  })
  return server
}

/** Connections that have not said anything yet: Node does not take them for idle. */
function closeSilent(connections: ReadonlySet<Socket>): void {
  for (const socket of connections) if (socket.bytesRead === 0) socket.destroy()
}

function closeGently(server: Server, timeout: number): void {
  const sweep = setInterval(() => server.closeIdleConnections(), sweepInterval)
  const cut = setTimeout(() => server.closeAllConnections(), timeout)
  server.close(() => {
    clearInterval(sweep)
    clearTimeout(cut)
  })
  server.closeIdleConnections()
}
