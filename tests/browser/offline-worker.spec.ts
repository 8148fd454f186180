import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createFolder } from '../new-folder.ts'
import { buildInProcess } from './build-in-process.ts'
import { expect, openBuiltSite, fixtureTest as test } from './fixture-site.ts'
import { expectStored, listStoredPaths } from './offline-storage.ts'
import { listWarnings, openLive } from './reader.ts'

test.use({ serviceWorkers: 'allow' })

const guide = '/world/docs/guide/'
const install = '/world/docs/guide/install/'

test('requests of forms and services, and of programs, are never stored', async ({ page, world }) => {
  await openLive(page, world.url(guide))
  await expectStored(page, guide)
  // The first document of a visit may have loaded before the worker.
  await openLive(page, world.url(guide))
  const paths = [
    '_/search.json?q=disk',
    '_/build.json',
    '_/site.json',
    'mcp',
    '_/sandbox/disks/volumes',
    'llms.txt',
  ]
  await page.evaluate((all) => Promise.all(all.map((path) => fetch(`/world/${path}`))), paths)
  await page.evaluate(() =>
    Promise.all(
      ['newsletter', 'feedback'].map((path) => fetch(`/world/_/${path}`, { method: 'POST', body: '' })),
    ),
  )
  await openLive(page, world.url(install))
  await expectStored(page, install)
  const own = /^\/world\/(?:_\/(?:assets|media|nav|offline)\/.*|img\/.*|docs\/guide\/(?:install\/)?)$/
  expect((await listStoredPaths(page, '/world/')).filter((path) => !own.test(path))).toEqual([])
})

test('a new build replaces the worker and removes the files of the previous one', async ({ page, world }) => {
  await openLive(page, world.url(guide))
  await expectStored(page, guide)
  await page.evaluate(async () => {
    const cache = await caches.open('docent-offline:/world/')
    await cache.put('/world/_/assets/start-0ldBuild.js', new Response('old'))
  })
  world.change('/world/offline-worker.js', (script) => `${script}// The next build.`)
  await page.reload()
  await expect
    .poll(async () => (await listStoredPaths(page, '/world/')).join('\n'))
    .not.toContain('start-0ldBuild.js')
  expect(await listStoredPaths(page, '/world/')).toContain(guide)
})

test('a deploy with offline reading turned off removes the worker and what it stored', async ({
  page,
  world,
}) => {
  // It builds a site.
  test.slow()
  await openLive(page, world.url(guide))
  await expectStored(page, guide)
  const root = createFolder('without-offline')
  const source = fileURLToPath(new URL('../fixtures/world', import.meta.url))
  // With the cache, because only a few of its pages differ.
  cpSync(source, root, { recursive: true, filter: (path) => !/\/(?:dist|\.docent\/[^/]*\.lock)$/.test(path) })
  const config = readFileSync(join(source, 'docs.config.ts'), 'utf8')
    .replace(/offline: \{.*?\}/, 'offline: false')
    .replace('../../../src/', fileURLToPath(new URL('../../src/', import.meta.url)))
  writeFileSync(join(root, 'docs.config.ts'), config)
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }')
  try {
    const out = join(root, 'dist')
    await buildInProcess([{ root, out, cache: join(root, '.docent/cache') }])
    const { handler, close } = openBuiltSite(out)
    world.intercept(handler)
    await openLive(page, world.url(guide))
    const count = (): Promise<number> =>
      page.evaluate(
        async () => (await caches.keys()).length + (await navigator.serviceWorker.getRegistrations()).length,
      )
    await expect.poll(count).toBe(0)
    await openLive(page, world.url(install))
    await expect(page.getByRole('button', { name: 'Page actions' })).toBeVisible()
    await page.getByRole('button', { name: 'Page actions' }).click()
    await expect(page.getByRole('link', { name: 'View as Markdown' }).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Save for offline' })).toHaveCount(0)
    expect(await count()).toBe(0)
    await close()
  } finally {
    rmSync(root, { recursive: true })
  }
})

test('a browser that can store nothing shows pages as before', async ({ page, world }) => {
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('', 'SecurityError'))
  })
  const warnings = listWarnings(page)
  const refused = page.waitForEvent('console', (message) => message.text().includes("Pages can't be stored"))
  await openLive(page, world.url(guide))
  await refused
  await page.getByRole('button', { name: 'Page actions' }).click()
  await expect(page.getByRole('link', { name: 'View as Markdown' }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save for offline' })).toHaveCount(0)
  expect(warnings).toEqual([])
})
