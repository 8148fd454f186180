import type { PrintedMarkdown } from '../../shared/content/listed/printed-markdown.ts'
import { type AllMessages, pageMessages } from '../../shared/messages/page-messages.ts'
import type { PageView } from '../../shared/site/page.ts'
import type { SiteView } from '../../shared/site/site-view.ts'
import { escapeMarkdown } from '../../shared/text/escape-markdown.ts'
import { resolveMarkdownUrl } from './resolve-markdown-url.ts'

interface NotFoundText {
  view: Pick<PageView, 'title' | 'url' | 'locale'>
  /** Text of the writer, which may be empty. */
  body: PrintedMarkdown
}

interface NotFoundContext {
  site: SiteView
  /** Messages that locales replace. */
  messages: Readonly<Record<string, Partial<AllMessages>>>
}

/** Formats the not-found page as Markdown: its texts, and links to the home page and the areas. */
export function createNotFoundMarkdown({ view, body }: NotFoundText, context: NotFoundContext): string {
  const { site } = context
  const { notFoundLead, goHome } = { ...pageMessages, ...context.messages[view.locale] }
  const links = [{ label: goHome, url: site.brand.homeUrl }, ...site.areas].map(
    ({ label, url }) =>
      `- [${escapeMarkdown(label, { isLabel: true })}](${resolveMarkdownUrl(url, view.url, site)})`,
  )
  const blocks = [`# ${escapeMarkdown(view.title)}`, notFoundLead, body.text, links.join('\n')]
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`
}
