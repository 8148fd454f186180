import type { CompiledArticle } from '../shared/content/compiled-page.ts'
import { cutExcerpt, cutMarkdownExcerpt } from '../shared/content/excerpt-mark.ts'
import type { TextFile } from '../shared/output/output-file.ts'
import type { GeneratedPage, SitePage } from '../shared/site/site.ts'
import { createPageMarkdown } from './markdown/create-page-markdown.ts'
import { resolveMarkdownUrl } from './markdown/resolve-markdown-url.ts'
import {
  assemblePageFiles,
  type RenderContext,
  renderArticleHtml,
  renderArticleText,
} from './render-page-files.ts'

/**
 * Creates the files of a page without a source file. `getArticle` returns the article of a post whose excerpt is shown.
 */
export function renderListFiles(
  page: GeneratedPage,
  getArticle: (post: SitePage) => CompiledArticle,
  context: RenderContext,
): TextFile[] {
  const { site, theme } = context
  const { view, list, path, translations } = page
  const locale = site.locales.find(({ id }) => id === view.locale)
  if (locale === undefined) throw new Error(`The page ${path} has the unknown locale ${view.locale}.`)
  const common = { list, locale, messages: context.messages[view.locale] ?? {} }
  const excerpts = page.excerpts.map((post) => ({ post, article: getArticle(post) }))
  const article = theme.renderList({
    ...common,
    excerpts: new Map(
      excerpts.map(({ post, article }) => [
        post.view.url,
        cutExcerpt(renderArticleHtml(post, article, context)),
      ]),
    ),
  })
  const body = theme.renderListMarkdown({
    ...common,
    resolveUrl: (href) => resolveMarkdownUrl(href, view.url, site),
    excerpts: new Map(
      excerpts.map(({ post, article }) => {
        const { text, notes } = renderArticleText(post, article, context)
        return [post.view.url, { text: cutMarkdownExcerpt(text), notes }]
      }),
    ),
  })
  const markdown = createPageMarkdown({ view, body }, site)
  return assemblePageFiles({ path, view, article, markdown, translations, sidebarItems: [] }, context)
}
