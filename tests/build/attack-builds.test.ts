import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { createRandom, pick } from '../fuzz/mutate.ts'
import { listTree } from '../list-tree.ts'
import { isLongAttack } from '../server/attack/is-long-attack.ts'
import { buildSiteFolder } from './build-worker.ts'
import { buildCleanTree } from './clean-build.ts'
import { compareTrees, readTree } from './output-tree.ts'
import { createPages, fullSite } from './sample-site.ts'
import { describe, expect, siteTest as test } from './site-folder.ts'

const seed = Number(process.env.DOCENT_ATTACK_SEED ?? Date.now() % 1e6)
const random = createRandom(seed)
const cold = { isCold: true }
const page = (text: string): Record<string, string> => ({ 'content/docs/many/name.md': `# ${text}\n` })

/** Damages a file in one of four ways, and returns the way. */
function damageFile(file: string): string {
  const bytes = readFileSync(file)
  const at = Math.floor(random() * bytes.length)
  const ways: Record<string, () => void> = {
    cut: () => writeFileSync(file, bytes.subarray(0, at)),
    flip: () =>
      writeFileSync(
        file,
        bytes.map((byte, index) => (index === at ? byte ^ (1 << (at % 8)) : byte)),
      ),
    noise: () => writeFileSync(file, Buffer.from(bytes.map(() => Math.floor(random() * 256)))),
    folder: () => {
      rmSync(file)
      mkdirSync(file)
    },
  }
  const name = pick(Object.keys(ways), random)
  ways[name]?.()
  return name
}

describe.skipIf(!isLongAttack)(`a long attack on builds, with DOCENT_LONG_ATTACK=1 (seed ${seed})`, () => {
  test('killed at 20 random moments, the next build equals a clean one', { timeout: 600_000 }, async ({
    site,
    other,
  }) => {
    site.write({ ...fullSite, ...createPages(60), ...page('Sky') })
    const sky = await buildCleanTree(site, other)
    const started = performance.now()
    await site.docent(['build'], cold)
    const duration = performance.now() - started
    let killed = 0
    for (let round = 0; round < 20; round++) {
      const isForgotten = random() < 0.5
      if (isForgotten)
        rmSync(site.path('.docent'), { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
      site.write(page(`Other ${round}`))
      const later = random() * duration
      const running = site.start(['build'], cold)
      await Promise.race([delay(later), once(running.process, 'exit')])
      if (running.process.exitCode === null) killed++
      running.process.kill('SIGKILL')
      await running.ended
      site.write(page('Sky'))
      await buildSiteFolder(site, cold)
      expect(compareTrees(readTree(site.path('dist')), sky), `round ${round}, after ${later} ms`).toEqual([])
    }
    console.log(`${killed} of 20 builds were killed before their end.`)
    expect(killed).toBeGreaterThan(10)
  })

  test('with 40 damaged files of the cache, one after another, builds equal clean ones', {
    timeout: 600_000,
  }, async ({ site, other }) => {
    site.write({ ...fullSite, ...createPages(30), ...page('Cloud') })
    const cloud = await buildCleanTree(site, other)
    site.write(page('Sky'))
    const sky = await buildCleanTree(site, other)
    await buildSiteFolder(site, cold)
    for (let round = 0; round < 40; round++) {
      const file = pick(listTree(site.path('.docent/cache')), random)
      const way = damageFile(site.path(`.docent/cache/${file}`))
      site.write(page(round % 2 === 0 ? 'Cloud' : 'Sky'))
      await buildSiteFolder(site, cold)
      expect(
        compareTrees(readTree(site.path('dist')), round % 2 === 0 ? cloud : sky),
        `${way} of ${file}`,
      ).toEqual([])
    }
  })
})
