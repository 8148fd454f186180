import { openPage, readFirstAddress, readPage } from './running-dev.ts'
import { smallSite } from './sample-site.ts'
import { describe, expect, siteTest as test } from './site-folder.ts'

const homePage = { 'content/pages/index.md': '---\ntitle: Home\n---\n\nSee the [guides](/docs/).\n' }
const brokenPage = { 'content/docs/broken.md': '---\ntitle: Broken\n---\n\nSee [nothing](./nothing.md).\n' }

describe('[F-026] the start of dev', () => {
  test('shows the home page while another page has mistakes, and its links lead to pages that follow', async ({
    site,
  }) => {
    site.write({ ...smallSite, ...homePage, ...brokenPage })
    const url = await readFirstAddress(site.start(['dev', '--port', '0']))
    const page = await openPage(url)
    expect(await readPage(url, '/')).toContain('<a href="/docs/"')
    expect((await page.next()).text).toContain('content/docs/broken.md:5')
    const missing = await fetch(new URL('/docs/', url))
    expect([missing.status, await missing.text()]).toEqual([
      503,
      expect.stringContaining('The build failed.'),
    ])

    site.write({ 'content/docs/broken.md': '---\ntitle: Repaired\n---\n\nSee nothing.\n' })
    await page.shows('/docs/broken/', 'See nothing.')
    expect(await readPage(url, '/')).toContain('<a href="/docs/"')
  })
})
