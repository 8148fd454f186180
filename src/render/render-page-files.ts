import { type ApiIndexFragment, getApiIndexFile } from '../shared/api/api-files.ts'
import type { Describer } from '../shared/api/describer.ts'
import type { CatalogTables } from '../shared/content/catalog/catalog.ts'
import type { CompiledArticle } from '../shared/content/compiled-page.ts'
import { removeExcerptMark, removeMarkdownExcerptMark } from '../shared/content/excerpt-mark.ts'
import type { FaqAndReleases } from '../shared/content/listed/faq-and-releases.ts'
import type { PrintedMarkdown } from '../shared/content/listed/printed-markdown.ts'
import type { Problem } from '../shared/docs-error.ts'
import type { AllMessages } from '../shared/messages/page-messages.ts'
import type { Bundle } from '../shared/output/bundle.ts'
import type { TextFile } from '../shared/output/output-file.ts'
import type { ArticleContext, RenderModule } from '../shared/output/render-module.ts'
import type { PageView } from '../shared/site/page.ts'
import type { SidebarItem } from '../shared/site/sidebar.ts'
import type { SitePage } from '../shared/site/site.ts'
import type { SiteView } from '../shared/site/site-view.ts'
import type { SiteStages } from '../shared/stages/site-stages.ts'
import { addBase } from '../shared/urls.ts'
import { describeRenderError } from './describe-render-error.ts'
import { renderReleaseFeeds } from './feeds/render-release-feeds.ts'
import { fillLinks } from './fill-links.ts'
import { getPrintLanguage } from './get-print-language.ts'
import { createMarkdownFiles } from './markdown/create-markdown-files.ts'
import { createNotFoundMarkdown } from './markdown/create-not-found-markdown.ts'
import { createPageMarkdown } from './markdown/create-page-markdown.ts'
import { addMarkdownPointer } from './markdown/llms-pointer.ts'
import { createMarkdownUrlResolver } from './markdown/resolve-markdown-url.ts'
import { renderSectionRedirects } from './redirects/render-section-redirects.ts'
import { renderHtmlDocument } from './render-html-document.ts'

/** Data that all pages are rendered with. */
export interface RenderContext {
  site: SiteView
  bundle: Bundle
  theme: RenderModule
  catalog: CatalogTables
  library: FaqAndReleases
  /** Messages that locales replace. */
  messages: Record<string, Partial<AllMessages>>
  /** Origins that pages may send requests to, besides their own. */
  connections: readonly string[]
  /** Changes the HTML of an article. Undefined for a site that doesn't. */
  printPage?: SiteStages['printPage'] | undefined
}

/** A page to render. */
export interface RenderInput {
  page: SitePage
  article: CompiledArticle
  sidebarItems: SidebarItem[]
  /** Describes the API whose description follows the article. */
  describer?: Describer | undefined
}

/** Files of a page. */
export interface RenderedPage {
  files: TextFile[]
  /** HTML of the article. */
  article: string
}

/** Creates the files of a page: document and Markdown version. */
export function renderPageFiles(
  { page, article, sidebarItems, describer }: RenderInput,
  context: RenderContext,
): RenderedPage {
  const { view, compiled, translations } = page
  const ownHtml = removeExcerptMark(renderArticleHtml(page, article, context))
  const { file, title } = compiled
  const printed = context.printPage?.({ file, url: view.url, title, html: ownHtml }) ?? ownHtml
  const html = printed + (describer?.renderDocumentDescription() ?? '')
  const { text, notes } = renderArticleText(page, article, context)
  const texts = [removeMarkdownExcerptMark(text).trimEnd(), describer?.createDocumentMarkdown().trim() ?? '']
  const body = { text: texts.filter((part) => part !== '').join('\n\n'), notes }
  const files = assemblePageFiles(
    {
      path: compiled.path,
      view,
      article: completeArticle(html, page, context),
      markdown:
        view.kind === 'notFound'
          ? createNotFoundMarkdown({ view, body }, context)
          : createPageMarkdown({ view, body, api: page.api }, context.site),
      translations,
      sidebarItems,
    },
    context,
  )
  return {
    files: [...files, ...renderReleaseFeeds(page, context), ...createApiIndexFile(page, context)],
    article: html,
  }
}

/** An article with its surroundings. */
function completeArticle(html: string, page: SitePage, context: RenderContext): string {
  return (
    addApiIndex(html, page, context) +
    renderSectionRedirects(page.sectionRedirects, context.messages[page.view.locale])
  )
}

/** Adds the index of operations to the overview of an API. */
function addApiIndex(overview: string, { api: index, view }: SitePage, context: RenderContext): string {
  if (index === undefined) return overview
  const { theme } = context
  const language = getPrintLanguage(context, view.locale)
  const lists = theme.renderApiIndexLists({ index, current: index.url }, language)
  const indexUrl = addBase(context.site.base, getApiIndexFile(index.api, view.locale))
  return theme.renderApiPage(
    { index, indexUrl, lists, overview: { html: overview, site: context.site, view }, itemHtml: undefined },
    language,
  )
}

/** Creates the file with the complete index of an API, which its pages load when a reader uses the index. */
function createApiIndexFile({ api: index, view }: SitePage, context: RenderContext): TextFile[] {
  if (index === undefined) return []
  const language = getPrintLanguage(context, view.locale)
  const fragment: ApiIndexFragment = {
    html: context.theme.renderApiIndexLists({ index, current: undefined }, language),
  }
  return [{ path: getApiIndexFile(index.api, view.locale), content: JSON.stringify(fragment) }]
}

/** Returns the URLs of operations. Tables of the writer's own have none. */
function findOperationUrl(
  catalog: CatalogTables,
  { api, id, base }: { api: string; id: string; base: string },
): string | undefined {
  const url = catalog.get('operations')?.rows[`${api}_${id}`]?.url
  return url === undefined ? undefined : addBase(base, String(url))
}

/** Data for the document of a page. */
export interface DocumentContent {
  view: PageView
  /** HTML of the article. */
  article: string
  /** IDs of the locales in which the page is translated. */
  translations: string[]
  sidebarItems: SidebarItem[]
}

export interface PageContent extends DocumentContent {
  /** Path below the base URL. */
  path: string
  markdown: string
}

/** Creates the files of a page from any kind of article. */
export function assemblePageFiles(pageContent: PageContent, context: RenderContext): TextFile[] {
  const { path, view, markdown } = pageContent
  const document = renderPageDocument(pageContent, context)
  // Servers send these for any unknown URL.
  if (view.kind === 'notFound') {
    const file = path.replace(/\/$/, '')
    return [
      { path: `${file}.html`, content: document },
      { path: `${file}.md`, content: addMarkdownPointer(markdown, context.site) },
    ]
  }
  return [
    { path: `${path}index.html`, content: document },
    ...createMarkdownFiles({ path, title: view.title, markdown }, context.site),
  ]
}

/** Creates the HTML document of a page. */
export function renderPageDocument(
  { view, article, translations, sidebarItems }: DocumentContent,
  context: RenderContext,
): string {
  const { site, bundle, theme, connections } = context
  const messages = context.messages[view.locale] ?? {}
  const shell = theme.renderPage({ site, view, sidebarItems, article, messages })
  return renderHtmlDocument({ site, view, bundle, shell, translations, messages, connections })
}

/** Renders the article of a page with its URLs. */
export function renderArticleHtml(page: SitePage, article: CompiledArticle, context: RenderContext): string {
  return fillLinks(
    print(page, () => context.theme.renderArticle({ article, context: getArticleContext(page, context) })),
    page,
  )
}

/** Renders the article of a page as Markdown. */
export function renderArticleText(
  page: SitePage,
  article: CompiledArticle,
  context: RenderContext,
): PrintedMarkdown {
  const resolveUrl = createMarkdownUrlResolver(page, page.view.url, context.site)
  return print(page, () =>
    context.theme.renderArticleMarkdown({ article, context: getArticleContext(page, context), resolveUrl }),
  )
}

/** A component failed during rendering. */
export class ArticleError extends Error {
  readonly problem: Problem

  constructor(file: string, cause: unknown) {
    const reason = describeRenderError(cause)
    super(`${file}: ${reason}`, { cause })
    this.problem = {
      problem: `The page cannot be printed: ${reason.replace(/\.$/, '')}.`,
      at: { file, line: undefined },
      fix: 'Correct the values of the attributes of its components.',
    }
  }
}

/** Runs `work`. If it fails, the error names the page. */
function print<T>({ compiled }: SitePage, work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw new ArticleError(compiled.file, error)
  }
}

const articleContexts = new WeakMap<SitePage, ArticleContext>()

/** Returns the facts and addresses that the components of a page print. */
function getArticleContext(page: SitePage, context: RenderContext): ArticleContext {
  const { catalog, library, site, messages } = context
  const { view, topics } = page
  const cachedContext = articleContexts.get(page)
  if (cachedContext !== undefined) return cachedContext
  const articleContext: ArticleContext = {
    catalog,
    area: view.area,
    title: view.title,
    site,
    locale: site.locales.find(({ id }) => id === view.locale),
    messages: messages[view.locale] ?? {},
    topics,
    library,
    operationUrl: (api, id) => findOperationUrl(catalog, { api, id, base: site.base }),
  }
  articleContexts.set(page, articleContext)
  return articleContext
}
