import { readFileSync } from 'node:fs'
import { listen } from '../../src/server/listen.ts'
import { isRunningProcess, listDescendants } from '../processes/list-descendants.ts'
import { openPage, readAddress } from './running-dev.ts'
import { smallSite } from './sample-site.ts'
import { describe, expect, formatSiteConfig, type RunningDocent, siteTest as test } from './site-folder.ts'

const apis = [
  { id: 'beds', label: 'Beds', url: '/api/', releaseNotes: '/docs/', document: 'content/api/beds.yaml' },
]
const apiSite = {
  ...smallSite,
  'docs.config.ts': formatSiteConfig({ apis }),
  'content/pages/api.md': '---\ntitle: Beds\n---\n\nEvery bed.\n',
  'content/api/beds.yaml':
    "openapi: 3.1.0\ninfo: { title: Beds, version: 1.0.0 }\npaths: { /beds: { get: { operationId: listBeds, tags: [Beds], responses: { '200': { description: Beds } } } } }\n",
}

const signals = [
  ['SIGINT', 0],
  ['SIGTERM', 0],
  // Nothing can react to it but the processes that stay behind.
  ['SIGKILL', null],
] as const

/** Processes that `docent dev` has started. */
const listOwn = ({ process: { pid = 0 } }: RunningDocent): number[] => listDescendants(pid)

const isBundler = (pid: number): boolean =>
  readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('bundle-process.ts')

async function expectEnd(running: RunningDocent, [signal, code]: (typeof signals)[number]): Promise<void> {
  const own = listOwn(running)
  running.process.kill(signal)
  expect((await running.ended).code).toBe(code)
  await expect.poll(() => own.filter(isRunningProcess), { timeout: 10_000 }).toEqual([])
}

describe('dev ends at once, with every process and thread that it started,', () => {
  test.for(signals)('on %s while pages are open and the sandbox is used', async (signal, { site }) => {
    site.write(apiSite)
    const running = site.start(['dev', '--port', '0'])
    const url = await readAddress(running)
    const page = await openPage(url)
    const answer = await fetch(new URL('/_/sandbox/beds/beds', url))
    expect(answer.status).toBe(200)
    await expectEnd(running, signal)
    await expect(page.next()).rejects.toThrow()
    await expect(fetch(url)).rejects.toThrow('fetch failed')
  })

  test.for(signals)('on %s while it bundles', async (signal, { site }) => {
    site.write(smallSite)
    const running = site.start(['dev', '--port', '0'], { isCold: true })
    await expect.poll(() => listOwn(running).some(isBundler), { timeout: 30_000 }).toBe(true)
    await expectEnd(running, signal)
  })

  test('if its port is in use', async ({ site }) => {
    site.write(smallSite)
    const server = await listen(async () => new Response(), 0)
    const running = site.start(['dev', '--port', new URL(server.url).port])
    await expect.poll(() => listOwn(running), { timeout: 30_000 }).not.toEqual([])
    const own = listOwn(running)
    expect((await running.ended).code).toBe(1)
    expect(own.filter(isRunningProcess)).toEqual([])
    server.close()
    await server.closed
  })
})
