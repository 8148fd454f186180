import { rmSync } from 'node:fs'
import { checkSiteFolder } from './build-worker.ts'
import { ledger, ledgerSite, listAddresses, readLedger, run } from './ledger-site.ts'
import { readAddress } from './running-dev.ts'
import { describe, expect, type SiteFolder, siteTest as test } from './site-folder.ts'
import { versionedSite } from './world-site.ts'

/** Problems of a command that fails. */
async function fail(site: SiteFolder, ...args: string[]): Promise<string> {
  const { code, stderr } = await site.docent(args)
  expect(code).toBe(1)
  return stderr.slice(stderr.indexOf('content/'))
}

describe('[F-001] [R-006] [R-007] the ledger', () => {
  test('records every address, and the check names new ones', async ({ site }) => {
    site.write(ledgerSite)
    expect(await run(site, 'check')).toBe('4 pages, no problems.\n')
    expect(await run(site, 'ledger', 'update')).toBe(`8 new addresses in ${ledger}.\n`)
    expect(listAddresses(site)).toMatchInlineSnapshot(`
      [
        "/",
        "/docs/",
        "/docs/#first-steps",
        "/docs/disks/attach/",
        "/docs/disks/attach/#attach-it",
        "/docs/disks/attach/#before-you-start",
        "/old/attach.html",
        "/prices.pdf",
      ]
    `)
    expect(await run(site, 'ledger', 'update')).toBe(`0 new addresses in ${ledger}.\n`)
    expect(await run(site, 'check')).toBe('4 pages, no problems.\n')
    site.write({ 'content/docs/new.md': '---\ntitle: New\n---\n\n## Soon\n' })
    expect(await run(site, 'check')).toBe(
      '5 pages, no problems.\n2 new addresses. `docent ledger update` records what is published.\n',
    )
  })

  test('fails a check and a build until each lost address is redirected', async ({ site }) => {
    site.write(ledgerSite)
    await run(site, 'ledger', 'update')
    rmSync(site.path('content/docs/disks/attach.md'))
    rmSync(site.path('static/prices.pdf'))
    site.write({
      'content/docs/volumes/attach.md':
        '---\ntitle: Attach\n---\n\n## Before you start\n\n## Steps\n\nText.\n',
      'content/docs/index.md': '---\ntitle: Start\n---\n\n## First step\n\nText.\n',
      'content/redirects.tsv': '',
    })
    const problems = (await checkSiteFolder(site)).trimStart()
    expect(problems).toMatchInlineSnapshot(`
      "content/published.txt:6
        \`/docs/#first-steps\` was published, but \`content/docs/index.md\` has no heading with the id \`first-steps\` now.
        Restore the id (\`{#first-steps}\`), or add this row to \`content/redirects.tsv\`:
        /docs/#first-steps	/docs/#first-step

      content/published.txt:7
        \`/docs/disks/attach/\` was published, but nothing is published there now.
        Restore it, or add this row to \`content/redirects.tsv\`:
        /docs/disks/attach/	/docs/volumes/attach/

      content/published.txt:10
        \`/old/attach.html\` was published, but nothing is published there now.
        Restore it, or add this row to \`content/redirects.tsv\`:
        /old/attach.html	/docs/volumes/attach/

      content/published.txt:11
        \`/prices.pdf\` was published, but nothing is published there now.
        Restore it, or add this row to \`content/redirects.tsv\`:
        /prices.pdf	/

      4 problems.
      "
    `)
    expect(await fail(site, 'build')).toBe(problems)
    // A writer who edits isn't interrupted.
    const dev = site.start(['dev', '--port', '0'])
    expect((await fetch(new URL('/help/docs/', await readAddress(dev)))).status).toBe(200)

    const rows = problems.split('\n').filter((line) => line.includes('\t'))
    site.write({ 'content/redirects.tsv': `${rows.join('\n')}\n` })
    expect(await run(site, 'check')).toContain('no problems.')
    await run(site, 'build')
    const before = listAddresses(site)
    await run(site, 'ledger', 'update')
    const after = listAddresses(site)
    expect(before.filter((address) => !after.includes(address))).toEqual([])
    expect(after).toContain('/docs/volumes/attach/#steps')
    // A redirect is a promise, too.
    site.write({ 'content/redirects.tsv': rows.slice(1).join('\n') })
    expect(await checkSiteFolder(site)).toContain(rows[0]?.trim().split('\t')[0])
  })

  test('is updated and still fails while an address is lost', async ({ site }) => {
    site.write({ ...ledgerSite, [ledger]: '/docs/b/\n/docs/a/\n' })
    const problems = await fail(site, 'ledger', 'update')
    expect(problems).toContain('`/docs/a/` was published, but nothing is published there now.')
    const line = Number(problems.match(/published\.txt:(\d+)\n {2}`\/docs\/a\/`/)?.[1])
    expect(readLedger(site).split('\n')[line - 1]).toBe('/docs/a/')
    expect(listAddresses(site)).toContain('/docs/disks/attach/#attach-it')
  })

  test('is not written while a line is no address', async ({ site }) => {
    site.write({ ...ledgerSite, [ledger]: '/docs/\ndocs/b/\n' })
    expect(await fail(site, 'ledger', 'update')).toContain(`${ledger}:2\n  \`docs/b/\` isn't an address.`)
    expect(readLedger(site)).toBe('/docs/\ndocs/b/\n')
  })

  test('covers versions, languages, lists, and feeds', async ({ site }) => {
    site.write({
      ...versionedSite,
      'content/versions/1.0/docs/index.md': '---\ntitle: Start\n---\n\n## Setup\n',
      'content/redirects.tsv': '/begin.html\t/docs/\n',
    })
    await run(site, 'ledger', 'update')
    expect(listAddresses(site)).toMatchInlineSnapshot(`
      [
        "/",
        "/ar/",
        "/ar/blog/",
        "/ar/blog/2026/01/02/first/",
        "/ar/blog/2026/02/03/second/",
        "/ar/blog/atom.xml",
        "/ar/blog/authors/",
        "/ar/blog/authors/asha/",
        "/ar/blog/authors/ben/",
        "/ar/blog/feed.json",
        "/ar/blog/rss.xml",
        "/ar/blog/tags/",
        "/ar/blog/tags/news/",
        "/ar/docs/",
        "/ar/docs/#setup",
        "/ar/docs/next/",
        "/ar/docs/next/install/",
        "/ar/docs/next/other/",
        "/ar/docs/next/tags/",
        "/ar/docs/next/tags/network/",
        "/ar/docs/next/tags/setup/",
        "/begin.html",
        "/blog/",
        "/blog/2026/01/02/first/",
        "/blog/2026/02/03/second/",
        "/blog/atom.xml",
        "/blog/authors/",
        "/blog/authors/asha/",
        "/blog/authors/ben/",
        "/blog/feed.json",
        "/blog/rss.xml",
        "/blog/tags/",
        "/blog/tags/news/",
        "/docs/",
        "/docs/#setup",
        "/docs/next/",
        "/docs/next/install/",
        "/docs/next/other/",
        "/docs/next/tags/",
        "/docs/next/tags/network/",
        "/docs/next/tags/setup/",
        "/robots-note.txt",
      ]
    `)
    site.write({ 'content/versions/1.0/docs/index.md': '---\ntitle: Start\n---\n\n## Preparation\n' })
    const problems = (await checkSiteFolder(site)).trimStart()
    expect(problems.match(/\/.*\t.*/g)).toMatchInlineSnapshot(`
      [
        "/docs/#setup	/docs/#preparation",
      ]
    `)
    // The row of the default language is one for all.
    site.write({ 'content/redirects.tsv': '/begin.html\t/docs/\n/docs/#setup\t/docs/#preparation\n' })
    expect(await run(site, 'check')).toContain('no problems.')
  })
})
