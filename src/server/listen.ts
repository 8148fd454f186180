import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { getRequestListener, RequestError } from '@hono/node-server'
import { createFileError } from '../shared/docs-error.ts'
import { getErrorCode } from '../shared/get-error-code.ts'
import { rejectInvalidRequest, respondToClientError } from './connection/client-error.ts'
import { closeGracefully, closeUnusedConnections } from './connection/close-gracefully.ts'
import { type ConnectionTimeouts, defaultConnectionTimeouts } from './connection/connection-timeouts.ts'
import { endConnection, HonestResponse, hasBody } from './connection/end-connection.ts'
import { createErrorResponse, errorHeaders, serverErrorText } from './error-response.ts'
import type { PlainResponse } from './response-cache.ts'
import { getServerUrls, loopback } from './server-urls.ts'

/** A server that is listening. */
export interface RunningServer {
  /** URL on this machine, ending with a slash. */
  url: string
  /** URLs on other machines. */
  networkUrls: string[]
  /** Stops accepting connections, gives running requests ten seconds, and closes idle connections. */
  close(): void
  closed: Promise<unknown>
}

/** Is called when a request starts. The response has the result when it closes. */
export type RequestObserver = (incoming: IncomingMessage, outgoing: ServerResponse) => void

/** Bindings that a handler receives with the request. */
interface NodeBindings {
  incoming: IncomingMessage
  outgoing: ServerResponse
}

export interface ListenOptions {
  /** Host name or address to listen on. Default: this machine only. */
  host?: string | undefined
  /** Responds before the handler runs; see `response-cache.ts`. */
  findCachedResponse?: (incoming: IncomingMessage) => PlainResponse | undefined
  observers?: readonly RequestObserver[]
  /** Headers of responses to invalid requests. */
  headers?: () => Record<string, string>
  /** Receives errors that a handler throws, which are bugs. */
  reportError?: (error: unknown) => void
  timeouts?: Partial<ConnectionTimeouts>
}

type BoundHandler = (request: Request, bindings: NodeBindings) => Response | Promise<Response>

/** Maximum bytes of all headers of a request, including its first line. */
const maxHeaderSize = 32 * 1024

/** Starts a server for a handler. Port 0 uses any free port. */
export async function listen(
  handler: BoundHandler,
  port: number,
  options: ListenOptions = {},
): Promise<RunningServer> {
  const timeouts = { ...defaultConnectionTimeouts, ...options.timeouts }
  const server = createNodeServer(handler, options, timeouts)
  const connections = new Set<Socket>()
  server.on('connection', (socket) => {
    connections.add(socket)
    // Node calls this after a response that ends the connection.
    socket.destroySoon = () => endConnection(socket)
    socket.once('close', () => connections.delete(socket))
  })
  server.listen(port, options.host ?? loopback)
  // `once` throws if the server can't listen, for example because the port is in use.
  await once(server, 'listening').catch((error: unknown) => {
    throw explainListenError(error, options.host)
  })
  return {
    ...getServerUrls(server.address() as AddressInfo),
    close: () => {
      closeGracefully(server, timeouts.closeTimeout)
      closeUnusedConnections(connections)
    },
    closed: once(server, 'close'),
  }
}

/** Explains an error about the host to listen on. Returns any other error as it is. */
function explainListenError(error: unknown, host: string | undefined): unknown {
  const code = getErrorCode(error)
  if (host === undefined || (code !== 'ENOTFOUND' && code !== 'EADDRNOTAVAIL')) return error
  const problem = `The server can't listen on \`${host}\`: this machine doesn't have that name or address.`
  const fix = 'Leave it out to listen on localhost, or write 0.0.0.0 to listen on every network.'
  return createFileError('--host', problem, fix)
}

function createNodeServer(
  handler: BoundHandler,
  options: ListenOptions,
  timeouts: ConnectionTimeouts,
): Server {
  const { findCachedResponse, observers = [], headers = () => ({}), reportError = console.error } = options
  const { headersTimeout, requestTimeout, keepAliveTimeout, connectionsCheckingInterval } = timeouts
  const respondToError = (error: unknown): Response => {
    // The adapter couldn't create a `Request`. Any other error comes from the handler, which shouldn't throw.
    if (error instanceof RequestError) return createErrorResponse(400, 'Bad request', headers())
    reportError(error)
    return createErrorResponse(500, serverErrorText, headers())
  }
  const listener = getRequestListener((request, bindings) => handler(request, bindings as NodeBindings), {
    errorHandler: respondToError,
    // HTTP/1.0 has no `Host`. Nothing depends on this value.
    hostname: 'localhost',
  })
  const server = createServer(
    {
      headersTimeout,
      requestTimeout,
      keepAliveTimeout,
      connectionsCheckingInterval,
      maxHeaderSize,
      // `rejectInvalidRequest` checks it and responds with our headers.
      requireHostHeader: false,
      ServerResponse: HonestResponse,
    },
    (incoming, outgoing) => {
      for (const observe of observers) observe(incoming, outgoing)
      const rejection = rejectInvalidRequest(incoming, headers)
      // Its host is in doubt, and so is the end of its body.
      if (rejection !== undefined) outgoing.shouldKeepAlive = false
      const response = rejection ?? findCachedResponse?.(incoming)
      // Most bodies come with their headers. Once they have arrived, a refusal needn't end the connection.
      if (response === undefined && hasBody(incoming)) return void setImmediate(listener, incoming, outgoing)
      if (response === undefined) return void listener(incoming, outgoing)
      outgoing.writeHead(response.status, response.headers)
      outgoing.end(response.body)
    },
  )
  server.setTimeout(timeouts.idleTimeout)
  server.on('clientError', (error, socket) => respondToClientError(error, socket as Socket, headers()))
  server.on('checkExpectation', (_incoming, outgoing) => {
    outgoing.writeHead(417, { ...headers(), ...errorHeaders }).end('Expectation failed\n')
  })
  return server
}
