import { noticeUrl } from '../shared/forms/notice-template.ts'
import { offlineMessages } from '../shared/messages/offline-messages.ts'
import { getOfflinePagePath, storedPagesMarks } from '../shared/output/offline.ts'
import type { TextFile } from '../shared/output/output.ts'
import { formatHeadTitle } from '../shared/site/head-title.ts'
import type { PageView } from '../shared/site/page.ts'
import { pageViewDefaults } from '../shared/site/page-view-defaults.ts'
import { escapeHtml } from '../shared/text/html.ts'
import { type RenderContext, renderPageDocument } from './render-page-files.ts'

/** Creates the page that browsers show in place of a page that they haven't stored, in one language. */
export function renderOfflineFiles(locale: string, context: RenderContext): TextFile[] {
  const messages = { ...offlineMessages, ...context.messages[locale] }
  const text = (key: keyof typeof offlineMessages): string => escapeHtml(messages[key])
  const { start, links, end } = storedPagesMarks
  const article =
    `<p data-offline-page="">${text('offlineLead')}</p>` +
    `${start}<h2>${text('offlineStored')}</h2><ul>${links}</ul>${end}` +
    `<p>${text('offlineHint')}</p>`
  const view: PageView = {
    ...pageViewDefaults,
    url: noticeUrl,
    kind: 'mdx',
    title: messages.offlineTitle,
    headTitle: formatHeadTitle(messages.offlineTitle, context.site),
    description: '',
    isIndexed: false,
    locale,
    markdownUrl: undefined,
  }
  const { document } = renderPageDocument({ view, article, translations: [], sidebarItems: [] }, context)
  return [{ path: getOfflinePagePath(locale), content: document }]
}
