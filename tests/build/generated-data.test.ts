import { readFileSync } from 'node:fs'
import { afterAll, beforeAll } from 'vitest'
import { readBuiltPage } from '../../src/doctor/read-built-site.ts'
import type { PageSnapshot } from '../../src/shared/site/page.ts'
import { pageKinds } from '../../src/shared/site/page-kinds.ts'
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

type Page = Pick<PageSnapshot, 'view' | 'content'> & { file: string }

/** The pages of the output, by the path of their document. */
function readPages(): Page[] {
  return listTree(site.path('dist'))
    .filter((path) => path.endsWith('index.html'))
    .map(readPage)
}

function readPage(file: string): Page {
  const page = readBuiltPage(read(file))
  if (page === undefined) throw new Error(`${file} is not a page.`)
  return { ...page, file }
}

describe('every page', () => {
  test('[R-005] has a fixed address without parameters, a page kind, and its content', () => {
    const pages = readPages()
    expect(pages.map(({ file }) => file)).toEqual([
      'docs/index.html',
      'docs/node/create/index.html',
      'docs/node/index.html',
      'docs/node/resize/index.html',
      'docs/regions/index.html',
      'docs/tools/index.html',
      'index.html',
    ])
    for (const { file, view, content } of pages) {
      expect(view.url, file).toBe(`/${file.replace(/index\.html$/, '')}`)
      expect(view.url, file).toMatch(/^(?:\/[\w.-]+)*\/$/)
      expect(Object.keys(pageKinds), file).toContain(view.kind)
      expect(content, file).toMatch(/<h1\b.*<\/main>/s)
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
    const { view, content } = readPage('docs/node/resize/index.html')
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
      const [html = ''] = content.match(new RegExp(`<nav [^>]*class="${part}".*?</nav>`, 's')) ?? []
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
    const views = readPages().map(({ view }) => view)
    expect(urls.toSorted()).toEqual(views.map(({ url }) => `${origin}${url}`).toSorted())
    expect(read('robots.txt')).toContain(`Sitemap: ${origin}/sitemap.xml`)
    const indexes = listTree(site.path('dist'))
      .filter((path) => path.endsWith('llms.txt'))
      .map(read)
      .join('\n')
    for (const { markdownUrl } of views) expect(indexes.split(`(${origin}${markdownUrl})`)).toHaveLength(2)
  })
})
