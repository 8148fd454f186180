import { readFileSync } from 'node:fs'
import { noticePlaceholders } from '../../src/shared/forms/notice-template.ts'
import { listTree } from '../list-tree.ts'
import { buildSiteFolder } from './build-worker.ts'
import { describe, expect, type SiteFolder, siteTest as test } from './site-folder.ts'
import { versionedSite } from './world-site.ts'

const read = (site: SiteFolder, path: string): string => readFileSync(site.path(`dist/${path}`), 'utf8')

/** Documents of the site, each with the kind of its page. */
function documents(site: SiteFolder): { path: string; html: string; isGuide: boolean }[] {
  return listTree(site.path('dist'))
    .filter((path) => path.endsWith('.html'))
    .map((path) => ({ path, html: read(site, path) }))
    .filter(({ html }) => html.includes('id="docent-view"'))
    .map(({ path, html }) => ({ path, html, isGuide: html.includes(' class="docs-doc-page"') }))
}

const readForm = (html: string): string | undefined => html.match(/<form[^>]* data-feedback.*?<\/form>/s)?.[0]

test('[F-010] each guide has the feedback question once, and no other page has it', async ({ site }) => {
  site.write(versionedSite)
  await buildSiteFolder(site)
  const all = documents(site)
  expect(all.filter(({ isGuide }) => isGuide).length).toBeGreaterThan(3)
  expect(all.filter(({ isGuide }) => !isGuide).length).toBeGreaterThan(10)
  for (const { path, html, isGuide } of all)
    expect([path, html.split('data-feedback').length - 1]).toEqual([path, isGuide ? 1 : 0])
  const { build: id } = JSON.parse(read(site, '_/site.json'))
  const form = readForm(read(site, 'ar/docs/next/index.html')) ?? ''
  expect(form).toContain(' action="/_/feedback" method="post"')
  expect(form).toContain('<input type="hidden" name="page" value="/ar/docs/next/"/>')
  expect(form).toContain(`<input type="hidden" name="build" value="${id}"/>`)
  expect(form.length).toBeLessThan(600)
})

test('the question is neither in Markdown nor in what search finds', async ({ site }) => {
  site.write(versionedSite)
  await buildSiteFolder(site)
  const texts = listTree(site.path('dist')).filter((path) =>
    /(?:\.md|\.txt|^_\/search\/.*\.json)$/.test(path),
  )
  expect(texts.length).toBeGreaterThan(5)
  for (const path of texts) expect([path, /helpful/i.test(read(site, path))]).toEqual([path, false])
})

test('a site without a server has no trace of feedback and newsletter', async ({ site }) => {
  site.write({
    ...versionedSite,
    'docs.config.ts': String(versionedSite['docs.config.ts']).replace(
      '"blog": {}',
      '"blog": {}, "feedback": false, "newsletter": false, "footer": { "home": {} }',
    ),
    'content/pages/news.mdx': '---\ntitle: News\n---\n\nRead the blog.\n\n<Newsletter />\n',
  })
  await buildSiteFolder(site)
  for (const { path, html } of documents(site)) {
    expect([path, readForm(html)]).toEqual([path, undefined])
    expect([path, html.includes('class="newsletter-form"')]).toEqual([path, false])
  }
  expect(read(site, 'news/index.html')).toContain('Read the blog.')
  expect(JSON.parse(read(site, '_/site.json'))).not.toHaveProperty('feedbackAction')
})

describe('the page that the server answers forms with', () => {
  test('[R-121] has the policy of all pages, and places for title and text', async ({ site }) => {
    site.write(versionedSite)
    await buildSiteFolder(site)
    const html = read(site, '_/notice.html')
    const { title, body } = noticePlaceholders
    expect(html).toContain(`<title>${title} | `)
    expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`))
    expect(html.split(body)).toHaveLength(2)
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).not.toContain('rel="canonical"')
    expect(html).toMatch(/<html[^>]* lang="en"[^>]* data-answer=""/)
    const policy = /<meta http-equiv="Content-Security-Policy" content="[^"]*"/
    expect(html.match(policy)?.[0]).toBe(read(site, 'index.html').match(policy)?.[0])
    expect(html).toMatch(/form-action 'self'/)
  })

  test('is in no list of pages, in any language', async ({ site }) => {
    site.write(versionedSite)
    await buildSiteFolder(site)
    const all = listTree(site.path('dist'))
    const pages = ['_/notice.ar.html', '_/notice.html']
    expect(all.filter((path) => path.includes('notice'))).toEqual(
      pages.flatMap((path) => [path, `${path}.br`, `${path}.gz`]),
    )
    const lists = all.filter((path) => /(?:\.xml|\.txt|\.json|^_redirects)$/.test(path))
    expect(lists).toEqual(expect.arrayContaining(['sitemap.xml', 'llms.txt', '_/pages.json']))
    for (const path of lists) expect([path, read(site, path).includes('notice')]).toEqual([path, false])
    // Its readers come to the home page of another language.
    for (const path of pages) expect(read(site, path)).not.toMatch(/href="[^"]*notice/)
  })
})
