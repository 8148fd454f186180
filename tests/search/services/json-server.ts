import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request as a service gets it. */
export interface ServiceRequest {
  method: string
  url: URL
  headers: IncomingMessage['headers']
  body: string
}

export interface ServiceAnswer {
  status: number
  /** Sent as JSON, unless it is a text. */
  body: unknown
}

/** A service on a free port of this machine. */
export interface LocalService {
  url: string
  /** All requests, in order. */
  requests: ServiceRequest[]
  /** Responds instead of the service, to simulate failures. If it returns undefined, the service responds. */
  intercept: ((request: ServiceRequest) => ServiceAnswer | 'silence' | 'hang-up' | undefined) | undefined
  close(): Promise<void>
}

/** Serves JSON to browsers of any origin, as search services do. */
export async function startService(
  answer: (request: ServiceRequest) => ServiceAnswer,
): Promise<LocalService> {
  const server: Server = createServer(async (incoming, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk)
    const request: ServiceRequest = {
      method: incoming.method ?? '',
      url: new URL(incoming.url ?? '/', 'http://service'),
      headers: incoming.headers,
      body: Buffer.concat(chunks).toString(),
    }
    if (request.method !== 'OPTIONS') service.requests.push(request)
    const said = service.intercept?.(request) ?? answer(request)
    if (said === 'hang-up') incoming.socket.destroy()
    if (said === 'silence' || said === 'hang-up') return
    response.writeHead(said.status, {
      'Content-Type': typeof said.body === 'string' ? 'text/plain; charset=utf-8' : 'application/json',
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Headers': '*',
    })
    response.end(typeof said.body === 'string' ? said.body : JSON.stringify(said.body))
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const service: LocalService = {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    requests: [],
    intercept: undefined,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  return service
}
