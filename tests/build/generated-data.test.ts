import { readFileSync } from 'node:fs'
import { afterAll, beforeAll } from 'vitest'
import { type Fragment, type PageView, pageKinds } from '../../src/shared/site/page.ts'
import { listTree } from '../list-tree.ts'
import { buildSiteFolder } from './build-worker.ts'
import { fullSite } from './sample-site.ts'
import { describe, expect, formatSiteConfig, SiteFolder, siteTest as test } from './site-folder.ts'

// Nothing here writes to the site: one build is enough for all.
const site = new SiteFolder()

beforeAll(async () => {
  site.write(fullSite)
  await buildSiteFolder(site)
})
afterAll(() => site.remove())

const read = (path: string): string => readFileSync(site.path(`dist/${path}`), 'utf8')

/** The pages of the output, by the path of their document. */
function readPages(): { path: string; html: string; fragment: Fragment }[] {
  return listTree(site.path('dist'))
    .filter((path) => path.endsWith('index.html'))
    .map((path) => {
      const fragment: Fragment = JSON.parse(read(path.replace(/html$/, 'json')))
      return { path, html: read(path), fragment }
    })
}

/** Reads the page data in the document. */
function readView(html: string): PageView {
  const json = html.match(/<script type="application\/json" id="docent-view">(.*?)<\/script>/s)?.[1] ?? '{}'
  const { view }: { view: PageView } = JSON.parse(json)
  return view
}

describe('every page', () => {
  test('[R-005] has a fixed address without parameters, a page kind, and its content in both document and fragment', () => {
    const pages = readPages()
    expect(pages.map(({ path }) => path)).toEqual([
      'docs/index.html',
      'docs/node/create/index.html',
      'docs/node/index.html',
      'docs/node/resize/index.html',
      'docs/regions/index.html',
      'docs/tools/index.html',
      'index.html',
    ])
    for (const { path, html, fragment } of pages) {
      expect(fragment.view.url, path).toBe(`/${path.replace(/index\.html$/, '')}`)
      expect(fragment.view.url, path).toMatch(/^(?:\/[\w.-]+)*\/$/)
      expect(Object.keys(pageKinds), path).toContain(fragment.view.kind)
      expect(fragment.content, path).not.toBe('')
      expect(html.includes(fragment.content), path).toBe(true)
      expect(readView(html), path).toEqual(fragment.view)
    }
  })

  test('[R-070] names its kind on the root element: guides, pages, not found', () => {
    const readClass = (path: string): string | undefined =>
      read(path).match(/<html [^>]*class="([^"]*)"/)?.[1]
    expect(readClass('docs/index.html')).toBe('docs-doc-page')
    expect(readClass('docs/node/create/index.html')).toBe('docs-doc-page')
    expect(readClass('index.html')).toBe('mdx-page')
    expect(readClass('404.html')).toBe('not-found-page')
  })

  test('[R-070] can be of any kind of the specification, each with its own name', () => {
    expect(pageKinds).toEqual({
      apiReference: 'api-reference-page',
      apiItem: 'api-item-page',
      blogList: 'blog-list-page',
      blogPost: 'blog-post-page',
      blogTagsList: 'blog-tags-list-page',
      blogTagPostList: 'blog-tags-post-list-page',
      blogAuthorsList: 'blog-authors-list-page',
      blogAuthorPosts: 'blog-authors-posts-page',
      doc: 'docs-doc-page',
      docTagsList: 'docs-tags-list-page',
      docTagDocList: 'docs-tags-doc-list-page',
      mdx: 'mdx-page',
      notFound: 'not-found-page',
    })
    const names = Object.values(pageKinds)
    expect(new Set(names).size).toBe(names.length)
  })
})

describe('generated data', () => {
  test('[R-080] a guide has its path, title, breadcrumbs, sidebar, and previous and next pages', () => {
    const { view, content }: Fragment = JSON.parse(read('docs/node/resize/index.json'))
    expect(view).toMatchObject({
      url: '/docs/node/resize/',
      kind: 'doc',
      title: 'Resize a node',
      headTitle: 'Resize a node | Cloud Docs',
      locale: 'en',
      sidebar: { id: 'docs', activePath: ['node'] },
      markdownUrl: '/docs/node/resize/index.md',
    })
    const listLinks = (part: string): string[] => {
      const [html = ''] = content.match(new RegExp(`<nav class="${part}".*?</nav>`, 's')) ?? []
      return [...html.matchAll(/ href="([^"]*)"/g)].map(([, url = '']) => url)
    }
    expect(listLinks('breadcrumbs')).toEqual(['/docs/node/'])
    expect(listLinks('pager')).toEqual(['/docs/node/create/', '/docs/tools/'])
  })

  test('[R-080] a sidebar is one file for each level', () => {
    expect(JSON.parse(read('_/nav/docs/index.json'))).toEqual([
      { kind: 'page', label: 'Start', url: '/docs/' },
      { kind: 'category', id: 'node', label: 'Nodes', url: '/docs/node/' },
      { kind: 'page', label: 'Tools', url: '/docs/tools/' },
      { kind: 'page', label: 'Regions', url: '/docs/regions/' },
    ])
    expect(JSON.parse(read('_/nav/docs/node.json'))).toEqual([
      { kind: 'page', label: 'Create a node', url: '/docs/node/create/' },
      { kind: 'page', label: 'Resize a node', url: '/docs/node/resize/' },
    ])
  })

  test('[R-080] versions, locales, footer links and search addresses are checked with their fields', async ({
    site,
  }) => {
    const wrong = {
      versions: [{ name: 'current', label: 'Next', last: true, path: '/docs' }],
      locales: [{ id: 'English', label: 'English', direction: 'down' }],
      footer: { groups: [{ title: '', items: [{ label: 'Blog', url: 'blog' }] }] },
      search: { replacePathname: { from: '/docs/' } },
    }
    site.write({ ...fullSite, 'docs.config.ts': formatSiteConfig(wrong) })
    const { code, stderr } = await site.docent(['check'])
    expect(code).toBe(1)
    expect(stderr).toMatchInlineSnapshot(`
      "
      docs.config.ts:11
        \`versions[0].isLast\` (item "Next") is missing.
        Add it; it must be \`true\` or \`false\`.

      docs.config.ts:14
        \`versions[0].last\` (item "Next") is not a known key.
        Did you mean \`isLast\`?

      docs.config.ts:15
        \`versions[0].path\` (item "Next") is \`"/docs"\`.
        It must start and end with "/", for example "/docs/".

      docs.config.ts:20
        \`locales[0].id\` (item "English") is \`"English"\`.
        It must be a language tag, for example "en" or "ar-EG".

      docs.config.ts:22
        \`locales[0].direction\` (item "English") is \`"down"\`.
        It must be one of \`ltr\`, \`rtl\`.

      docs.config.ts:28
        \`footer.groups[0].title\` is \`""\`.
        It must not be empty.

      docs.config.ts:32
        \`footer.groups[0].items[0].url\` (item "Blog") is \`"blog"\`.
        It must be a path of the site that starts with "/", or an https address.

      docs.config.ts:39
        \`search.replacePathname.to\` is missing.
        Add it; it must be a text.

      8 problems.
      "
    `)
  })

  test('the list of addresses, the rules for robots and the list for language models name every page once', () => {
    const origin = 'https://docs.cloud.example'
    const urls = [...read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)
    const views = readPages().map(({ fragment }) => fragment.view)
    expect(urls.toSorted()).toEqual(views.map(({ url }) => `${origin}${url}`).toSorted())
    expect(read('robots.txt')).toContain(`Sitemap: ${origin}/sitemap.xml`)
    const indexes = listTree(site.path('dist'))
      .filter((path) => path.endsWith('llms.txt'))
      .map(read)
      .join('\n')
    for (const { markdownUrl } of views) expect(indexes.split(`(${origin}${markdownUrl})`)).toHaveLength(2)
  })
})
