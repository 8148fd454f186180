import { bareView } from '../shared/bare-view.ts'
import { formatHeadTitle } from '../shared/head-title.ts'
import { noticePlaceholders, noticeTemplatePath, noticeUrl } from '../shared/notice-template.ts'
import type { TextFile } from '../shared/output.ts'
import type { PageView } from '../shared/page.ts'
import type { SiteView } from '../shared/site-view.ts'
import { pageDocument, type RenderContext } from './render-page.ts'

/** The page that the server answers forms with, with placeholders for what it has to say. */
export function renderNotice(locale: string, context: RenderContext): TextFile[] {
  const { document } = pageDocument(
    {
      view: noticeView(locale, context.site),
      // Its class brings the style sheet.
      article: `<div class="answer">${noticePlaceholders.body}</div>`,
      translations: [],
      sidebarItems: [],
    },
    context,
  )
  return [{ path: noticeTemplatePath, content: document }]
}

function noticeView(locale: string, site: SiteView): PageView {
  return {
    ...bareView,
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
