import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { compareToCleanBuild } from './clean-build.ts'
import { createPages, fullSite } from './sample-site.ts'
import { siteTest as base, describe, expect } from './site-folder.ts'

interface Mount {
  /** Mounts memory of a size at a path of the site folder; skips the test where that is not allowed. */
  mount(path: string, options: string): void
}

const test = base.extend<{ memory: Mount }>({
  memory: async ({ site, task }, use) => {
    const mounted: string[] = []
    const mount = (name: string, options: string): void => {
      const path = site.path(name)
      mkdirSync(path, { recursive: true })
      const run = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', path], { encoding: 'utf8' })
      const reason = run.error?.message ?? run.stderr.trim()
      if (run.status !== 0) task.context.skip(`A file system cannot be mounted here: ${reason}`)
      mounted.push(path)
    }
    await use({ mount })
    for (const path of mounted) spawnSync('umount', ['--lazy', path])
  },
})

/** The complete message, with or without the file that could not be written. */
const told =
  /^(?:\S+\n {2})?The disk is full\. Free some space and build again\. The build continues with the files written so far\.\n$/

const withoutStages = (text: string): string => text.replace(/^\w+: [\d.]+ s\n/gm, '')

describe('a full disk', () => {
  test('under the output is reported, and a build with space again succeeds', async ({
    site,
    other,
    memory,
  }) => {
    site.write(fullSite)
    memory.mount('disk', 'size=6m')
    writeFileSync(site.path('disk/ballast'), Buffer.alloc(6_000_000))
    const full = await site.docent(['build', '--out', 'disk/out'])
    expect(full.code).toBe(1)
    expect(withoutStages(full.stderr)).toMatch(told)
    rmSync(site.path('disk/ballast'))
    const { code, stderr } = await site.docent(['build', '--out', 'disk/out'])
    expect(code, stderr).toBe(0)
    expect(await compareToCleanBuild(site, other, 'disk/out')).toEqual([])
  })

  test('is reported where worker threads write', async ({ site, other, memory }) => {
    site.write({ ...fullSite, ...createPages(60) })
    memory.mount('disk', 'size=3m')
    const full = await site.docent(['build', '--out', 'disk/out'])
    expect(full.code).toBe(1)
    expect(withoutStages(full.stderr)).toMatch(told)
    spawnSync('mount', ['-o', 'remount,size=60m', site.path('disk')])
    const { code, stderr } = await site.docent(['build', '--out', 'disk/out'])
    expect(code, stderr).toBe(0)
    expect(await compareToCleanBuild(site, other, 'disk/out')).toEqual([])
  })

  test('under the cache is reported, and a build with space again succeeds', async ({
    site,
    other,
    memory,
  }) => {
    site.write({ ...fullSite, ...createPages(24) })
    memory.mount('.docent', 'size=200k')
    const full = await site.docent(['build'], { isCold: true })
    expect(full.code).toBe(1)
    expect(withoutStages(full.stderr)).toMatch(told)
    spawnSync('mount', ['-o', 'remount,size=60m', site.path('.docent')])
    const { code, stderr } = await site.docent(['build'], { isCold: true })
    expect(code, stderr).toBe(0)
    expect(await compareToCleanBuild(site, other)).toEqual([])
  })
})

test('a read-only file system under the output is reported with a fix', async ({ site, memory }) => {
  site.write(fullSite)
  memory.mount('disk', 'ro,size=1m')
  const { code, stderr } = await site.docent(['build', '--out', 'disk'])
  expect(code).toBe(1)
  expect(stderr).toMatchInlineSnapshot(`
    "
    <site>/disk
      The output folder isn't writable: EROFS: read-only file system, access '<site>/disk'.
      Make the folder writable, or use another one with --out.

    1 problem.
    "
  `)
})
