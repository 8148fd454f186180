import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { expect, onTestFinished } from 'vitest'
import { openStorage } from '../../src/server/storage/open-storage.ts'
import { faultsOn, recipients } from './faults.ts'
import { killCount, killServers } from './kill-servers.ts'
import { PostgresServer } from './postgres-server.ts'

const test = faultsOn('PostgreSQL')

test(
  `[R-053] killed ${killCount} times on PostgreSQL, the server loses and duplicates no subscriber and no feedback, and sends each email`,
  {
    timeout: 180_000,
  },
  async ({ faults }) => killServers(faults),
)

test('an unreachable database: pages are served, the form keeps the address, and recovers by itself', async ({
  faults: { start, database },
  skip,
}) => {
  const postgres = await PostgresServer.make()
  if (typeof postgres === 'string') return skip(postgres)
  try {
    await postgres.start()
    const server = await start({ DATABASE_URL: postgres.url })
    const email = 'reader@mail.example'
    expect((await server.post('', { email }))?.status).toBe(202)
    await postgres.stop()
    expect(await server.page()).toBe(200)
    const script = await server.post('', { email })
    expect(script).toEqual({
      status: 503,
      body: JSON.stringify({
        problem: "We couldn't subscribe you. Try again in a few minutes.",
        message: 'newsletterFailed',
      }),
    })
    const page = await server.post('', { email }, 'text/html')
    expect(page?.status).toBe(503)
    expect(page?.body).toContain(`name="email" value="${email}"`)
    expect(page?.body).not.toMatch(/ECONN|127\.0\.0\.1|postgres|secret|\bat \//)
    await postgres.start()
    await expect
      .poll(() => server.post('', { email: 'later@mail.example' }), { timeout: 20_000 })
      .toMatchObject({ status: 202 })
    const { folder } = database.settings
    await expect
      .poll(() => recipients(folder, 'Confirm').sort(), { timeout: 20_000 })
      .toEqual(['later@mail.example', email])
    expect(server.errors()).not.toContain('secret')
  } finally {
    await postgres.remove()
  }
})

/** How long a check takes from the moment that the database is gone, in ms, until it reports that. */
async function measureNotice(url: string, stop: () => Promise<void>): Promise<number> {
  const storage = openStorage({ folder: '/dev/null/nowhere', url })
  onTestFinished(() => storage.close())
  await expect.poll(() => storage.check(), { timeout: 10_000 }).toBe('ready')
  await stop()
  const stopped = performance.now()
  await expect.poll(() => storage.check(), { timeout: 10_000 }).toBe('unavailable')
  return performance.now() - stopped
}

test('[F-018] a health check reports within five seconds that the database is gone, or no longer responds', async ({
  skip,
}) => {
  const postgres = await PostgresServer.make()
  if (typeof postgres === 'string') return skip(postgres)
  onTestFinished(() => postgres.remove())
  await postgres.start()
  const { hostname, port } = new URL(postgres.url)
  const sockets = new Set<Socket>()
  let isSilent = false
  // Between the storage and the database, so that bytes can be lost.
  const proxy = createServer((socket) => {
    const upstream = connect(Number(port), hostname)
    for (const side of [socket, upstream]) sockets.add(side.on('error', () => undefined))
    socket.on('data', (bytes) => isSilent || upstream.write(bytes))
    upstream.on('data', (bytes) => isSilent || socket.write(bytes))
  }).listen(0, '127.0.0.1')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    proxy.close()
  })
  await once(proxy, 'listening')
  const silentUrl = new URL(postgres.url)
  silentUrl.port = String((proxy.address() as AddressInfo).port)
  silentUrl.hostname = '127.0.0.1'
  const goSilent = async (): Promise<void> => {
    isSilent = true
  }
  expect(await measureNotice(silentUrl.href, goSilent)).toBeLessThan(5000)
  // Otherwise the storage would wait for its query when it closes.
  for (const socket of sockets) socket.destroy()
  expect(await measureNotice(postgres.url, () => postgres.stop())).toBeLessThan(5000)
})
