import { voidElements } from '../../../shared/html/tokenize-html.ts'

/**
 * Closes elements that are open at the end, and removes end tags without a start. Raw HTML in Markdown consists of single
 * tags, and one too many would end the section that contains the description.
 */
export function balanceTags(html: string): string {
  const open: string[] = []
  const balanced = html.replace(/<(\/?)([a-z][a-z0-9]*)\b[^>]*>/gi, (tag, slash: string, written: string) => {
    const name = written.toLowerCase()
    if (voidElements.has(name)) return tag
    if (slash === '') {
      open.push(name)
      return tag
    }
    const start = open.lastIndexOf(name)
    if (start === -1) return ''
    // Elements inside of it that are still open end with it.
    return formatEndTags(open.splice(start))
  })
  return balanced + formatEndTags(open)
}

const formatEndTags = (names: readonly string[]): string =>
  names
    .toReversed()
    .map((name) => `</${name}>`)
    .join('')
