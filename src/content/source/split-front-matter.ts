const frontMatter = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/

/** Splits off the front matter. Blank lines replace it in `text`, so that line numbers match the file. */
export function splitFrontMatter(source: string): { block: string | undefined; text: string } {
  const [head = '', block] = source.match(frontMatter) ?? []
  return { block, text: '\n'.repeat(head.split('\n').length - 1) + source.slice(head.length) }
}
