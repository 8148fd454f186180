import { compilePage, outlinePage } from '../../src/content/compile-page.ts'
import { createArticleTexts } from '../../src/content/list-collections.ts'
import type { SourceContext } from '../../src/content/source/expand-partials.ts'
import { prepareSource } from '../../src/content/source/prepare-source.ts'
import type { ContentPolicy } from '../../src/shared/config/content-policy.ts'
import {
  type CompiledContent,
  type CompiledPage,
  isListedFile,
} from '../../src/shared/content/compiled-page.ts'
import type { ArticleContext } from '../../src/shared/output/render-module.ts'
import { renderArticle } from '../../src/theme/print/article/render-article.ts'
import { renderArticleMarkdown } from '../../src/theme/print/markdown/render-article-markdown.ts'
import { emptyLibrary, sampleSite } from './sample-values.ts'

interface SourceOptions {
  /** Relative to the site folder; `.md` is Markdown without components. */
  file?: string
  root?: string
  variables?: SourceContext['variables']
  context?: Partial<ArticleContext>
  policy?: ContentPolicy
  /** Guides can't have the layout of a landing page. */
  kind?: 'doc' | 'mdx'
}

export interface CompiledSource {
  page: CompiledPage
  /** The page without its text. */
  outline: CompiledContent
  /** The article as a page prints it, with tokens for links and images. */
  html: string
  /** The same as Markdown. */
  markdown: string
  /** Its footnotes. */
  notes: ReadonlyMap<string, string>
}

/** Compiles the text of a page, and prints its article. */
export function compileSource(text: string, options: SourceOptions = {}): CompiledSource {
  const {
    file = 'content/docs/guide/page.mdx',
    root = '/nowhere',
    variables = new Map(),
    context,
    kind = 'doc',
  } = options
  const place = {
    folder: 'content/docs',
    routeBase: '/docs/',
    locale: 'en',
    version: 'current',
    texts: createArticleTexts(),
    policy: options.policy,
  }
  const source = prepareSource({ file, kind, text }, { root, variables })
  const task = { key: 'k', file, source, kind, ...place }
  const { page, article } = compilePage(task)
  if (isListedFile(page)) throw new Error('A guide became an entry.')
  const facts = {
    catalog: new Map(),
    area: undefined,
    title: page.title,
    site: sampleSite,
    locale: sampleSite.locales[0],
    messages: {},
    topics: {},
    library: emptyLibrary,
    operationUrl: () => undefined,
    ...context,
  }
  const printed = renderArticleMarkdown({ article, context: facts, resolveUrl: (href) => href })
  return {
    page,
    outline: outlinePage(task),
    html: renderArticle({ article, context: facts }),
    markdown: printed.text,
    notes: printed.notes,
  }
}
