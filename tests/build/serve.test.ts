import { cpSync, existsSync, readFileSync } from 'node:fs'
import { listen } from '../../src/server/listen.ts'
import { freePort } from '../processes/free-port.ts'
import { buildSiteFolder } from './build-worker.ts'
import { smallSite } from './sample-site.ts'
import { describe, expect, formatSiteConfig, type SiteFolder, siteTest as test } from './site-folder.ts'

async function build(site: SiteFolder): Promise<void> {
  site.write({ ...smallSite, 'content/docs/plans.md': '---\ntitle: Plans\n---\n\nText.\n' })
  await buildSiteFolder(site)
}

const served = /^Serving (.*) at (http:\/\/localhost:(\d+)\/\S*)$/m

describe('serve', () => {
  test('prints its address, serves the built site and stops on SIGTERM', async ({ site }) => {
    await build(site)
    const running = site.start(['serve', '--port', '0'])
    const [, folder, url = ''] = await running.printed(served)
    expect(folder).toBe(site.path('dist'))
    const page = await fetch(new URL('/docs/plans/', url))
    expect(page.status).toBe(200)
    expect(await page.text()).toMatch(/<h1[^>]*>Plans<\/h1>/)
    const slashless = await fetch(new URL('/docs/plans?from=mail', url), { redirect: 'manual' })
    expect([slashless.status, slashless.headers.get('location')]).toEqual([301, '/docs/plans/?from=mail'])
    const missing = await fetch(new URL('/docs/nothing/', url))
    expect(missing.status).toBe(404)
    expect(await missing.text()).toContain('not-found-page')
    running.process.kill('SIGTERM')
    expect((await running.ended).code).toBe(0)
  })

  test('[R-002] answers any other path with the not-found page and 404, below a base and beside it', async ({
    site,
  }) => {
    site.write({ ...smallSite, 'docs.config.ts': formatSiteConfig({ base: '/help/' }) })
    await buildSiteFolder(site)
    const running = site.start(['serve', '--port', '0'])
    const [, , url = ''] = await running.printed(served)
    expect(new URL(url).pathname).toBe('/help/')
    expect((await fetch(url)).status).toBe(200)
    for (const path of [
      '/help/nowhere/',
      '/help/docs/no/where.html',
      '/nowhere',
      '/',
      '/help/_/nothing.json',
    ]) {
      const response = await fetch(new URL(path, url))
      expect([path, response.status, response.headers.get('content-type')]).toEqual([
        path,
        404,
        'text/html; charset=utf-8',
      ])
      const html = await response.text()
      expect(html).toContain('not-found-page')
      expect(html).toContain('src="/help/_/assets/')
    }
    const list = await fetch(new URL('/help/_/pages.json', url))
    expect(await list.json()).toContainEqual({ url: '/help/docs/', title: 'Start' })
  })

  test('listens on PORT, and on --port rather than on PORT', async ({ site }) => {
    await build(site)
    const port = await freePort()
    const running = site.start(['serve'], { env: { PORT: String(port) } })
    expect((await running.printed(served))[3]).toBe(String(port))
    const other = site.start(['serve', '--port', '0'], { env: { PORT: String(port) } })
    expect((await other.printed(served))[3]).not.toBe(String(port))
  })

  test('reports a port in use, and exits with code 1', async ({ site }) => {
    await build(site)
    const server = await listen(async () => new Response(), 0)
    const { code, stderr } = await site.docent(['serve', '--port', new URL(server.url).port])
    server.close()
    expect(code).toBe(1)
    expect(stderr).toMatchInlineSnapshot(`
      "The port is already in use. Specify another one with --port or PORT.
      "
    `)
  })

  test('reports a missing build, and exits with code 1', async ({ site }) => {
    const { code, stderr } = await site.docent(['serve'])
    expect(code).toBe(1)
    expect(stderr).toMatchInlineSnapshot(`
      "
      <site>/dist
        This folder doesn't contain a built site.
        Run \`docent build\` first, or set its folder with --out.

      1 problem.
      "
    `)
  })

  test('serves the folder given with --out, relative to where it is called, also one that was moved', async ({
    site,
    other,
  }) => {
    await build(site)
    cpSync(site.path('dist'), other.path('public'), { recursive: true })
    const running = other.start(['serve', '--root', site.root, '--out', 'public', '--port', '0'])
    const [, folder, url = ''] = await running.printed(served)
    expect(folder).toBe(other.path('public'))
    expect((await fetch(new URL('/docs/', url))).status).toBe(200)
  })

  test('logs requests as JSON and serves its metrics only when enabled', async ({ site }) => {
    await build(site)
    const env = { DOCENT_LOG: 'json', DOCENT_METRICS: '1' }
    const running = site.start(['serve', '--port', '0'], { env })
    const [, , url = ''] = await running.printed(served)
    await fetch(new URL('/docs/plans/?q=secret', url), { headers: { Connection: 'close' } })
    const [line = ''] = await running.printed(/^\{.*\}$/m)
    expect(JSON.parse(line)).toMatchObject({ method: 'GET', path: '/docs/plans/', status: 200 })
    const metrics = await fetch(new URL('/metrics', url))
    expect(await metrics.text()).toContain('docent_requests_total{method="GET",kind="page",status="2xx"} 1')
    running.process.kill('SIGTERM')
    const { code, stdout } = await running.ended
    expect([code, stdout.includes('secret')]).toEqual([0, false])

    const quiet = site.start(['serve', '--port', '0'])
    const [, , other = ''] = await quiet.printed(served)
    expect((await fetch(new URL('/metrics', other))).status).toBe(404)
    quiet.process.kill('SIGTERM')
    expect((await quiet.ended).stdout).not.toContain('{')
  })

  test('serves the changes of a concurrent build, and stays ready', async ({ site }) => {
    await build(site)
    const running = site.start(['serve', '--port', '0'])
    const [, , url = ''] = await running.printed(served)
    const text = async (): Promise<string> => (await fetch(new URL('/docs/plans/', url))).text()
    expect(await text()).toContain('Text.')
    site.write({ 'content/docs/plans.md': '---\ntitle: Plans\n---\n\nOther words.\n' })
    await buildSiteFolder(site)
    await expect.poll(text, { timeout: 5000 }).toContain('Other words.')
    expect(await (await fetch(new URL('/readyz', url))).json()).toEqual({ status: 'ready', storage: 'idle' })
    running.process.kill('SIGTERM')
  })

  test('[R-006] writes the configuration of other servers', async ({ site }) => {
    await build(site)
    for (const name of ['nginx.conf', 'nginx-server.conf', 'Caddyfile', 'Containerfile'])
      expect(existsSync(site.path(`dist/_/hosts/${name}`))).toBe(true)
    expect(readFileSync(site.path('dist/_/hosts/nginx.conf'), 'utf8')).toContain(
      'add_header Content-Security-Policy',
    )
  })
})
