/** The first two sentences of a description in Markdown, as plain text: for the hint of a field. */
export function plainSentences(markdown: string): string {
  const paragraph = markdown.trim().split(/\n\s*\n/, 1)[0] ?? ''
  const text = paragraph
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\[([^\]]+)\](?:\([^)]*\)|\[[^\]]*\])/g, '$1')
    .replace(/<((?:https?|mailto):[^>]*)>/g, '$1')
    .replace(/<\/?[A-Za-z][^>]*>/g, '')
    .replace(/^\s*(?:#{1,6}|>|[-*+])\s+/gm, '')
    .replace(/(\*\*|__|~~)(?=\S)(.+?)\1/g, '$2')
    .replace(/(?<![\w*_])([*_])(?=\S)([^*_]+?)\1(?!\w)/g, '$2')
    .replace(/`+([^`]*)`+/g, '$1')
    .replace(/\\([\\`*_{}[\]()#+.!|<>~-])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
  return text
    .split(/(?<=[.!?])\s+(?=\p{Lu}|`)/u)
    .slice(0, 2)
    .join(' ')
}
