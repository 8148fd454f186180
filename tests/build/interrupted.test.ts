import { once } from 'node:events'
import { existsSync, rmSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { buildSiteFolder } from './build-worker.ts'
import { buildCleanTree, compareToCleanBuild } from './clean-build.ts'
import { compareTrees, readTree } from './output-tree.ts'
import { createPages, fullSite } from './sample-site.ts'
import { describe, expect, type RunningDocent, type SiteFolder, siteTest as test } from './site-folder.ts'

/** The least that is shared out to threads. */
const pageCount = 24

/** A moment of a build: the milliseconds after it has reported the end of a stage. */
interface Moment {
  stage: string
  later: number
}

/** These builds include their bundles. */
const cold = { isCold: true }

/** Kills a build at a moment, and returns whether it was still running. */
async function kill({ process, printed, ended }: RunningDocent, { stage, later }: Moment): Promise<boolean> {
  await printed(new RegExp(`^${stage}: `, 'm'))
  await Promise.race([delay(later), once(process, 'exit')])
  const wasRunning = process.exitCode === null
  process.kill('SIGKILL')
  await ended
  return wasRunning
}

const moments: Moment[] = [
  { stage: 'read', later: 0 },
  { stage: 'compile', later: 0 },
  { stage: 'site', later: 30 },
  { stage: 'bundle', later: 0 },
  { stage: 'bundle', later: 40 },
  { stage: 'bundle', later: 80 },
  { stage: 'bundle', later: 150 },
  { stage: 'write', later: 0 },
]

/** Makes the next build a cold one. A kill damages a bundle only while pages compile, so other moments keep it. */
function forgetBuilds(site: SiteFolder, { stage }: Moment): void {
  const isBundled = stage !== 'compile'
  const folders = isBundled ? ['.docent/cache/store', '.docent/cache/pages.json'] : ['.docent']
  for (const folder of folders)
    rmSync(site.path(folder), { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
}

describe('[F-028] killed', () => {
  test('at different moments of a cold build, the next build equals a clean one', async ({ site, other }) => {
    site.write({ ...fullSite, ...createPages(pageCount) })
    const clean = await buildCleanTree(site, other)
    let killed = 0
    for (const moment of moments) {
      rmSync(site.path('dist'), { recursive: true, force: true })
      forgetBuilds(site, moment)
      if (await kill(site.start(['build'], cold), moment)) killed++
      await buildSiteFolder(site)
      expect(compareTrees(readTree(site.path('dist')), clean), JSON.stringify(moment)).toEqual([])
    }
    expect(killed).toBeGreaterThan(moments.length / 2)
  })

  test('repeatedly while it rewrites every page, the next build equals a clean one', async ({
    site,
    other,
  }) => {
    site.write({ ...fullSite, ...createPages(pageCount) })
    await buildSiteFolder(site)
    for (const [index, moment] of moments.filter(({ stage }) => stage === 'bundle').entries()) {
      // The sidebar of all the others has it.
      site.write({ [`content/docs/many/new-${index}.md`]: 'One more page.\n' })
      await kill(site.start(['build'], cold), moment)
    }
    await buildSiteFolder(site)
    expect(await compareToCleanBuild(site, other)).toEqual([])
  })

  test('while it wrote a page that is removed before the next build, nothing of the page stays', async ({
    site,
    other,
  }) => {
    site.write({ ...fullSite, ...createPages(pageCount) })
    await buildSiteFolder(site)
    // The sidebar of all the others has it, so that the build has enough to write to be caught in the middle.
    site.write({ 'content/docs/many/aaa.md': 'A page that does not stay.\n' })
    const running = site.start(['build'], cold)
    const written = site.path('dist/docs/many/aaa/index.html')
    while (!existsSync(written) && running.process.exitCode === null) await delay(2)
    running.process.kill('SIGKILL')
    await running.ended
    rmSync(site.path('content/docs/many/aaa.md'))
    await buildSiteFolder(site)
    expect(await compareToCleanBuild(site, other)).toEqual([])
  })
})

describe('two builds at once', () => {
  test('into one folder both succeed, and the output is right', async ({ site, other }) => {
    site.write({ ...fullSite, ...createPages(pageCount) })
    const first = site.start(['build'], cold)
    await first.printed(/^read: /m)
    const second = await site.docent(['build'], cold)
    expect([(await first.ended).code, second.code]).toEqual([0, 0])
    expect(second.stderr).toContain('Waiting for another build of <site>/dist')
    expect(await compareToCleanBuild(site, other)).toEqual([])
  })

  test('into two folders with one cache both succeed', async ({ site, other }) => {
    site.write(fullSite)
    const runs = await Promise.all([
      site.docent(['build', '--out', 'one'], cold),
      site.docent(['build', '--out', 'two'], cold),
    ])
    expect(runs.map(({ stderr }) => stderr.match(/Error.*/)?.[0])).toEqual([undefined, undefined])
    expect(runs.map(({ code }) => code)).toEqual([0, 0])
    const clean = await buildCleanTree(site, other)
    expect(compareTrees(readTree(site.path('one')), clean)).toEqual([])
    expect(compareTrees(readTree(site.path('two')), clean)).toEqual([])
  })

  test('after a killed build both succeed, and the output is right', async ({ site, other }) => {
    site.write({ ...fullSite, ...createPages(pageCount) })
    const first = site.start(['build'], cold)
    await first.printed(/compile: /)
    first.process.kill('SIGKILL')
    await first.ended
    const runs = await Promise.all([1, 2, 3].map(() => site.docent(['build'], cold)))
    expect(runs.map(({ code }) => code)).toEqual([0, 0, 0])
    expect(await compareToCleanBuild(site, other)).toEqual([])
  })
})
