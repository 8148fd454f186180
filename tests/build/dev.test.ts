import { once } from 'node:events'
import { smallSite } from './sample-site.ts'
import { describe, expect, formatSiteConfig, type RunningDocent, siteTest as test } from './site-folder.ts'

interface DevEvent {
  kind: string
  text?: string
}

/** Events that `docent dev` sends to an open page. */
async function listenTo(url: string): Promise<{ next(): Promise<DevEvent>; close(): Promise<void> }> {
  const response = await fetch(new URL('/_/dev/events', url))
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  if (reader === undefined) throw new Error('The stream of events is empty.')
  let text = ''
  const next = async (): Promise<DevEvent> => {
    for (;;) {
      const found = text.match(/^data: (.*)\n\n/m)
      if (found?.[1] !== undefined) {
        text = text.slice((found.index ?? 0) + found[0].length)
        return JSON.parse(found[1])
      }
      const { value, done } = await reader.read()
      if (done) throw new Error('The stream of events ended.')
      text += value
    }
  }
  return { next, close: () => reader.cancel() }
}

async function readAddress(running: RunningDocent): Promise<string> {
  const [, url = ''] = await running.printed(/^Serving at (\S+), rebuilding on every edit\.$/m)
  return url
}

const read = async (url: string, path: string): Promise<string> => (await fetch(new URL(path, url))).text()

describe('dev', () => {
  test('rebuilds after every edit and notifies open pages', async ({ site }) => {
    site.write(smallSite)
    const running = site.start(['dev', '--port', '0'])
    const url = await readAddress(running)
    const first = await read(url, '/docs/')
    expect(first).toContain('Welcome.')
    expect(first).toContain('src="/_/dev/client.js"')
    expect(await read(url, '/_/dev/client.js')).toContain('EventSource')
    const missing = await fetch(new URL('/docs/nowhere/', url))
    expect([missing.status, await missing.text()]).toEqual([404, expect.stringContaining('not-found-page')])

    const events = await listenTo(url)
    site.write({ 'content/docs/index.md': '---\ntitle: Start\n---\n\nWelcome back.\n' })
    expect(await events.next()).toEqual({ kind: 'built' })
    expect(await read(url, '/docs/')).toContain('Welcome back.')

    site.write({ 'content/docs/more.md': '---\ntitle: More\n---\n\nMore.\n' })
    expect(await events.next()).toEqual({ kind: 'built' })
    expect((await fetch(new URL('/docs/more/', url))).status).toBe(200)
    await events.close()
    running.process.kill('SIGTERM')
    expect((await running.ended).code).toBe(0)
  })

  test('reports a mistake, keeps the previous page, and continues when the mistake is fixed', async ({
    site,
  }) => {
    site.write(smallSite)
    const running = site.start(['dev', '--port', '0'])
    const url = await readAddress(running)
    const events = await listenTo(url)

    site.write({ 'content/docs/index.md': 'See [nothing](./nothing.md).\n' })
    const failed = await events.next()
    expect(failed.kind).toBe('failed')
    expect(failed.text).toMatch(
      /^content\/docs\/index\.md:1\n {2}Link to `\.\/nothing\.md`, but there is no such file\./,
    )
    expect(await read(url, '/docs/')).toContain('Welcome.')

    site.write({ 'content/docs/index.md': 'See no more.\n' })
    expect(await events.next()).toEqual({ kind: 'built' })
    expect(await read(url, '/docs/')).toContain('See no more.')
  })

  test('applies a changed configuration', async ({ site }) => {
    site.write(smallSite)
    const running = site.start(['dev', '--port', '0'])
    const url = await readAddress(running)
    const events = await listenTo(url)
    site.write({ 'docs.config.ts': String(smallSite['docs.config.ts']).replace('Cloud Docs', 'Sky Docs') })
    expect(await events.next()).toEqual({ kind: 'built' })
    expect(await read(url, '/docs/')).toContain('<title>Start | Sky Docs</title>')
  })

  test('[R-033] lets pages call a mock server on this machine', async ({ site }) => {
    site.write({
      ...smallSite,
      'docs.config.ts': formatSiteConfig({
        apis: [
          { id: 'beds', label: 'Beds', url: '/api/', releaseNotes: '/docs/', document: 'content/beds.yml' },
        ],
      }),
      'content/beds.yml': 'openapi: 3.1.0\ninfo: { title: Beds, version: 1.0.0 }\npaths: {}\n',
      'content/pages/api.md': '---\ntitle: Beds\n---\n\nEvery bed.\n',
    })
    const url = await readAddress(site.start(['dev', '--port', '0']))
    const page = await fetch(new URL('/docs/', url))
    const connections = "connect-src 'self' http://localhost:4010;"
    expect(page.headers.get('Content-Security-Policy')).toContain(connections)
    expect(await page.text()).toContain(connections.replaceAll("'", '&#39;'))
  })

  test("stops on SIGTERM while a page listens, and doesn't write to the output folder of builds", async ({
    site,
  }) => {
    site.write(smallSite)
    const running = site.start(['dev', '--port', '0'])
    const url = await readAddress(running)
    const response = await fetch(new URL('/_/dev/events', url))
    running.process.kill('SIGTERM')
    await response.text()
    await once(running.process, 'exit')
    expect((await running.ended).code).toBe(0)
    expect((await site.docent(['serve'])).stderr).toContain("This folder doesn't contain a built site.")
  })

  test('exits with code 1 if the site has mistakes from the start', async ({ site }) => {
    site.write({ ...smallSite, 'content/docs/index.md': 'See [nothing](./nothing.md).\n' })
    const { code, stderr } = await site.docent(['dev', '--port', '0'])
    expect(code).toBe(1)
    expect(stderr).toContain('content/docs/index.md:1')
  })
})
