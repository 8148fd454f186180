/** Title of the notices about what an import left out. */
const noticeTitle = 'Not imported'

/** Formats a notice as an element on one line, which works inside other elements, too. */
export function formatNotice(text: string): string {
  return `<Admonition type="note" title="${noticeTitle}">${escapeMdx(text)}</Admonition>`
}

/** Formats a notice without an element, for a page in CommonMark. */
export const formatPlainNotice = (text: string): string => `> **${noticeTitle}:** ${escapeMdx(text)}`

/** Formats a notice in a line of text. */
export function formatInlineNotice(text: string): string {
  return `*(${noticeTitle}: ${escapeMdx(text)})*`
}

/** Escapes what MDX would read as code, except in code spans. */
export function escapeMdx(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : part.replace(/[<{]/g, '\\$&')))
    .join('')
}
