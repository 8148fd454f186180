import { describe, expect, test } from 'vitest'
import {
  emptyLibrary,
  emptyTheme,
  sampleBundle,
  sampleSite,
  sampleSitePage,
} from '../../tests/unit/sample-values.ts'
import type { CompiledArticle } from '../shared/content/compiled-page.ts'
import type { RenderModule } from '../shared/output/render-module.ts'
import type { SitePage } from '../shared/site/site.ts'
import { renderPageFiles } from './render-page-files.ts'

/** A theme that prints the article as it gets it. */
const theme: RenderModule = {
  ...emptyTheme,
  renderArticle: ({ article }) => String(article.tree),
  renderPage: ({ article }) => `<header></header><main>${article}</main>`,
}
const context = {
  site: sampleSite,
  bundle: sampleBundle,
  theme,
  catalog: new Map(),
  library: emptyLibrary,
  messages: {},
  connections: [],
}

function render(html: string, changes: Partial<SitePage> = {}): Map<string, string> {
  const article: CompiledArticle = { tree: html, slots: [] }
  const { files } = renderPageFiles(
    { page: sampleSitePage('x', changes), article, sidebarItems: [] },
    context,
  )
  return new Map(files.map(({ path, content }) => [path, content]))
}

const content = (html: string, changes: Partial<SitePage> = {}): string =>
  render(html, changes)
    .get('/docs/x/index.html')
    ?.match(/<main>.*<\/main>/s)?.[0] ?? ''

test('a page is a document and its Markdown', () => {
  const files = render('<p>a</p>')
  expect([...files.keys()].sort()).toEqual(['/docs/x.md', '/docs/x/index.html', '/docs/x/index.md'])
  expect(files.get('/docs/x.md')).toBe(files.get('/docs/x/index.md'))
  expect(files.get('/docs/x/index.html')).toContain('<main><p>a</p></main>')
})

describe('addresses', () => {
  test('replace their tokens, escaped', () => {
    const links = ['/docs/a/', '/docs/b/?x=1&y="2"']
    expect(content('<a href="docent-link:1">b</a><a href="docent-link:0">a</a>', { links })).toBe(
      '<main><a href="/docs/b/?x=1&amp;y=&quot;2&quot;">b</a><a href="/docs/a/">a</a></main>',
    )
  })

  test('of images have a size if it is known', () => {
    const images = [
      { src: '/a.svg', width: 40, height: 30 },
      { src: '/b.svg', width: undefined, height: undefined },
    ]
    expect(content('<img src="docent-image:0" alt=""><img src="docent-image:1" alt="">', { images })).toBe(
      '<main><img src="/a.svg" width="40" height="30" alt=""><img src="/b.svg" alt=""></main>',
    )
  })

  test('more than ten are not confused', () => {
    const links = Array.from({ length: 12 }, (_, index) => `/l${index}/`)
    expect(content('docent-link:1 docent-link:11', { links })).toBe('<main>/l1/ /l11/</main>')
  })
})
