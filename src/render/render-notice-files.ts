import { noticePlaceholders, noticeTemplatePath, noticeUrl } from '../shared/forms/notice-template.ts'
import type { TextFile } from '../shared/output/output.ts'
import { formatHeadTitle } from '../shared/site/head-title.ts'
import type { PageView } from '../shared/site/page.ts'
import { pageViewDefaults } from '../shared/site/page-view-defaults.ts'
import type { SiteView } from '../shared/site/site-view.ts'
import { type RenderContext, renderPageDocument } from './render-page-files.ts'

/** Creates the page that the server responds to forms with, with placeholders. */
export function renderNoticeFiles(locale: string, context: RenderContext): TextFile[] {
  const { document } = renderPageDocument(
    {
      view: createNoticeView(locale, context.site),
      // Its class loads the style sheet.
      article: `<div class="answer">${noticePlaceholders.body}</div>`,
      translations: [],
      sidebarItems: [],
    },
    context,
  )
  return [{ path: noticeTemplatePath, content: document }]
}

function createNoticeView(locale: string, site: SiteView): PageView {
  return {
    ...pageViewDefaults,
    url: noticeUrl,
    kind: 'mdx',
    title: noticePlaceholders.title,
    headTitle: formatHeadTitle(noticePlaceholders.title, site),
    description: '',
    isIndexed: false,
    locale,
    markdownUrl: undefined,
  }
}
