import { once } from 'node:events'
import type { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import type { Handler } from './serve-files.ts'

/** A server that is listening. */
export interface Listening {
  /** Address for people and tests, with a slash at the end. */
  url: string
  /** Lets running requests finish, and drops idle connections. */
  close(): void
  closed: Promise<unknown>
}

/** Connects a handler to a port; port 0 takes any free one. */
export async function listen(handler: Handler, port: number): Promise<Listening> {
  const server = createAdaptorServer({ fetch: handler }) as Server
  server.listen(port)
  // `once` throws when the server fails to listen, for example because the port is taken.
  await once(server, 'listening')
  const address = server.address()
  const actual = typeof address === 'object' && address !== null ? address.port : port
  return {
    url: `http://localhost:${actual}/`,
    close() {
      server.close()
      server.closeIdleConnections()
    },
    closed: once(server, 'close'),
  }
}
