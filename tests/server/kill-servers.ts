import { expect } from 'vitest'
import { type Faults, recipients } from './faults.ts'
import { readEmails, readLinkToken, readRecipient } from './newsletter-server.ts'
import type { ServerProcess } from './server-process.ts'

/** Kills 20 servers during requests, and checks that their responses are true and that each email was sent. */
export async function killServers({ database, start }: Faults): Promise<void> {
  const { folder } = database.settings
  const taken = new Set<string>()
  const confirmed = new Set<string>()
  const work = async (server: ServerProcess, round: number): Promise<void> => {
    const subscribe = async (index: number): Promise<void> => {
      const email = `reader-${round}-${index}@mail.example`
      const answer = await server.post('', { email })
      if (answer?.status === 202) taken.add(email)
    }
    const confirm = async (mail: string): Promise<void> => {
      const answer = await server.post('/confirm', { token: readLinkToken(mail) })
      if (answer === undefined) return
      // 410 means that a server confirmed it before it was killed, without sending the response.
      confirmed.add(readRecipient(mail))
    }
    const unconfirmed = (): string[] =>
      readEmails(folder).filter(
        (mail) => /^Subject: Confirm/m.test(mail) && !confirmed.has(readRecipient(mail)),
      )
    // Every other server runs until it has sent the messages that earlier servers left.
    if (round % 2 === 1) await expect.poll(() => unconfirmed().length, { timeout: 30_000 }).toBeGreaterThan(0)
    const emails = unconfirmed().slice(0, 4)
    const first = Promise.all([
      ...Array.from({ length: 6 }, (_, index) => subscribe(index)),
      ...emails.map(confirm),
    ])
    // It is killed when only some responses have arrived.
    const before = { taken: taken.size, confirmed: confirmed.size }
    const wanted =
      emails.length === 0 ? { taken: 1 + (round % 5), confirmed: 0 } : { taken: round % 3, confirmed: 1 }
    await expect
      .poll(
        () =>
          taken.size - before.taken >= wanted.taken && confirmed.size - before.confirmed >= wanted.confirmed,
        {
          timeout: 30_000,
          interval: 1,
        },
      )
      .toBe(true)
    await server.kill()
    await first
  }
  for (let round = 0; round < 20; round++) await work(await start(), round)

  await start()
  await expect
    .poll(() => [...taken].filter((email) => !recipients(folder, 'Confirm').includes(email)), {
      timeout: 30_000,
    })
    .toEqual([])
  await expect
    .poll(() => [...confirmed].filter((email) => !recipients(folder, 'You').includes(email)), {
      timeout: 30_000,
    })
    .toEqual([])
  const rows = await database
    .open()
    .query<{ address: string; state: string }>('SELECT address, state FROM subscribers')
  const addresses = rows.map(({ address }) => address)
  expect(new Set(addresses).size).toBe(addresses.length)
  expect([...taken].filter((email) => !addresses.includes(email))).toEqual([])
  const subscribed = rows.filter(({ state }) => state === 'subscribed').map(({ address }) => address)
  expect([...confirmed].filter((email) => !subscribed.includes(email))).toEqual([])
  for (const subject of ['Confirm', 'You']) {
    const all = recipients(folder, subject)
    expect(new Set(all).size, subject).toBe(all.length)
  }
  expect(taken.size).toBeGreaterThanOrEqual(30)
  expect(confirmed.size).toBeGreaterThanOrEqual(10)
}
