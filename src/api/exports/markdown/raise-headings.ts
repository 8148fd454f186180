/** Raises the headings of a Markdown text by one level: `### Body` becomes `## Body`. Code stays as it is. */
export function raiseMarkdownHeadings(markdown: string): string {
  let fence: string | undefined
  const raise = (line: string): string => {
    const [, mark] = line.match(/^ {0,3}(`{3,}|~{3,})/) ?? []
    if (fence === undefined) {
      fence = mark
      return mark === undefined ? line.replace(/^#(#{2,5}) /, '$1 ') : line
    }
    if (mark?.startsWith(fence) && line.trim() === mark) fence = undefined
    return line
  }
  return markdown.split('\n').map(raise).join('\n')
}
