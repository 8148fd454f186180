import type { Catalog } from '../shared/content/catalog.ts'
import type { CompiledArticle } from '../shared/content/compiled-page.ts'
import type { EntryLibrary } from '../shared/content/entries.ts'
import { withoutExcerptMark } from '../shared/content/excerpt-mark.ts'
import type { Problem } from '../shared/docs-error.ts'
import type { AllMessages } from '../shared/messages/page-messages.ts'
import type { Bundle } from '../shared/output/bundle.ts'
import type { TextFile } from '../shared/output/output.ts'
import type { ServerModule } from '../shared/output/server-module.ts'
import type { Fragment, PageView } from '../shared/site/page.ts'
import type { SidebarItem } from '../shared/site/sidebar.ts'
import type { SitePage } from '../shared/site/site.ts'
import type { SiteView } from '../shared/site/site-view.ts'
import { fragmentPath, markdownPath, withBase } from '../shared/urls.ts'
import { renderReleaseFeeds } from './feeds/release-feeds.ts'
import { fillReferences } from './fill-links.ts'
import { createDocument } from './html-document.ts'
import { createMarkdownTwin } from './page-markdown.ts'
import { movedSectionsHtml } from './redirects/section-redirects.ts'
import { shellView } from './shell-view.ts'

/** What all pages are rendered with. */
export interface RenderContext {
  site: SiteView
  bundle: Bundle
  server: ServerModule
  catalog: Catalog
  library: EntryLibrary
  /** Texts that languages have of their own. */
  messages: Record<string, Partial<AllMessages>>
  /** Origins that pages may send requests to, beside their own. */
  connections: readonly string[]
}

/** One page, ready to be printed. */
export interface RenderInput {
  page: SitePage
  article: CompiledArticle
  sidebarItems: SidebarItem[]
}

/** What a page becomes. */
export interface RenderedPage {
  files: TextFile[]
  /** What the writer has written, as HTML. */
  article: string
}

/** The files of one page: document, fragment, Markdown twin. */
export function renderPage(
  { page, article, sidebarItems }: RenderInput,
  context: RenderContext,
): RenderedPage {
  const { view, compiled, translations } = page
  const own = withoutExcerptMark(articleHtml(page, article, context))
  const files = pageFiles(
    {
      path: compiled.path,
      view,
      article: articleInFull(own, page, context),
      markdown: createMarkdownTwin(page, article, context),
      translations,
      sidebarItems,
    },
    context,
  )
  return { files: [...files, ...renderReleaseFeeds(page, context)], article: own }
}

/** An article with what its page shows around it. */
function articleInFull(own: string, page: SitePage, context: RenderContext): string {
  return (
    withReferenceIndex(own, page, context) +
    movedSectionsHtml(page.movedSections, context.messages[page.view.locale])
  )
}

/** The overview of an API stands beside the index of its operations. */
function withReferenceIndex(overview: string, { reference }: SitePage, { server }: RenderContext): string {
  return reference === undefined
    ? overview
    : server.renderReferencePage({ index: reference, overviewHtml: overview })
}

/** Where the reference shows an operation; a table of the writer's own has no addresses. */
function operationUrl(
  catalog: Catalog,
  { api, id, base }: { api: string; id: string; base: string },
): string | undefined {
  const url = catalog.get('operations')?.rows[`${api}_${id}`]?.url
  return url === undefined ? undefined : withBase(base, String(url))
}

/** What the document of a page is printed from. */
export interface DocumentParts {
  view: PageView
  /** Inner HTML of the article. */
  article: string
  /** Ids of the locales that have the page in their own words. */
  translations: string[]
  sidebarItems: SidebarItem[]
}

export interface PageParts extends DocumentParts {
  /** Path below the base. */
  path: string
  markdown: string
  /** The page is large and reached rarely: browsers load it as a whole (`SiteView.wholePages`). */
  isWhole?: boolean
}

/** The files of a page, whatever its article was made from. */
export function pageFiles(parts: PageParts, context: RenderContext): TextFile[] {
  const { path, view, markdown, isWhole = false } = parts
  const { document, content } = pageDocument(parts, context)
  // Servers send this one for any address that has no page.
  if (view.kind === 'notFound') return [{ path: path.replace(/404\/$/, '404.html'), content: document }]
  const fragment: Fragment = { build: context.bundle.buildId, view: shellView(view), content }
  return [
    { path: `${path}index.html`, content: document },
    ...(isWhole ? [] : [{ path: fragmentPath(path), content: JSON.stringify(fragment) }]),
    { path: markdownPath(path), content: markdown },
  ]
}

/** The HTML document of a page, and what of it is between sidebar and footer. */
export function pageDocument(
  { view, article, translations, sidebarItems }: DocumentParts,
  context: RenderContext,
): { document: string; content: string } {
  const { site, bundle, server, connections } = context
  const messages = context.messages[view.locale] ?? {}
  const { shell, content } = server.renderPage({ site, view, sidebarItems, article, messages })
  const document = createDocument({ site, view, bundle, shell, translations, messages, connections })
  return { document, content }
}

/** The article of a page, with its addresses. */
export function articleHtml(page: SitePage, article: CompiledArticle, context: RenderContext): string {
  return fillReferences(renderArticle(page, article, context), page)
}

/** A component of a page failed while it was printed. */
export class ArticleError extends Error {
  readonly problem: Problem

  constructor(file: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    super(`${file}: ${reason}`, { cause })
    this.problem = {
      problem: `The page cannot be printed: ${reason.replace(/\.$/, '')}.`,
      at: { file, line: undefined },
      fix: 'Correct the values of the attributes of its components.',
    }
  }
}

function renderArticle(
  { view, compiled, topics }: SitePage,
  article: CompiledArticle,
  { server, catalog, library, site, messages }: RenderContext,
): string {
  try {
    return server.renderArticle({
      article,
      context: {
        catalog,
        area: view.area,
        title: view.title,
        site,
        locale: site.locales.find(({ id }) => id === view.locale),
        messages: messages[view.locale] ?? {},
        topics,
        library,
        operationUrl: (api, id) => operationUrl(catalog, { api, id, base: site.base }),
      },
    })
  } catch (error) {
    throw new ArticleError(compiled.file, error)
  }
}
