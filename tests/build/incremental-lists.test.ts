import { readFileSync, rmSync } from 'node:fs'
import { afterAll, beforeAll } from 'vitest'
import { buildSiteFolder } from './build-worker.ts'
import { compareToCleanBuild, listRewrittenDocuments } from './clean-build.ts'
import { describe, expect, SiteFolder, siteTest as test } from './site-folder.ts'
import { versionedSite } from './world-site.ts'

const replace = (site: SiteFolder, file: string, [from, to]: [from: string, to: string]): void => {
  const text = readFileSync(site.path(file), 'utf8')
  expect(text).toContain(from)
  site.write({ [file]: text.replace(from, to) })
}

/** Documents of the world site that a build writes again after a change. */
function rewritten(site: SiteFolder, change: () => void): Promise<string[]> {
  site.write(versionedSite)
  return listRewrittenDocuments(site, change)
}

describe('pages without a source file', () => {
  test('follow the title of a guide: the only the lists that show it are rewritten', async ({ site }) => {
    const paths = await rewritten(site, () =>
      replace(site, 'content/docs/other.md', ['title: Other', 'title: Another']),
    )
    expect(paths.filter((path) => path.includes('tags/'))).toEqual([
      'ar/docs/next/tags/network/index.html',
      'docs/next/tags/network/index.html',
    ])
  })

  test("aren't rewritten when text changes that they don't show", async ({ site }) => {
    const paths = await rewritten(site, () => {
      replace(site, 'content/docs/install.md', ['Install it.', 'Install it. Then start it.'])
      replace(site, 'content/blog/2026-02-03-second.md', ['Two.', 'Two, and more.'])
    })
    expect(paths).toEqual([
      'ar/blog/2026/02/03/second/index.html',
      'ar/docs/next/install/index.html',
      'blog/2026/02/03/second/index.html',
      'docs/next/install/index.html',
    ])
  })

  test('follow the beginning of a post', async ({ site }) => {
    const paths = await rewritten(site, () =>
      replace(site, 'content/blog/2026-01-02-first.md', ['The beginning.', 'Once upon a time.']),
    )
    expect(paths.filter((path) => path.startsWith('blog/'))).toEqual([
      'blog/2026/01/02/first/index.html',
      'blog/authors/asha/index.html',
      'blog/index.html',
      'blog/tags/news/index.html',
    ])
    expect(readFileSync(site.path('dist/blog/index.html'), 'utf8')).toContain('Once upon a time.')
  })
})

describe('pages without a source file, change after change,', () => {
  const site = new SiteFolder()
  const other = new SiteFolder()

  beforeAll(async () => {
    site.write(versionedSite)
    await buildSiteFolder(site)
  })
  afterAll(() => Promise.all([site.remove(), other.remove()]))

  const changes: [string, () => void][] = [
    [
      'a tag file',
      () => site.write({ 'content/docs/tags.yml': 'setup: { label: Setting up }\nnetwork: ~\n' }),
    ],
    ['a tag less', () => replace(site, 'content/docs/install.md', [', network', ''])],
    ['the last use of a tag', () => replace(site, 'content/docs/index.md', ['tags: [setup]\n', ''])],
    ['another name of an author', () => replace(site, 'content/blog/authors.yml', ['Ben Okafor', 'Ben O.'])],
    ['a post less', () => rmSync(site.path('content/blog/2026-02-03-second.md'))],
    ['a text of the shell', () => site.write({ 'content/i18n/ar/messages.yml': 'next: التالي\n' })],
    ['a translation less', () => rmSync(site.path('content/i18n/ar/docs/index.md'))],
  ]
  for (const [name, change] of changes) {
    test(`after ${name} are equal to a clean build's`, async () => {
      change()
      await buildSiteFolder(site)
      expect(await compareToCleanBuild(site, other)).toEqual([])
    })
  }
})
