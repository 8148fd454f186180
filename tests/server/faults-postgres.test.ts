import { expect } from 'vitest'
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
