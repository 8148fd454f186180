import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { expect, onTestFinished } from 'vitest'
import { faultsOn } from './faults.ts'
import type { ServerProcess } from './server-process.ts'

const test = faultsOn('PostgreSQL')

interface MailServer {
  environment: Record<string, string>
  /** Recipients of accepted messages. */
  accepted: string[]
  /** Recipients whose message has arrived, but whose acceptance is held back. */
  held: string[]
}

/** Starts a mail server. Until one message is held, it holds back each acceptance of a message forever. */
async function startMailServer(): Promise<MailServer> {
  const accepted: string[] = []
  const held: string[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const recipient = session.envelope.rcptTo[0]?.address ?? ''
      const isHeld = held.length === 0
      if (isHeld) held.push(recipient)
      stream.resume().on('end', () => {
        if (isHeld) return
        accepted.push(recipient)
        done()
      })
    },
  })
  // The killed server closes its connection.
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const { port } = server.server.address() as AddressInfo
  const environment = { SMTP_URL: `smtp://127.0.0.1:${port}`, DOCENT_SMTP_PLAINTEXT: '1' }
  return { environment, accepted, held }
}

test('[R-053] two servers of one database share the limits of forms', async ({ faults: { start } }) => {
  const servers = await Promise.all([start({ LIMITED: '1' }), start({ LIMITED: '1' })])
  const subscribe = (server: ServerProcess, index: number) =>
    server.post('', { email: `reader-${index}@mail.example` })
  const statuses: (number | undefined)[] = []
  for (let index = 0; index < 12; index++) {
    const server = servers[index % 2]
    if (server !== undefined) statuses.push((await subscribe(server, index))?.status)
  }
  expect(statuses).toEqual([...Array(10).fill(202), 429, 429])
  const rate = (server: ServerProcess, index: number) =>
    server.rate({ page: '/help/docs/nodes/', answer: 'no', build: `build-${index}` })
  const ratings = await Promise.all(
    Array.from({ length: 40 }, (_, index) => index).flatMap((index) =>
      servers.slice(index % 2, (index % 2) + 1).map((server) => rate(server, index)),
    ),
  )
  expect(ratings.filter((rating) => rating?.status === 200)).toHaveLength(30)
  expect(ratings.filter((rating) => rating?.status === 429)).toHaveLength(10)
})

test('[R-053] a server is killed during a send: the other one sends each message once', async ({
  faults: { start, database },
}) => {
  const mail = await startMailServer()
  const first = await start(mail.environment)
  const emails = Array.from({ length: 8 }, (_, index) => `reader-${index}@mail.example`)
  expect((await first.post('', { email: emails[0] ?? '' }))?.status).toBe(202)
  await expect.poll(() => mail.held).toEqual([emails[0]])
  const second = await start(mail.environment)
  for (const [index, email] of emails.slice(1).entries())
    expect((await (index % 2 === 0 ? first : second).post('', { email }))?.status).toBe(202)
  await first.kill()
  const left = () => database.open().query('SELECT mail_id FROM outbox')
  await expect.poll(left, { timeout: 20_000 }).toEqual([])
  expect([...mail.accepted].sort()).toEqual(emails)
})
