import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** How often idle connections are closed while the server stops (ms). */
const sweepInterval = 50

/** Stops accepting connections, and closes them as they become idle. What still runs after `timeout` (ms) is cut off. */
export function closeGracefully(server: Server, timeout: number): void {
  const sweep = setInterval(() => server.closeIdleConnections(), sweepInterval)
  const cut = setTimeout(() => server.closeAllConnections(), timeout)
  server.close(() => {
    clearInterval(sweep)
    clearTimeout(cut)
  })
  server.closeIdleConnections()
}

/** Closes connections that have sent nothing. Node doesn't count them as idle. */
export function closeUnusedConnections(connections: ReadonlySet<Socket>): void {
  for (const socket of connections) if (socket.bytesRead === 0) socket.destroy()
}
