import { escapeHtml } from '../../shared/text/escape-html.ts'

/** Content of a message, in plain text. */
export interface EmailContent {
  /** Name of the site, at the top. */
  name: string
  title: string
  paragraphs: string[]
  /** The main action. */
  button?: EmailLink
  /** Smaller text at the end. */
  notes: string[]
  /** A link after the notes. */
  link?: EmailLink
}

interface EmailLink {
  url: string
  label: string
}

/** Renders a message as plain text, complete for readers without HTML. */
export function renderEmailText({ title, paragraphs, button, notes, link }: EmailContent): string {
  const withUrl = ({ url, label }: EmailLink): string => `${label}:\n${url}`
  const parts = [title, ...paragraphs, ...(button === undefined ? [] : [withUrl(button)]), ...notes]
  return `${[...parts, ...(link === undefined ? [] : [withUrl(link)])].join('\n\n')}\n`
}

/**
 * Email clients that darken messages automatically leave those alone that support dark mode: `color-scheme` and a media
 * query.
 */
const styles = `
:root{color-scheme:light dark}
body{margin:0;padding:24px;background:#f5f6f8;color:#1c1e21;font:16px/1.6 system-ui,sans-serif}
main{max-width:32em;margin:0 auto;padding:24px 32px;background:#fff;border-radius:8px}
h1{margin:0 0 16px;font-size:22px;line-height:1.3}
p{margin:0 0 16px;overflow-wrap:anywhere}
a{color:#0b57d0}
.name{font-weight:600}
.button{display:inline-block;padding:10px 20px;border-radius:6px;background:#0b57d0;color:#fff;text-decoration:none}
.note{font-size:14px;color:#555}
@media (prefers-color-scheme:dark){body{background:#18191b;color:#e6e6e6}main{background:#242628}a{color:#8ab4f8}.button{background:#8ab4f8;color:#18191b}.note{color:#b0b3b8}}
`.trim()

/** Language of a message. */
interface EmailLanguage {
  htmlLang: string
  direction: 'ltr' | 'rtl'
}

/** Renders a message as HTML without images, tables, or external resources. */
export function renderEmailHtml(mail: EmailContent, { htmlLang, direction }: EmailLanguage): string {
  const paragraph = (text: string, className = ''): string =>
    `<p${className === '' ? '' : ` class="${className}"`}>${escapeHtml(text)}</p>`
  const { name, title, paragraphs, button, notes, link } = mail
  return [
    '<!doctype html>',
    `<html lang="${escapeHtml(htmlLang)}"${direction === 'rtl' ? ' dir="rtl"' : ''}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title><style>${styles}</style></head>`,
    '<body><main>',
    paragraph(name, 'name'),
    `<h1>${escapeHtml(title)}</h1>`,
    ...paragraphs.map((text) => paragraph(text)),
    ...(button === undefined ? [] : [`<p>${renderLink(button, 'button')}</p>`]),
    ...(button === undefined ? [] : [paragraph(button.url, 'note')]),
    ...notes.map((text) => paragraph(text, 'note')),
    ...(link === undefined ? [] : [`<p class="note">${renderLink(link)}</p>`]),
    '</main></body></html>',
    '',
  ].join('\n')
}

function renderLink({ url, label }: EmailLink, className?: string): string {
  const classes = className === undefined ? '' : ` class="${className}"`
  return `<a${classes} href="${escapeHtml(url)}">${escapeHtml(label)}</a>`
}
