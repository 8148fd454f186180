import { EVENT_ID, type Event, getScalarValue } from 'js-yaml'
import { joinPointer } from '../../../shared/api/json-pointer.ts'

/**
 * Positions of all values in a YAML or JSON file. Values are numbered in the order in which they start, so nested
 * values follow their parent: `{ a: [1, 2], b: 3 }` is 0, with a = 1 (2 and 3 inside) and b = 4. Stored in flat arrays
 * because a file of 20 MB has a million values.
 */
export interface SourcePositions {
  /** Returns the value under a key or index. Undefined if it comes from an alias and has no position in the file. */
  findChild(node: number, key: string): number | undefined
  /** Returns the line of the value's key or list item. */
  getLine(node: number): number
  getPointer(node: number): string
  /** Values whose key already exists in their object. */
  duplicates: number[]
  getKey(node: number): string
}

/** Number of children from which a value gets an index instead of a linear search. */
const minMappedChildren = 32

interface ParseFrame {
  /** -1 for the document itself, or for a value without a position (a key that is an object). */
  node: number
  kind: 'document' | 'list' | 'map' | 'ignored'
  seenKeys: Set<string> | undefined
  /** Key of the next value. Undefined if a key comes next. */
  key: { text: string; start: number } | undefined
  items: number
}

export function createSourcePositions(text: string, events: readonly Event[]): SourcePositions {
  const tree = readTree(text, events)
  const { keys, starts, ends, parents, duplicates } = tree
  const lineStarts = findLineStarts(text)
  const childrenByNode = new Map<number, Map<string, number>>()

  const listChildren = (node: number): Map<string, number> => {
    const children = new Map<string, number>()
    for (let child = node + 1; child < (ends[node] ?? 0); child = ends[child] ?? Number.POSITIVE_INFINITY)
      children.set(keys[child] ?? '', child)
    if (children.size >= minMappedChildren) childrenByNode.set(node, children)
    return children
  }
  return {
    duplicates,
    getKey: (node) => keys[node] ?? '',
    findChild: (node, key) => (childrenByNode.get(node) ?? listChildren(node)).get(key),
    getLine: (node) => findLine(lineStarts, starts[node] ?? 0),
    getPointer(node) {
      const path: string[] = []
      for (let at = node; at > 0; at = parents[at] ?? 0) path.unshift(keys[at] ?? '')
      return joinPointer(path)
    },
  }
}

interface NodeTree {
  keys: string[]
  starts: number[]
  /** Number of the first value after this one and its descendants. */
  ends: number[]
  parents: number[]
  duplicates: number[]
}

function readTree(text: string, events: readonly Event[]): NodeTree {
  const tree: NodeTree = { keys: [], starts: [], ends: [], parents: [], duplicates: [] }
  const frames: ParseFrame[] = []
  for (const event of events) {
    if (event.type === EVENT_ID.POP) {
      const frame = frames.pop()
      if (frame !== undefined && frame.node >= 0) tree.ends[frame.node] = tree.keys.length
      continue
    }
    const top = frames.at(-1)
    const start = getStartOffset(event)
    const node = top === undefined ? -1 : addNode(event, { top, text, start, tree })
    if (event.type === EVENT_ID.SCALAR || event.type === EVENT_ID.ALIAS) continue
    const kind = getFrameKind(event, top, node)
    frames.push({ node, kind, seenKeys: kind === 'map' ? new Set() : undefined, key: undefined, items: 0 })
  }
  return tree
}

function getFrameKind(event: Event, top: ParseFrame | undefined, node: number): ParseFrame['kind'] {
  if (top === undefined) return 'document'
  if (node === -1) return 'ignored'
  return event.type === EVENT_ID.SEQUENCE ? 'list' : 'map'
}

interface ParseState {
  top: ParseFrame
  text: string
  start: number
  tree: NodeTree
}

/** Records a value and returns its number, or -1 for a key. */
function addNode(event: Event, { top, text, start, tree }: ParseState): number {
  if (top.kind === 'ignored') return -1
  if (top.kind === 'map' && top.key === undefined) {
    top.key = { text: event.type === EVENT_ID.SCALAR ? getScalarValue(text, event) : '', start }
    return -1
  }
  const node = tree.keys.length
  const key = top.kind === 'map' ? (top.key?.text ?? '') : String(top.items++)
  tree.keys.push(top.kind === 'document' ? '' : key)
  tree.starts.push(top.key?.start ?? start)
  tree.ends.push(node + 1)
  tree.parents.push(top.node)
  if (top.seenKeys?.has(key) === true) tree.duplicates.push(node)
  top.seenKeys?.add(key)
  top.key = undefined
  return node
}

function getStartOffset(event: Event): number {
  if (event.type === EVENT_ID.SCALAR) return event.valueStart
  if (event.type === EVENT_ID.ALIAS) return event.anchorStart
  return event.type === EVENT_ID.MAPPING || event.type === EVENT_ID.SEQUENCE ? event.start : 0
}

function findLineStarts(text: string): Int32Array {
  const starts = [0]
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return Int32Array.from(starts)
}

/** Returns the 1-based line of an offset. */
function findLine(lineStarts: Int32Array, offset: number): number {
  let low = 0
  let high = lineStarts.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((lineStarts[middle] ?? 0) <= offset) low = middle + 1
    else high = middle
  }
  return low
}
