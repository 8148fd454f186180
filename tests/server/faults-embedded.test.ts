import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { faultsOn, recipients } from './faults.ts'
import { killCount, killServers } from './kill-servers.ts'

const test = faultsOn('embedded')

test(
  `[R-053] killed ${killCount} times on the embedded database, the server loses and duplicates no subscriber and no feedback, and sends each email`,
  {
    timeout: 180_000,
  },
  async ({ faults }) => killServers(faults),
)

test('a full disk: the form says that it failed, pages are served, and with space again it works', async ({
  faults: { start, database },
  skip,
}) => {
  const folder = join(database.settings.folder, 'small')
  mkdirSync(folder)
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=120m', 'tmpfs', folder], {
    encoding: 'utf8',
  })
  if (mounted.status !== 0) return skip(`A file system cannot be mounted here: ${mounted.stderr.trim()}`)
  try {
    // Creating a database isn't part of this test and takes time.
    cpSync(join(database.settings.folder, 'database'), join(folder, 'database'), { recursive: true })
    const server = await start({}, folder)
    expect((await server.post('', { email: 'first@mail.example' }))?.status).toBe(202)
    await expect.poll(() => recipients(folder, 'Confirm')).toEqual(['first@mail.example'])
    const ballast = join(folder, 'ballast')
    fillUp(ballast)
    const answers = new Set<number | undefined>()
    // What is on the disk already has room for some more.
    await expect
      .poll(
        async () => {
          const answer = await server.post('', { email: `${answers.size}-${Math.random()}@mail.example` })
          answers.add(answer?.status)
          return answer?.status
        },
        { timeout: 30_000, interval: 1 },
      )
      .toBe(503)
    expect(await server.page()).toBe(200)
    rmSync(ballast)
    await expect
      .poll(() => server.post('', { email: 'last@mail.example' }), { timeout: 30_000 })
      .toMatchObject({ status: 202 })
    await expect.poll(() => recipients(folder, 'Confirm'), { timeout: 30_000 }).toContain('last@mail.example')
    expect([...answers].filter((status) => status !== 202 && status !== 503)).toEqual([])
  } finally {
    spawnSync('umount', ['--lazy', folder])
  }
})

/** Writes until there is no space left. */
function fillUp(file: string): void {
  const run = spawnSync('dd', ['if=/dev/zero', `of=${file}`, 'bs=4096'], { encoding: 'utf8' })
  writeFileSync(`${file}.told`, '')
  if (!run.stderr.includes('No space left')) throw new Error(`The disk was not filled: ${run.stderr}`)
}
