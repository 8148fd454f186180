import type { Bundle } from '../shared/bundle.ts'
import type { Catalog } from '../shared/catalog.ts'
import type { CompiledArticle } from '../shared/compiled-page.ts'
import type { Problem } from '../shared/docs-error.ts'
import { escapeHtml } from '../shared/html.ts'
import type { Fragment } from '../shared/page.ts'
import { tokenPattern } from '../shared/reference-tokens.ts'
import type { ServerModule } from '../shared/server-module.ts'
import type { SidebarItem } from '../shared/sidebar.ts'
import type { ResolvedImage, SitePage } from '../shared/site.ts'
import type { SiteView } from '../shared/site-view.ts'
import { fragmentPath, markdownPath } from '../shared/urls.ts'
import { createDocument } from './html-document.ts'
import { createMarkdownTwin } from './markdown-twin.ts'

/** What all pages are rendered with. */
export interface RenderContext {
  site: SiteView
  bundle: Bundle
  server: ServerModule
  catalog: Catalog
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
  const { site, bundle, server } = context
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
    { path: markdownPath(path), content: createMarkdownTwin(page, compiled, site) },
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
  { server, catalog, site }: RenderContext,
): string {
  try {
    return server.renderArticle({
      article,
      context: { catalog, area: view.area, title: view.title, site, topics, operationUrl: () => undefined },
    })
  } catch (error) {
    throw new ArticleError(compiled.file, error)
  }
}

/** Puts addresses in the place of the tokens, and sizes on images so that nothing moves when they arrive. */
function fillReferences(html: string, page: SitePage): string {
  return html
    .replace(/src="docent-image:(\d+)"/g, (_, index: string) => imageAttributes(page.images[Number(index)]))
    .replace(tokenPattern, (_, kind: string, index: string) => {
      const at = Number(index)
      return escapeHtml((kind === 'link' ? page.links[at] : page.images[at]?.src) ?? '')
    })
}

function imageAttributes(image: ResolvedImage | undefined): string {
  if (image === undefined) return 'src=""'
  const size =
    image.width === undefined || image.height === undefined
      ? ''
      : ` width="${image.width}" height="${image.height}"`
  return `src="${escapeHtml(image.src)}"${size}`
}
