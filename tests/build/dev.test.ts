import { existsSync } from 'node:fs'
import { openPage, readAddress, readFirstAddress, readPage } from './running-dev.ts'
import { smallSite } from './sample-site.ts'
import { describe, expect, formatSiteConfig, siteTest as test } from './site-folder.ts'

const brokenPage = { 'content/docs/index.md': 'See [nothing](./nothing.md) and [no](./no.md).\n' }
const fixedPage = { 'content/docs/index.md': 'See no more.\n' }

describe('[F-026] dev', () => {
  test('rebuilds after every edit and notifies open pages', async ({ site }) => {
    site.write(smallSite)
    const running = site.start(['dev', '--port', '0'])
    const url = await readAddress(running)
    const first = await readPage(url, '/docs/')
    expect(first).toContain('Welcome.')
    expect(first).toContain('src="/_/dev/client.js?seen=')
    expect(await readPage(url, '/_/dev/client.js')).toContain('EventSource')
    const missing = await fetch(new URL('/docs/nowhere/', url))
    expect([missing.status, await missing.text()]).toEqual([404, expect.stringContaining('not-found-page')])

    const page = await openPage(url)
    site.write({ 'content/docs/index.md': '---\ntitle: Start\n---\n\nWelcome back.\n' })
    expect(await page.next()).toEqual({ kind: 'built' })
    expect(await readPage(url, '/docs/')).toContain('Welcome back.')

    site.write({ 'content/docs/more.md': '---\ntitle: More\n---\n\nMore.\n' })
    expect(await page.next()).toEqual({ kind: 'built' })
    expect((await fetch(new URL('/docs/more/', url))).status).toBe(200)

    site.write({ 'docs.config.ts': String(smallSite['docs.config.ts']).replace('Cloud Docs', 'Sky Docs') })
    expect(await page.next()).toEqual({ kind: 'replaced' })
    expect(await readPage(url, '/docs/')).toContain('<title>Start | Sky Docs</title>')

    // The output folder of builds is left alone.
    expect(existsSync(site.path('dist'))).toBe(false)
  })

  test('prints the address of the home page, below the base, also after a restart', async ({ site }) => {
    site.write({ ...smallSite, 'docs.config.ts': formatSiteConfig({ base: '/help/' }) })
    for (const round of ['first', 'second']) {
      const running = site.start(['dev', '--port', '0'])
      const url = await readAddress(running)
      expect([round, new URL(url).pathname]).toEqual([round, '/help/'])
      expect(await readPage(url, '/help/docs/')).toContain('Welcome.')
      running.process.kill('SIGTERM')
      await running.ended
    }
  })

  test('shows an edited post, and then the list with its excerpt', async ({ site }) => {
    const post = '---\ntitle: First\ndescription: A post.\n---\n\n'
    const file = 'content/blog/2026-03-04-first.md'
    site.write({
      ...smallSite,
      'docs.config.ts': formatSiteConfig({ blog: {} }),
      [file]: `${post}Before.\n\n<!-- truncate -->\n`,
    })
    const url = await readAddress(site.start(['dev', '--port', '0']))
    const page = await openPage(url)
    expect(await readPage(url, '/blog/')).toContain('Before.')

    site.write({ [file]: `${post}After.\n\n<!-- truncate -->\n` })
    await page.next()
    expect(await readPage(url, '/blog/2026/03/04/first/')).toContain('After.')
    await page.shows('/blog/', 'After.')
  })

  test('reports a mistake, keeps the previous page, and continues when the mistake is fixed', async ({
    site,
  }) => {
    site.write(smallSite)
    const url = await readAddress(site.start(['dev', '--port', '0']))
    const page = await openPage(url)

    site.write(brokenPage)
    const failed = await page.next()
    expect(failed.kind).toBe('failed')
    expect(failed.text).toMatch(
      /^content\/docs\/index\.md:1\n {2}Link to `\.\/nothing\.md`, but there is no such file\./,
    )
    expect(await readPage(url, '/docs/')).toContain('Welcome.')
    expect(await (await openPage(url)).next()).toEqual(failed)

    site.write(fixedPage)
    expect(await page.next()).toEqual({ kind: 'built' })
    expect(await readPage(url, '/docs/')).toContain('See no more.')
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
    expect(await page.text()).toContain(connections)
  })

  test('shows browsers the page of the last run at once, and then what changed since', async ({ site }) => {
    site.write(smallSite)
    const first = site.start(['dev', '--port', '0'])
    await readAddress(first)
    first.process.kill('SIGTERM')
    await first.ended
    site.write({ 'content/docs/index.md': '---\ntitle: Start\n---\n\nWelcome back.\n' })

    const second = site.start(['dev', '--port', '0'])
    const url = await readFirstAddress(second)
    const document = await fetch(new URL('/docs/', url), { headers: { 'Sec-Fetch-Dest': 'document' } })
    const html = await document.text()
    expect(html).toContain('Welcome.')
    const client = new URL(html.match(/src="([^"]*client\.js[^"]*)"/)?.[1] ?? '', url)
    const page = await openPage(new URL(client.search, url).href)
    expect(await page.next()).toEqual({ kind: 'replaced' })
    expect(await readPage(url, '/docs/')).toContain('Welcome back.')
  })

  test('starts with mistakes, reports all of them to each page, and builds when they are fixed', async ({
    site,
  }) => {
    site.write({ ...smallSite, ...brokenPage })
    const running = site.start(['dev', '--port', '0'])
    const url = await readAddress(running)
    const response = await fetch(new URL('/docs/', url))
    expect([response.status, await response.text()]).toEqual([
      503,
      expect.stringContaining('/_/dev/client.js'),
    ])
    const page = await openPage(url)
    const failed = await page.next()
    expect(failed.text).toMatch(/`\.\/nothing\.md`.*`\.\/no\.md`.*\n2 problems\.$/s)

    site.write(fixedPage)
    expect(await page.next()).toEqual({ kind: 'built' })
    expect(await readPage(url, '/docs/')).toContain('See no more.')
  })

  test('starts with a broken configuration, but not without one', async ({ site }) => {
    const { code, stderr } = await site.docent(['dev', '--port', '0'])
    expect([code, stderr]).toEqual([1, expect.stringContaining('No `docs.config.ts` found in <site>.')])

    site.write({
      ...smallSite,
      'docs.config.ts': "import { title } from './title.ts'\nexport default { title\n",
    })
    const url = await readAddress(site.start(['dev', '--port', '0']))
    const page = await openPage(url)
    expect((await page.next()).text).toContain("`docs.config.ts` can't be read")
    site.write({ 'docs.config.ts': String(smallSite['docs.config.ts']) })
    expect(await page.next()).toEqual({ kind: 'replaced' })
  })

  test('reports a port that is in use', async ({ site }) => {
    site.write({ ...smallSite, ...brokenPage })
    const url = await readAddress(site.start(['dev', '--port', '0']))
    const { code, stderr } = await site.docent(['dev', '--port', new URL(url).port])
    expect([code, stderr]).toEqual([1, expect.stringContaining('The port is already in use.')])
  })
})
