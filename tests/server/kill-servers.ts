import { expect } from 'vitest'
import { isLongAttack } from './attack/is-long-attack.ts'
import { type Faults, recipients } from './faults.ts'
import { readEmails, readLinkToken, readRecipient } from './newsletter-server.ts'
import type { ServerProcess } from './server-process.ts'

/** How many servers are killed. */
export const killCount = isLongAttack ? 20 : 6

/** Requests that servers acknowledged before they were killed. */
interface Acknowledged {
  /** Addresses. */
  taken: Set<string>
  /** Addresses. A 410 counts: a server confirmed it before it was killed, without sending the response. */
  confirmed: Set<string>
  /** Names of builds, a different one for each rating. */
  rated: Set<string>
  /** Names of builds. */
  commented: Set<string>
}

/** Kills servers during requests, and checks that their responses are true and that each email was sent. */
export async function killServers({ database, start }: Faults): Promise<void> {
  const { folder } = database.settings
  const kept: Acknowledged = {
    taken: new Set(),
    confirmed: new Set(),
    rated: new Set(),
    commented: new Set(),
  }
  const unconfirmed = (): string[] =>
    readEmails(folder).filter(
      (mail) => /^Subject: Confirm/m.test(mail) && !kept.confirmed.has(readRecipient(mail)),
    )
  const work = async (server: ServerProcess, round: number): Promise<void> => {
    // Every other server runs until it has sent the messages that earlier servers left.
    if (round % 2 === 1) await expect.poll(() => unconfirmed().length, { timeout: 30_000 }).toBeGreaterThan(0)
    const emails = unconfirmed().slice(0, 4)
    const before = {
      taken: kept.taken.size,
      confirmed: kept.confirmed.size,
      rated: kept.rated.size,
      commented: kept.commented.size,
    }
    const requests = Promise.all([
      ...Array.from({ length: 6 }, (_, index) =>
        subscribe(server, kept, `reader-${round}-${index}@mail.example`),
      ),
      ...Array.from({ length: 6 }, (_, index) => rate(server, kept, `build-${round}-${index}`)),
      ...emails.map((mail) => confirm(server, kept, mail)),
    ])
    // It is killed when only some responses have arrived.
    const wanted =
      emails.length === 0
        ? { taken: 1 + (round % 5), confirmed: 0, rated: round % 4, commented: 0 }
        : { taken: round % 3, confirmed: 1, rated: 1 + (round % 3), commented: 1 }
    const names = ['taken', 'confirmed', 'rated', 'commented'] as const
    const hasEnough = (): boolean => names.every((name) => kept[name].size - before[name] >= wanted[name])
    await expect.poll(hasEnough, { timeout: 30_000, interval: 1 }).toBe(true)
    await server.kill()
    await requests
  }
  for (let round = 0; round < killCount; round++) await work(await start(), round)

  await start()
  await expectSubscribers({ database, start }, kept)
  await expectFeedback({ database, start }, kept)
  if (isLongAttack)
    console.log(
      Object.entries(kept)
        .map(([name, values]) => `${name}: ${values.size}`)
        .join(', '),
    )
}

async function subscribe(server: ServerProcess, { taken }: Acknowledged, email: string): Promise<void> {
  const answer = await server.post('', { email })
  if (answer?.status === 202) taken.add(email)
}

async function confirm(server: ServerProcess, { confirmed }: Acknowledged, mail: string): Promise<void> {
  const answer = await server.post('/confirm', { token: readLinkToken(mail) })
  if (answer !== undefined) confirmed.add(readRecipient(mail))
}

/** Rates a page and comments on it. */
async function rate(server: ServerProcess, { rated, commented }: Acknowledged, build: string): Promise<void> {
  const page = '/help/docs/nodes/'
  const rating = await server.rate({ page, answer: 'no', build })
  if (rating?.status !== 200) return
  rated.add(build)
  const { id } = JSON.parse(rating.body)
  const comment = await server.rate({ page, id, comment: `About ${build}` })
  if (comment?.status === 200) commented.add(build)
}

/** Checks that each acknowledged address is stored once and got each email once. */
async function expectSubscribers({ database }: Faults, { taken, confirmed }: Acknowledged): Promise<void> {
  const { folder } = database.settings
  const withoutEmail = (addresses: Set<string>, subject: string): string[] =>
    [...addresses].filter((email) => !recipients(folder, subject).includes(email))
  await expect.poll(() => withoutEmail(taken, 'Confirm'), { timeout: 30_000 }).toEqual([])
  await expect.poll(() => withoutEmail(confirmed, 'You'), { timeout: 30_000 }).toEqual([])
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
  expect(taken.size).toBeGreaterThanOrEqual(killCount * 1.5)
  expect(confirmed.size).toBeGreaterThanOrEqual(killCount / 2)
}

/** Checks that each acknowledged rating and comment is stored once. */
async function expectFeedback({ database }: Faults, { rated, commented }: Acknowledged): Promise<void> {
  const rows = await database
    .open()
    .query<{ build: string; comment: string | null }>('SELECT build, comment FROM feedback')
  const builds = rows.map(({ build }) => build)
  expect(new Set(builds).size).toBe(builds.length)
  expect([...rated].filter((build) => !builds.includes(build))).toEqual([])
  const comments = rows.map(({ comment }) => comment)
  expect([...commented].filter((build) => !comments.includes(`About ${build}`))).toEqual([])
  expect(rated.size).toBeGreaterThanOrEqual(killCount)
  expect(commented.size).toBeGreaterThanOrEqual(killCount / 2)
}
