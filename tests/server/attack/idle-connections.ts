import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** Connections that send nothing. */
export interface IdleConnections {
  countOpen(): number
  close(): void
}

/** Opens connections, a hundred at a time. */
export async function openIdleConnections(port: number, count: number): Promise<IdleConnections> {
  const sockets = new Set<Socket>()
  const open = async (index: number): Promise<void> => {
    // Linux has 28,000 ports for each pair of addresses.
    const socket = connect({ port, host: '127.0.0.1', localAddress: `127.0.0.${2 + (index % 8)}` })
    socket.on('error', () => undefined)
    await once(socket, 'connect')
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    socket.resume()
  }
  for (let index = 0; index < count; index += 100)
    await Promise.all(Array.from({ length: Math.min(100, count - index) }, (_, more) => open(index + more)))
  return {
    countOpen: () => sockets.size,
    close: () => {
      for (const socket of sockets) socket.destroy()
    },
  }
}
