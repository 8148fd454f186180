import { cpSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import S3rver from 's3rver'
import { onTestFinished } from 'vitest'
import { openS3Store } from '../../src/features/shared-cache/open-s3-store.ts'
import { listTree } from '../list-tree.ts'
import { createFolder } from '../new-folder.ts'
import { buildCleanTree } from './clean-build.ts'
import { compareTrees, readTree } from './output-tree.ts'
import { copySource, fullSite } from './sample-site.ts'
import { type CommandResult, describe, expect, type SiteFolder, siteTest as test } from './site-folder.ts'

const bucket = 'builds'

/** The keys that the server knows. */
const keys = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' }

/** Creates a folder that the test removes. */
function createStoreFolder(): string {
  const folder = createFolder('shared-cache')
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Starts an S3 server with a bucket. Returns the settings of a cache in it. */
async function startS3(): Promise<Record<string, string>> {
  const server = new S3rver({
    ...{ port: 0, address: '127.0.0.1', silent: true, directory: createStoreFolder() },
    configureBuckets: [{ name: bucket, configs: [] }],
  })
  const { port } = await server.run()
  onTestFinished(() => server.close())
  return {
    ...keys,
    DOCENT_CACHE_URL: `s3://${bucket}/docs`,
    AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`,
  }
}

async function build(site: SiteFolder, env: Record<string, string>): Promise<CommandResult> {
  const result = await site.docent(['build'], { env })
  expect([result.code, result.stderr]).toEqual([0, expect.any(String)])
  return result
}

/** Returns how many pages a build compiled and wrote. */
function countWork({ stdout }: CommandResult): { compiled: number; written: number } {
  const [, pages, reused, written] = stdout.match(/(\d+) pages, (\d+) reused, (\d+) written/) ?? []
  return { compiled: Number(pages) - Number(reused), written: Number(written) }
}

/** Removes everything that an earlier build left. */
function forget(site: SiteFolder): void {
  for (const name of ['dist', '.docent']) rmSync(site.path(name), { recursive: true, force: true })
}

const addPage = (site: SiteFolder): void => site.write({ 'content/docs/new.md': '# New\n\nA new page.\n' })

describe('[F-065] a build with a shared cache', () => {
  test('in S3 starts on an empty machine where another one ended', async ({ site, other }) => {
    const env = await startS3()
    site.write(fullSite)
    await build(site, env)
    copySource(site, other)
    const second = await build(other, env)
    expect(second.stderr + second.stdout).toMatch(/Restored \d+ files from the shared cache\./)
    expect(countWork(second)).toEqual({ compiled: 0, written: 0 })
    expect(compareTrees(readTree(other.path('dist')), readTree(site.path('dist')))).toEqual([])
    addPage(other)
    expect(countWork(await build(other, env)).compiled).toBe(1)
    const tree = readTree(other.path('dist'))
    forget(other)
    expect(countWork(await build(other, env))).toEqual({ compiled: 0, written: 0 })
    expect(compareTrees(readTree(other.path('dist')), tree)).toEqual([])
    forget(site)
    addPage(site)
    expect(compareTrees(await buildCleanTree(other, site), tree)).toEqual([])
  })

  test('in a folder uploads only what is new', async ({ site }) => {
    const DOCENT_CACHE_URL = createStoreFolder()
    site.write(fullSite)
    await build(site, { DOCENT_CACHE_URL })
    const sizes = (): number[] =>
      readdirSync(join(DOCENT_CACHE_URL, 'packs')).map(
        (name) => statSync(join(DOCENT_CACHE_URL, 'packs', name)).size,
      )
    const [first = 0, ...others] = sizes()
    expect(others).toEqual([])
    addPage(site)
    await build(site, { DOCENT_CACHE_URL })
    const added = sizes().filter((size) => size !== first)
    expect(added).toHaveLength(1)
    expect(added[0]).toBeLessThan(first / 2)
  })

  test('makes again what the cache lost', async ({ site, other }) => {
    const DOCENT_CACHE_URL = createStoreFolder()
    site.write(fullSite)
    await build(site, { DOCENT_CACHE_URL })
    const tree = readTree(site.path('dist'))
    copySource(site, other)
    const damages: ((file: string) => void)[] = [
      (file) => rmSync(file),
      (file) => truncateSync(file, Math.floor(statSync(file).size / 2)),
      (file) => writeFileSync(file, 'This is no pack.'),
    ]
    const damage = async (kind: string, change: (file: string) => void): Promise<CommandResult> => {
      const folder = createStoreFolder()
      cpSync(DOCENT_CACHE_URL, folder, { recursive: true })
      for (const name of readdirSync(join(folder, kind))) change(join(folder, kind, name))
      forget(other)
      const result = await build(other, { DOCENT_CACHE_URL: folder })
      expect(compareTrees(readTree(other.path('dist')), tree), kind).toEqual([])
      forget(other)
      expect(countWork(await build(other, { DOCENT_CACHE_URL: folder })).written, kind).toBe(0)
      return result
    }
    for (const change of damages) {
      const { stdout, stderr } = await damage('packs', change)
      expect(stdout + stderr).toContain('1 of its packs are missing or damaged.')
      await damage('snapshots', change)
    }
  })

  test('is built without it, and reports why, if the cache refuses or is gone', async ({ site }) => {
    const env = await startS3()
    site.write(fullSite)
    const refused = await build(site, { ...env, AWS_ACCESS_KEY_ID: 'unknown' })
    expect(refused.stdout + refused.stderr).toMatch(
      /The shared cache couldn't be read: GET builds\/docs\/snapshots\/\w+: status 403 \(InvalidAccessKeyId\)\./,
    )
    const tree = readTree(site.path('dist'))
    const failures: [Record<string, string>, RegExp][] = [
      [{ DOCENT_CACHE_URL: 's3://nowhere' }, /couldn't be read: The bucket nowhere doesn't exist\./],
      [{ AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:1' }, /couldn't be read: .+/],
    ]
    for (const [change, message] of failures) {
      forget(site)
      const { stdout, stderr } = await build(site, { ...env, ...change })
      expect(stdout + stderr).toMatch(message)
      expect(compareTrees(readTree(site.path('dist')), tree)).toEqual([])
    }
  })

  test('only reads in the mode for untrusted builds, and has none with --no-cache', async ({ site }) => {
    const DOCENT_CACHE_URL = createStoreFolder()
    site.write(fullSite)
    await build(site, { DOCENT_CACHE_URL, DOCENT_CACHE_MODE: 'read' })
    expect(listTree(DOCENT_CACHE_URL)).toEqual([])
    await site.docent(['build', '--no-cache'], { env: { DOCENT_CACHE_URL } })
    expect(listTree(DOCENT_CACHE_URL)).toEqual([])
    forget(site)
    await build(site, { DOCENT_CACHE_URL })
    forget(site)
    const reading = await build(site, { DOCENT_CACHE_URL, DOCENT_CACHE_MODE: 'read' })
    expect(countWork(reading).written).toBe(0)
  })

  test('stops at settings that are wrong', async ({ site }) => {
    site.write(fullSite)
    const stops: [Record<string, string>, string][] = [
      [{ DOCENT_CACHE_URL: 'cache' }, "is `cache`, which isn't the address of a cache."],
      [
        { DOCENT_CACHE_URL: 's3://builds', AWS_ACCESS_KEY_ID: 'a' },
        'needs more settings: AWS_ENDPOINT_URL_S3, AWS_SECRET_ACCESS_KEY.',
      ],
      [{ DOCENT_CACHE_URL: '/tmp', DOCENT_CACHE_MODE: 'write' }, 'DOCENT_CACHE_MODE is `write`.'],
    ]
    for (const [env, message] of stops) {
      const { code, stderr } = await site.docent(['build'], { env })
      expect([code, stderr]).toEqual([1, expect.stringContaining(message)])
    }
  })
})

test('a request to a server that never responds ends', async () => {
  const server = createServer(() => undefined).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const store = openS3Store({
    ...{ endpoint: `http://127.0.0.1:${port}`, bucket, prefix: '', region: 'us-east-1', timeout: 100 },
    ...{ accessKeyId: 'a', secretAccessKey: 'b', sessionToken: undefined },
  })
  await expect(store.get('snapshots/a')).rejects.toMatchObject({ name: 'TimeoutError' })
})
