import { noticeUrl } from '../shared/forms/notice-template.ts'
import type { TextFile } from '../shared/output/output-file.ts'
import type { TemplatePage } from '../shared/output/render-task.ts'
import { formatHeadTitle } from '../shared/site/head-title.ts'
import type { PageView } from '../shared/site/page.ts'
import { pageViewDefaults } from '../shared/site/page-view-defaults.ts'
import { type RenderContext, renderPageDocument } from './render-page-files.ts'

/** Creates the file of a template. */
export function renderTemplateFiles(
  { path, locale, title, article }: TemplatePage,
  context: RenderContext,
): TextFile[] {
  const view: PageView = {
    ...pageViewDefaults,
    url: noticeUrl,
    kind: 'mdx',
    title,
    headTitle: formatHeadTitle(title, context.site),
    description: '',
    isIndexed: false,
    locale,
    markdownUrl: undefined,
  }
  const document = renderPageDocument({ view, article, translations: [], sidebarItems: [] }, context)
  return [{ path, content: document }]
}
