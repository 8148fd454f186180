import { existsSync, readFileSync } from 'node:fs'
import { smallSite } from './sample-site.ts'
import {
  describe,
  expect,
  type FileContents,
  formatSiteConfig,
  type SiteFolder,
  siteTest as test,
} from './site-folder.ts'

const guides: FileContents = {
  ...smallSite,
  'docs.config.ts': formatSiteConfig({ base: '/help/', hosts: { blog: 'https://blog.cloud.example' } }),
  'content/docs/node/resize.md': '---\ntitle: Resize\n---\n\n## Before you start\n\nText.\n',
  'content/docs/node/create.md': '---\ntitle: Create\n---\n\nText.\n',
}

const table = (...rows: [string, string][]): FileContents => ({
  'content/redirects.tsv': `# Old and new\n\n${rows.map((row) => row.join('\t')).join('\n')}\n`,
})

const read = (site: SiteFolder, path: string): string => readFileSync(site.path(`dist/${path}`), 'utf8')

/** Text of a build that succeeds. */
async function build(site: SiteFolder, files: FileContents): Promise<string> {
  site.write(files)
  const { code, stdout, stderr } = await site.docent(['build'])
  if (code !== 0) throw new Error(stderr)
  return stdout
}

describe('[R-006] a build', () => {
  test('writes each redirect as host rules, as a document, and into the map', async ({ site }) => {
    await build(site, {
      ...guides,
      ...table(
        ['/node/resize.html', '/docs/node/resize/#before-you-start'],
        ['/prices.pdf', '/docs/'],
        ['/news/', 'https://blog.cloud.example/2026/'],
        ['/docs/node/create/#disks', '/docs/node/resize/'],
        ['/docs/Node/Create.html', '/docs/node/create/'],
      ),
    })
    expect(read(site, '_redirects')).toMatchInlineSnapshot(`
      "/help/node/resize/ /help/docs/node/resize/#before-you-start 301
      /help/node/resize /help/docs/node/resize/#before-you-start 301
      /help/node/resize.html /help/docs/node/resize/#before-you-start 301
      /help/prices.pdf /help/docs/ 301
      /help/news/ https://blog.cloud.example/2026/ 301
      /help/news https://blog.cloud.example/2026/ 301
      /help/news.html https://blog.cloud.example/2026/ 301
      /help/docs/Node/Create/ /help/docs/node/create/ 301
      /help/docs/Node/Create /help/docs/node/create/ 301
      /help/docs/Node/Create.html /help/docs/node/create/ 301
      "
    `)
    expect(JSON.parse(read(site, '_/redirects.json'))).toEqual({
      '/node/resize/': '/help/docs/node/resize/#before-you-start',
      '/prices.pdf': '/help/docs/',
      '/news/': 'https://blog.cloud.example/2026/',
      '/docs/Node/Create/': '/help/docs/node/create/',
    })
    const stub = read(site, 'node/resize/index.html')
    expect(read(site, 'node/resize.html')).toBe(stub)
    expect(existsSync(site.path('dist/news.html'))).toBe(false)
    // Where case doesn't matter, a document there would overwrite the page.
    expect(existsSync(site.path('dist/docs/Node'))).toBe(false)
    expect(stub.replace(/redirect-\w+\.js/, 'redirect-….js')).toMatchInlineSnapshot(`
      "<!doctype html>
      <html lang="en" dir="ltr"><head><meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src &#39;none&#39;; script-src &#39;self&#39;; base-uri &#39;none&#39;; require-trusted-types-for &#39;script&#39;; trusted-types &#39;none&#39;">
      <title>Cloud Docs</title>
      <script src="/help/_/assets/redirect-….js" defer></script>
      <noscript><meta http-equiv="refresh" content="0; url=/help/docs/node/resize/#before-you-start"></noscript>
      <link rel="canonical" href="https://docs.cloud.example/help/docs/node/resize/"><meta name="robots" content="noindex">
      </head><body><p><a href="/help/docs/node/resize/#before-you-start">This page has moved.</a></p></body></html>
      "
    `)
    const script = stub.match(/src="\/help\/([^"]+)"/)?.[1] ?? ''
    expect(read(site, script).length).toBeLessThan(500)
    const moved = '<p hidden="until-found" id="disks" data-moved><a href="/help/docs/node/resize/">'
    expect(read(site, 'docs/node/create/index.html')).toContain(moved)
    expect(read(site, 'docs/node/resize/index.html')).not.toContain('data-moved')
  })

  test('without a table has an empty map and no rules', async ({ site }) => {
    await build(site, guides)
    expect(read(site, '_/redirects.json')).toBe('{}')
    expect(existsSync(site.path('dist/_redirects'))).toBe(false)
  })

  test('follows an edit of the table, and rewrites the pages whose sections it moves', async ({ site }) => {
    await build(site, { ...guides, ...table(['/a/', '/docs/'], ['/b.html', '/docs/']) })
    const again = await build(site, table(['/a/', '/docs/node/resize/']))
    expect(again).toContain(' 0 written')
    expect(read(site, 'a/index.html')).toContain('/help/docs/node/resize/')
    expect([existsSync(site.path('dist/b.html')), existsSync(site.path('dist/b/index.html'))]).toEqual([
      false,
      false,
    ])
    const moved = await build(site, table(['/docs/node/create/#x', '/docs/node/resize/']))
    expect(moved).toContain(' 1 written')
    expect(read(site, 'docs/node/create/index.html')).toContain('id="x"')
  })

  test('has a folder for an old path that ends in .html if others are below it', async ({ site }) => {
    await build(site, {
      ...guides,
      ...table(['/FAQ.html', '/docs/'], ['/FAQ.html/nodes', '/docs/node/resize/']),
    })
    expect(read(site, 'FAQ.html/index.html')).toContain('/help/docs/')
    expect(read(site, 'FAQ.html/nodes/index.html')).toContain('/help/docs/node/resize/')
  })

  test('fails with file and line for every mistake, beside the mistakes of pages', async ({ site }) => {
    site.write({
      ...guides,
      ...table(
        ['/a/', '/docs/node/rezise/'],
        ['/a.html', '/docs/'],
        ['/docs/node/create/', '/docs/'],
        ['/b/', '/c/'],
        ['/c/', '/docs/'],
        ['/loop/', '/loop/'],
      ),
      'content/docs/index.md': '---\ntitle: Start\n---\n\n[Old](/c/) and [older](/node.html).\n',
    })
    const { code, stderr } = await site.docent(['build'])
    expect(code).toBe(1)
    // Before the mistakes stand the stages and how long they took.
    expect(stderr.slice(stderr.indexOf('content/'))).toMatchInlineSnapshot(`
      "content/docs/index.md:5
        Link to \`/c/\`, but that page has moved.
        Link to \`/docs/\`.

      content/docs/index.md:5
        Link to \`/node.html\`, but no page has that URL.
        Add the page, or remove the link.

      content/redirects.tsv:3
        The new address \`/docs/node/rezise/\` doesn't exist.
        Did you mean \`/docs/node/resize/\`?

      content/redirects.tsv:4
        The old address \`/a.html\` is the same as \`/a/\` in line 3.
        Remove one of the rows.

      content/redirects.tsv:5
        The old address \`/docs/node/create/\` is in use: \`content/docs/node/create.md\` is published there.
        Remove the row, or move the page or file.

      content/redirects.tsv:6
        The old address \`/b/\` redirects to \`/c/\`, which line 7 redirects again.
        Redirect it to \`/docs/\` directly.

      content/redirects.tsv:8
        The old address \`/loop/\` redirects in a loop: \`/loop/\` → \`/loop/\`.
        Redirect one of these rows to a page.

      7 problems.
      "
    `)
  })

  test('reports invalid rows even if a page cannot be read', async ({ site }) => {
    site.write({
      ...guides,
      'content/redirects.tsv': '/a/ /docs/\n/b/\t/docs/broken/\n',
      'content/docs/broken.md': '---\ntitle: [\n---\n',
    })
    const { code, stderr } = await site.docent(['check'])
    expect(code).toBe(1)
    expect(stderr).toContain('content/redirects.tsv:1\n')
    expect(stderr).not.toContain('content/redirects.tsv:2\n')
    expect(stderr).toContain('content/docs/broken.md')
  })
})

test('[R-006] docent serve answers 301 with the query, and a build while it runs brings new ones', async ({
  site,
}) => {
  await build(site, { ...guides, ...table(['/node/resize.html', '/docs/node/resize/#before-you-start']) })
  const running = site.start(['serve', '--port', '0'])
  const [, url = ''] = await running.printed(/at (http:\/\/localhost:\d+\/)/)
  const ask = async (path: string, method = 'GET'): Promise<[number, string | null]> => {
    const { status, headers } = await fetch(new URL(path, url), { method, redirect: 'manual' })
    return [status, headers.get('Location')]
  }
  const expected = [301, '/help/docs/node/resize/?a=1#before-you-start']
  for (const path of ['node/resize.html', 'node/resize', 'node/resize/', 'node/resize/index.html']) {
    expect(await ask(`/help/${path}?a=1`)).toEqual(expected)
  }
  expect(await ask('/help/node/resize.html?a=1', 'HEAD')).toEqual(expected)
  expect(await ask('/node/resize.html')).toEqual([404, null])
  await build(site, table(['/node/resize.html', '/docs/node/create/']))
  // The server caches build files for a second.
  await expect.poll(() => ask('/help/node/resize.html')).toEqual([301, '/help/docs/node/create/'])
})
