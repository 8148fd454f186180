import type { Bundle } from '../shared/bundle.ts'
import type { Catalog } from '../shared/catalog.ts'
import type { CompiledArticle } from '../shared/compiled-page.ts'
import type { Problem } from '../shared/docs-error.ts'
import type { EntryLibrary } from '../shared/entries.ts'
import type { Fragment } from '../shared/page.ts'
import type { ServerModule } from '../shared/server-module.ts'
import type { SidebarItem } from '../shared/sidebar.ts'
import type { SitePage } from '../shared/site.ts'
import type { SiteView } from '../shared/site-view.ts'
import { fragmentPath, markdownPath } from '../shared/urls.ts'
import { fillReferences } from './fill-references.ts'
import { createDocument } from './html-document.ts'
import { createMarkdownTwin } from './markdown-twin.ts'
import { renderReleaseFeeds } from './release-feeds.ts'

/** What all pages are rendered with. */
export interface RenderContext {
  site: SiteView
  bundle: Bundle
  server: ServerModule
  catalog: Catalog
  library: EntryLibrary
}

/** One page, ready to be printed. */
export interface RenderInput {
  page: SitePage
  article: CompiledArticle
  sidebarItems: SidebarItem[]
}

/** A file to write: path below the base, text content. */
export interface Artifact {
  path: string
  content: string
}

/** The files of one page: document, fragment, Markdown twin. */
export function renderPage(
  { page, article: compiled, sidebarItems }: RenderInput,
  context: RenderContext,
): Artifact[] {
  const { site, bundle, server, library } = context
  const { view } = page
  const article = fillReferences(renderArticle(page, compiled, context), page)
  const shell = server.renderShell({ site, view, sidebarItems, article })
  const fragment: Fragment = { build: bundle.buildId, view, article }
  const isIndexed = !page.compiled.frontMatter.unlisted
  const path = page.compiled.path
  const document = createDocument({ site, view, bundle, shell, isIndexed })
  // Servers send this one for any address that has no page.
  if (view.kind === 'notFound') return [{ path: '/404.html', content: document }]
  return [
    { path: `${path}index.html`, content: document },
    { path: fragmentPath(path), content: JSON.stringify(fragment) },
    ...renderReleaseFeeds(page, context),
    { path: markdownPath(path), content: createMarkdownTwin(page, compiled, { site, library }) },
  ]
}

/** An expression in a page failed while it was printed. */
export class ArticleError extends Error {
  readonly problem: Problem

  constructor(file: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    super(`${file}: ${reason}`, { cause })
    this.problem = {
      problem: `The page cannot be printed: ${reason.replace(/\.$/, '')}.`,
      at: { file, line: undefined },
      fix: 'Correct the expression in braces; a page knows only its own exports and `props`.',
    }
  }
}

function renderArticle(
  { view, compiled, topics }: SitePage,
  article: CompiledArticle,
  { server, catalog, library, site }: RenderContext,
): string {
  try {
    return server.renderArticle({
      article,
      context: {
        catalog,
        area: view.area,
        title: view.title,
        site,
        topics,
        library,
        operationUrl: () => undefined,
      },
    })
  } catch (error) {
    throw new ArticleError(compiled.file, error)
  }
}
