const description = /^\s*[\w\p{L}-]+\s*:\s*\S/u

/**
 * Moves the descriptions of states (`Running: Running, billed`) to the start of their block, because
 * `beautiful-mermaid` ignores descriptions of states that it has already seen. Other diagrams stay as they are.
 */
export function hoistStateDescriptions(source: string): string {
  if (!/^\s*stateDiagram/.test(source)) return source
  const lines: string[] = []
  // Index of the first line in each open block.
  const blocks: number[] = []
  for (const line of source.split('\n')) {
    const start = blocks.at(-1)
    if (start !== undefined && description.test(line)) {
      lines.splice(start, 0, line)
      continue
    }
    lines.push(line)
    if (/\{\s*$/.test(line) || /^\s*stateDiagram/.test(line)) blocks.push(lines.length)
    if (/^\s*\}/.test(line)) blocks.pop()
  }
  return lines.join('\n')
}
