import { TextEdits } from '../convert/text-edits.ts'
import { formatNodes } from './format-nodes.ts'
import { describeFields, type MdastNode, type TreeRecord, type TreeSource } from './tree-record.ts'

interface Gap {
  parent: MdastNode
  /** The link that the place is in. */
  link: MdastNode | undefined
  removed: readonly MdastNode[]
  added: readonly MdastNode[]
  /** Unchanged nodes on both sides. */
  previous: MdastNode | undefined
  next: MdastNode | undefined
}

const textParents = new Set([
  ...['paragraph', 'heading', 'emphasis', 'strong', 'delete', 'link', 'linkReference'],
  ...['tableCell', 'mdxJsxTextElement'],
])

/**
 * Writes a tree's changes back into the text that it was parsed from, and leaves the rest of the text alone. Throws if a
 * change can't be written as Markdown.
 */
export function writeTreeChanges(
  { before, after }: { before: MdastNode; after: MdastNode },
  source: TreeSource,
): string {
  const edits = new TextEdits(source.text)
  const old = source.record.get(before)?.children ?? []
  for (const gap of listGaps({ parent: after, old, link: undefined }, source.record))
    if (!isBareAddress(gap.link, source.text)) writeGap(gap, source, edits)
  return edits.apply()
}

/** The text of an autolink can't be changed. */
const isBareAddress = (link: MdastNode | undefined, text: string): boolean =>
  link !== undefined && text[link.position?.start.offset ?? 0] !== '['

type Place = Pick<Gap, 'parent' | 'link'> & { old: readonly MdastNode[] }

/** Lists the places where children were added or removed, at any depth. */
function listGaps({ parent, old, link }: Place, record: TreeRecord): Gap[] {
  const gaps: Gap[] = []
  let at = 0
  let added: MdastNode[] = []
  const close = (end: number, next: MdastNode | undefined): void => {
    const removed = old.slice(at, end)
    if (removed.length + added.length > 0)
      gaps.push({ parent, link, removed, added, previous: old[at - 1], next })
    added = []
  }
  for (const child of parent.children ?? []) {
    const index = old.indexOf(child, at)
    const before = record.get(child)
    if (index === -1 || before?.fields !== describeFields(child)) {
      added.push(child)
      continue
    }
    close(index, child)
    const inside = child.type === 'link' ? child : link
    gaps.push(...listGaps({ parent: child, old: before.children, link: inside }, record))
    at = index + 1
  }
  close(old.length, undefined)
  return gaps
}

/**
 * Whether a plugin replaces code with empty elements, which a script fills in the browser. Readers get the code instead.
 */
const isFilledByScript = ({ removed, added }: Gap, record: TreeRecord): boolean =>
  removed.some((node) => record.get(node)?.type === 'code') && added.length > 0 && added.every(isEmptyElement)

function isEmptyElement({ type, name = '', children = [] }: MdastNode): boolean {
  const isElement = type === 'mdxJsxFlowElement' || type === 'mdxJsxTextElement'
  return isElement && /^(?:div|p|pre|section|span)$/.test(name) && children.every(isEmptyElement)
}

function writeGap(gap: Gap, source: TreeSource, edits: TextEdits): void {
  const { parent, removed, added, previous, next } = gap
  if (isFilledByScript(gap, source.record)) return
  const isText = textParents.has(parent.type)
  const start =
    removed[0]?.position?.start.offset ?? next?.position?.start.offset ?? previous?.position?.end.offset
  const end = removed.at(-1)?.position?.end.offset ?? start
  if (start === undefined || end === undefined) throw new Error('The change has no place in the text.')
  const text =
    added.length === 0
      ? ''
      : formatNodes(added, { ...source, parent, isText, isInLink: gap.link !== undefined })
  const separator = isText || removed.length > 0 || text === '' ? '' : '\n\n'
  const isAfter = removed.length === 0 && next === undefined
  const indent = isText
    ? ''
    : readIndent(source.text, (isAfter ? previous?.position?.start.offset : start) ?? start)
  const whole = isAfter ? separator + text : text + separator
  edits.replace({ start, end }, whole.replaceAll('\n', `\n${indent}`))
}

/** Returns what precedes a place on its line, as spaces, except for the marks of quotes. */
const readIndent = (text: string, start: number): string =>
  text.slice(text.lastIndexOf('\n', start - 1) + 1, start).replace(/[^\s>]/g, ' ')
