import type { CompiledArticle } from '../shared/content/compiled-page.ts'
import { cutExcerpt } from '../shared/content/excerpt-mark.ts'
import type { TextFile } from '../shared/output/output.ts'
import type { GeneratedPage, SitePage } from '../shared/site/site.ts'
import { formatListMarkdown } from './format-list-markdown.ts'
import { assemblePageFiles, type RenderContext, renderArticleHtml } from './render-page-files.ts'

/**
 * Creates the files of a page without a source file. `articleOf` returns the article of a post whose excerpt is shown.
 */
export function renderListFiles(
  page: GeneratedPage,
  getArticle: (post: SitePage) => CompiledArticle,
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
      page.excerpts.map((post) => [
        post.view.url,
        cutExcerpt(renderArticleHtml(post, getArticle(post), context)),
      ]),
    ),
  })
  const markdown = formatListMarkdown(view, list, site)
  return assemblePageFiles({ path, view, article, markdown, translations, sidebarItems: [] }, context)
}
