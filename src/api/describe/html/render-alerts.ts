import { type AdmonitionTitles, findAdmonitionKind } from '../../../shared/content/admonition-kinds.ts'
import { escapeHtml } from '../../../shared/text/escape-html.ts'

/** A quotation that starts with a kind, such as `> [!NOTE]`, and contains no other quotation. */
const alertPattern =
  /<blockquote>\s*<p>\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\](?:<br ?\/?>|\s)*((?:(?!<blockquote>)[\s\S])*?)<\/blockquote>/gi

/** Turns the alerts of GitHub in the HTML of a description into admonitions. */
export const renderAlerts = (html: string, titles: AdmonitionTitles): string =>
  html.replace(alertPattern, (_, name: string, content: string) => {
    const kind = findAdmonitionKind(name.toLowerCase()) ?? 'note'
    const body = content.trimStart().startsWith('</p>')
      ? content.trimStart().slice('</p>'.length)
      : `<p>${content}`
    return `<div class="admonition ${kind}"><p class="admonition-title">${escapeHtml(titles[kind])}</p>${body.trim()}</div>`
  })
