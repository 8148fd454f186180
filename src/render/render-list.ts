import type { CompiledArticle } from '../shared/content/compiled-page.ts'
import { excerptOf } from '../shared/content/excerpt-mark.ts'
import type { TextFile } from '../shared/output/output.ts'
import type { GeneratedPage, SitePage } from '../shared/site/site.ts'
import { listMarkdown } from './list-markdown.ts'
import { articleHtml, pageFiles, type RenderContext } from './render-page.ts'

/**
 * Creates the files of a page without a source file. `articleOf` returns the article of a post whose excerpt is shown.
 */
export function renderList(
  page: GeneratedPage,
  articleOf: (post: SitePage) => CompiledArticle,
  context: RenderContext,
): TextFile[] {
  const { site, server } = context
  const { view, list, path, translations } = page
  const locale = site.locales.find(({ id }) => id === view.locale)
  if (locale === undefined) throw new Error(`The page ${path} has the unknown locale ${view.locale}.`)
  const article = server.renderList({
    list,
    locale,
    messages: context.messages[view.locale] ?? {},
    excerpts: new Map(
      page.excerpts.map((post) => [post.view.url, excerptOf(articleHtml(post, articleOf(post), context))]),
    ),
  })
  const markdown = listMarkdown(view, list, site)
  return pageFiles({ path, view, article, markdown, translations, sidebarItems: [] }, context)
}
