/** Characters that the description of a page should have at least and at most. */
const descriptionLengths = { least: 50, most: 160 } as const

const codeSpan = /(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)/gs

/** Converts Markdown to plain text on one line. Code is kept as it is, if wanted with its marks. */
export function toPlainText(markdown: string, hasMarks = false): string {
  const code: string[] = []
  return markdown
    .replace(
      codeSpan,
      (whole, _marks: string, text: string) => `\uE000${code.push(hasMarks ? whole : text) - 1}\uE001`,
    )
    .replace(/\[\^[^\]]*\]/g, '')
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\[([^\]]+)\](?:\([^)]*\)|\[[^\]]*\])/g, '$1')
    .replace(/<((?:https?|mailto):[^>]*)>/g, '$1')
    .replace(/<\/?[A-Za-z][^>]*>/g, '')
    .replace(/^\s*(?:#{1,6}|>|[-*+])\s+/gm, '')
    .replace(/(\*\*|~~)(?=\S)(.+?)\1/g, '$2')
    .replace(/(?<!\w)__(?=\S)(.+?)__(?!\w)/g, '$1')
    .replace(/(?<![\w*_])([*_])(?=\S)([^*_]+?)\1(?!\w)/g, '$2')
    .replace(/\\([\\`*_{}[\]()#+.!|<>~-])/g, '$1')
    .replace(/\uE000(\d+)\uE001/g, (_, index: string) => code[Number(index)] ?? '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Returns the first paragraph of a Markdown text as plain text. */
export function readFirstParagraph(markdown: string, hasMarks = false): string {
  return toPlainText(markdown.trim().split(/\n\s*\n/, 1)[0] ?? '', hasMarks)
}

/** Shortens a text to at most `length` characters, after a word if possible. */
export function shortenText(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length).replace(/\s+\S*$|\S$/u, '')}…`
}

/**
 * Lengthens the description of a list to the length that search engines show, with as many of its items as fit:
 * `Rules for traffic.` becomes `Rules for traffic: Allow SSH, Block a port.`
 */
export function addItemsToDescription(description: string, items: readonly string[]): string {
  const { least, most } = descriptionLengths
  if (description.length >= least) return description
  const beginning = `${description.replace(/\.$/, '')}: `
  const shown: string[] = []
  const separator = items.some((item) => item.includes(',')) ? '; ' : ', '
  for (const item of new Set(items)) {
    if (`${beginning}${[...shown, item].join(separator)}.`.length > most) break
    shown.push(item)
  }
  return shown.length === 0 ? description : `${beginning}${shown.join(separator)}.`
}

/** Returns the first two sentences of Markdown as plain text, for the hint of a field, whose code may keep its marks. */
export function plainSentences(markdown: string, hasMarks = false): string {
  return readFirstParagraph(markdown, hasMarks)
    .split(/(?<=[.!?])\s+(?=\p{Lu}|`)/u)
    .slice(0, 2)
    .join(' ')
}
