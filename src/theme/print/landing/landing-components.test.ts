import { describe, expect, test } from 'vitest'
import { emptyLibrary, sampleConfig } from '../../../../tests/unit/sample-values.ts'
import { compilePage } from '../../../content/compile-page.ts'
import { createArticleTexts } from '../../../content/list-collections.ts'
import { prepareSource } from '../../../content/source/prepare-source.ts'
import { createSiteView } from '../../../render/create-site-view.ts'
import type { ArticleContext } from '../../../shared/output/render-module.ts'
import { renderArticle } from '../article/render-article.ts'

const site = createSiteView(
  sampleConfig({
    base: '/base/',
    areas: [{ id: 'compute', label: 'Compute', url: '/compute/', folder: 'compute', sidebar: 'main' }],
    search: { url: '/search/' },
  }),
)

function html(body: string, more: Partial<ArticleContext> = {}): string {
  const text = `---\ntitle: The title\nlayout: landing\n---\n\n${body}`
  const file = 'content/pages/x.mdx'
  const source = prepareSource({ file, kind: 'mdx', text }, { root: '/nowhere', variables: new Map() })
  const place = { locale: 'en', version: undefined, texts: createArticleTexts() }
  const task = {
    ...place,
    key: 'k',
    file,
    source,
    folder: 'content/pages',
    routeBase: '/',
    kind: 'mdx' as const,
  }
  const { page, article } = compilePage(task)
  const context: ArticleContext = {
    catalog: new Map(),
    area: undefined,
    operationUrl: () => undefined,
    title: page.title,
    site,
    locale: site.locales[0],
    messages: {},
    topics: {},
    library: emptyLibrary,
    ...more,
  }
  return renderArticle({ article, context })
}

describe('the hero', () => {
  test('prints the title of the page as its heading, which is focusable', () => {
    expect(html('<Hero lead="Why & how." />')).toBe(
      '<div class="hero"><div class="hero-text"><h1 tabindex="-1" class="hero-title">The title</h1><p class="hero-lead">Why &amp; how.</p></div></div>',
    )
  })

  test('accepts another title', () => {
    expect(html('<Hero title="Welcome" />')).toContain('>Welcome</h1>')
  })
})

test('[R-082] the search page has the texts of the language before its script runs', () => {
  const form = html('<Hero />\n\n<SearchResults />', {
    messages: {
      searchDocs: 'ابحث في الأدلة',
      search: 'بحث',
      resultsNeedScript: 'تحتاج النتائج إلى نص برمجي.',
    },
  })
  expect(form).toContain('placeholder="ابحث في الأدلة"')
  expect(form).toContain('>بحث</button>')
  expect(form).toContain('>تحتاج النتائج إلى نص برمجي.</p>')
})

describe('the search box', () => {
  test('is a form that submits to the search page', () => {
    const box = html('<Hero><SearchBox /></Hero>')
    expect(box).toContain('<form action="/base/search/" method="get" data-search-box class="search-box">')
    expect(box).not.toContain('type="hidden"')
  })

  test('of an area sends its id', () => {
    const box = html('<Hero><SearchBox area="compute" /></Hero>')
    expect(box).toContain('<input type="hidden" name="area" value="compute"/>')
    expect(box).toContain('aria-label="Search docs: Compute"')
  })

  test('[R-082] has the texts of the language', () => {
    const box = html('<Hero><SearchBox area="compute" /></Hero>', {
      messages: { searchDocs: 'ابحث في الأدلة', search: 'بحث' },
    })
    expect(box).toContain('aria-label="ابحث في الأدلة: Compute"')
    expect(box).toContain('placeholder="ابحث في الأدلة"')
    expect(box).toContain('>بحث</button>')
  })

  test('fails if the site has no search page', () => {
    const bare = createSiteView(sampleConfig())
    expect(() => html('<Hero><SearchBox /></Hero>', { site: bare })).toThrow(
      '`<SearchBox>` needs `search.url` in `docs.config.ts`',
    )
  })
})

test('the card of an area links to it', () => {
  expect(html('<Hero />\n\n<AreaCard area="compute" />')).toContain(
    '<a href="/base/compute/" class="whole-card">Compute</a>',
  )
})

test('an illustration has no text, no style attributes, and no IDs', () => {
  const drawing = html('<Hero illustration="platform" />').match(/<svg.*<\/svg>/s)?.[0] ?? ''
  expect(drawing).toContain('aria-hidden="true"')
  expect(drawing.match(/<path/g)?.length).toBeGreaterThan(30)
  expect(drawing).not.toMatch(/ (?:style|id)=/)
})

test('a topic shows its number of pages', () => {
  const topic = { label: 'Nodes', url: '/n/', description: undefined, icon: undefined, sections: [] }
  const cards = html('<Hero />\n\n<TopicCards area="compute" />', {
    topics: {
      compute: [
        { ...topic, pages: 1 },
        { ...topic, url: '/m/', pages: 12 },
      ],
    },
  })
  expect(cards.match(/\d+ pages?/g)).toEqual(['1 page', '12 pages'])
})

test('[F-070] a card shows the symbol that it names', () => {
  const brand = { name: 'Acme', legalName: 'Acme Ltd', icons: '/icons.svg' }
  const withIcons = createSiteView(sampleConfig({ base: '/base/', brand }))
  const card = html('<Hero />\n\n<Cards>\n<Card title="Nodes" symbol="disk" />\n</Cards>', {
    site: withIcons,
  })
  expect(card).toContain('<use href="/base/icons.svg#disk"></use></svg>Nodes</strong>')
})
