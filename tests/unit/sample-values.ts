import { createDefaultFrontMatter } from '../../src/content/front-matter/parse-front-matter.ts'
import { createSiteView } from '../../src/render/create-site-view.ts'
import { configSchema, type DocsConfig, type UserConfig } from '../../src/shared/config/config.ts'
import type { CompiledPage } from '../../src/shared/content/compiled-page.ts'
import type { FrontMatter } from '../../src/shared/content/front-matter/front-matter.ts'
import type { ContentList, FaqAndReleases } from '../../src/shared/content/listed/faq-and-releases.ts'
import type { Bundle } from '../../src/shared/output/bundle.ts'
import type { RenderModule } from '../../src/shared/output/render-module.ts'
import type { PageView } from '../../src/shared/site/page.ts'
import { pageViewDefaults } from '../../src/shared/site/page-view-defaults.ts'
import type { SitePage } from '../../src/shared/site/site.ts'
import type { SiteView } from '../../src/shared/site/site-view.ts'

/** A site without questions and release notes. */
export const emptyLibrary: FaqAndReleases = {
  faq: [],
  releases: [],
  urls: { questions: {}, services: {}, releases: {} },
}

/** The least that a site has to say. */
export const smallestConfig = {
  title: 'Docs',
  url: 'https://docs.example',
  brand: { name: 'Acme', legalName: 'Acme Ltd' },
}

export function sampleConfig(more: Partial<UserConfig> = {}): DocsConfig {
  return configSchema.parse({ ...smallestConfig, ...more })
}

/** A list of entries as the compiler finds it. */
export function sampleContentList(list: Pick<ContentList, 'component'> & Partial<ContentList>): ContentList {
  const place = { file: 'content/docs/page.mdx', line: 3 }
  return { kind: 'faq', isWhole: true, area: undefined, ids: undefined, headingsBefore: 0, ...place, ...list }
}

interface PageChanges extends Partial<Omit<CompiledPage, 'frontMatter'>> {
  frontMatter?: Partial<FrontMatter>
}

/** A page of the guides by its id, as the compiler would have made it. */
export function samplePage(id: string, { frontMatter, ...changes }: PageChanges = {}): CompiledPage {
  const file = `content/docs/${id}.mdx`
  const name = id.split('/').at(-1) ?? id
  return {
    key: `key of ${id}`,
    id,
    file,
    source: changes.file ?? file,
    locale: 'en',
    version: 'current',
    path: `/docs/${id}/`.replace(/\/index\/$/, '/'),
    kind: 'doc',
    title: name,
    description: '',
    frontMatter: { ...createDefaultFrontMatter(file), ...frontMatter },
    headings: [],
    anchors: [],
    links: [],
    images: [],
    catalogLookups: [],
    rowSelections: [],
    areaLookups: [],
    iconLookups: [],
    usesCatalog: false,
    partials: [],
    contentLists: [],
    post: undefined,
    ...changes,
  }
}

export function sampleView(changes: Partial<PageView> = {}): PageView {
  return {
    ...pageViewDefaults,
    url: '/docs/x/',
    kind: 'doc',
    title: 'X',
    headTitle: 'X | Docs',
    description: 'About X.',
    locale: 'en',
    markdownUrl: '/docs/x/index.md',
    hideToc: false,
    ...changes,
  }
}

export function sampleSitePage(id: string, changes: Partial<SitePage> = {}): SitePage {
  const compiled = samplePage(id)
  const view = sampleView({
    url: compiled.path,
    title: compiled.title,
    markdownUrl: `${compiled.path}index.md`,
  })
  return {
    compiled,
    view,
    links: [],
    images: [],
    topics: {},
    translations: ['en'],
    api: undefined,
    sectionRedirects: {},
    ...changes,
  }
}

/** A theme that prints nothing. */
export const emptyTheme: RenderModule = {
  siteComponents: {},
  renderPage: () => '',
  renderArticle: () => '',
  renderArticleMarkdown: () => ({ text: '', notes: new Map() }),
  renderSectionsMarkdown: () => [],
  renderListMarkdown: () => ({ text: '', notes: new Map() }),
  renderList: () => '',
  renderApiIndexLists: () => '',
  renderApiItem: () => '',
  renderApiPage: () => '',
  renderOperation: () => '',
  renderOperationPage: () => '',
  renderSchema: () => '',
  renderSchemaArticle: () => '',
  renderSchemaPart: () => '',
  renderGroup: () => '',
  renderItemList: () => '',
}

/** Shell data of the pages of the smallest site. */
export const sampleSite: SiteView = createSiteView(sampleConfig())

export const sampleBundle: Bundle = {
  buildId: 'b1',
  boot: 'document.documentElement.dataset.theme="light"',
  coreStyle: 'body{margin:0}',
  stylesheet: { path: '/_/assets/style-1.css', classes: ['spinner'] },
  extraStylesheets: [{ path: '/_/assets/faq-1.css', classes: ['faq'] }],
  startScript: '/_/assets/start-1.js',
  offlineWorker: '',
  redirectScript: '/_/assets/redirect-1.js',
  idleScripts: [],
  apiScripts: ['/_/assets/api.js'],
  coreStylesheet: '/_/assets/core.css',
  assets: [],
  renderModule: '/nowhere/render.js',
  renderDigest: 's1',
}
