const codeSpan = /(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)/gs

/** Converts Markdown to plain text on one line. Code is kept as it is. */
export function toPlainText(markdown: string): string {
  const code: string[] = []
  return markdown
    .replace(codeSpan, (_whole, _marks: string, text: string) => `\uE000${code.push(text) - 1}\uE001`)
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
export function readFirstParagraph(markdown: string): string {
  return toPlainText(markdown.trim().split(/\n\s*\n/, 1)[0] ?? '')
}

/** Shortens a text to at most `length` characters, after a word if possible. */
export function shortenText(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length).replace(/\s+\S*$|\S$/u, '')}…`
}

/** Returns the first two sentences of Markdown as plain text, for the hint of a field. */
export function plainSentences(markdown: string): string {
  return readFirstParagraph(markdown)
    .split(/(?<=[.!?])\s+(?=\p{Lu}|`)/u)
    .slice(0, 2)
    .join(' ')
}
