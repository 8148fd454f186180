/** A fenced block of code in a page. */
export interface Fence {
  /** With the line of its first line of code. */
  place: string
  language: string
  title: string | undefined
  code: string
}

/** The fences of a page, without the indentation of the list that they are part of. */
export function readFences(file: string, text: string): Fence[] {
  const pattern = /^([ \t]*)(`{3,})(\w+)([^\n]*)\n([\s\S]*?)^\1\2[ \t]*$/gm
  return [...text.matchAll(pattern)].map((match) => {
    const [, indent = '', , language = '', meta = '', code = ''] = match
    const line = text.slice(0, match.index).split('\n').length + 1
    return {
      place: `${file}:${line}`,
      language,
      title: meta.match(/title="([^"]*)"/)?.[1],
      code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    }
  })
}
