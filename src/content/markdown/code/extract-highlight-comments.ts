const magicComment =
  /^\s*(?:\/\/|#|--|\{?\/\*|<!--|;|%)\s*highlight-(next-line|start|end)\s*(?:\*\/\}?|-->)?\s*$/

/**
 * Handles Docusaurus's `// highlight-next-line` and `// highlight-start … end`: removes them and highlights their
 * lines.
 */
export function extractHighlightComments(code: string): { text: string; marked: number[] } {
  if (!code.includes('highlight-')) return { text: code, marked: [] }
  const codeLines: string[] = []
  const marked: number[] = []
  let isNext = false
  let isInside = false
  for (const line of code.split('\n')) {
    const kind = line.match(magicComment)?.[1]
    if (kind === 'next-line') isNext = true
    else if (kind !== undefined) isInside = kind === 'start'
    else {
      codeLines.push(line)
      if (isNext || isInside) marked.push(codeLines.length)
      isNext = false
    }
  }
  return { text: codeLines.join('\n'), marked }
}
