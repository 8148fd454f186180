import { createFenceReader } from '../../shared/content/fences.ts'

const openingLine = /^([ \t]*)<([A-Za-z][\w.]*)(?:\s[^<>]*)?(?<!\/)>[ \t]*$/
const closingLine = /^[ \t]+<\/([A-Za-z][\w.]*)>[ \t]*$/
const itemMarks = /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+(?=\S)/

interface MisplacedTag {
  name: string
  /** Number of its line. */
  line: number
  /** Spaces before its opening tag. */
  indent: string
}

/**
 * Lists the closing tags that are in a list item, although their opening tags are before the list. The parser ends the
 * process at such a tag, or loses the next list.
 */
export function listMisplacedTags(text: string): MisplacedTag[] {
  const readFence = createFenceReader()
  /** Columns where the contents of the open list items start. */
  let items: number[] = []
  /** The last opening tag of each name, and the number of list items around it. */
  const openTags = new Map<string, { indent: string; depth: number }>()
  let isCode = false
  return text.split('\n').flatMap((line, index) => {
    const wasCode = isCode
    isCode = readFence(line)
    if ((wasCode && isCode) || line.trim() === '') return []
    items = items.filter((column) => column <= line.search(/\S/))
    if (isCode) return []
    const [, name = ''] = line.match(closingLine) ?? []
    const open = openTags.get(name)
    const isMisplaced = open !== undefined && items.length > open.depth
    for (const [, mentioned = ''] of line.matchAll(/<\/?([A-Za-z][\w.]*)/g)) openTags.delete(mentioned)
    const [, indent = '', opened] = line.match(openingLine) ?? []
    if (opened !== undefined) openTags.set(opened, { indent, depth: items.length })
    const [marks] = line.match(itemMarks) ?? []
    if (marks !== undefined) items.push(marks.length)
    return isMisplaced ? [{ name, line: index + 1, indent: open.indent }] : []
  })
}
