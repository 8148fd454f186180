import { EVENT_ID, type Event, getScalarValue } from 'js-yaml'
import { joinPointer } from '../../../shared/api/json-pointer.ts'

/**
 * Where everything in a YAML or JSON file stands. Each value is a number, counted as the values begin, so that
 * those inside another follow it: `{ a: [1, 2], b: 3 }` is 0, with a = 1 (2 and 3 inside) and b = 4. Kept in flat lists: a
 * file of 20 MB has a million of them.
 */
export interface Positions {
  /** The value under a key or index; undefined where the file does not write it out (an alias). */
  child(node: number, key: string): number | undefined
  /** Line of the key, or of the item of a list. */
  line(node: number): number
  pointer(node: number): string
  /** Values whose key their object has already. */
  duplicates: number[]
  key(node: number): string
}

/** From how many children on a value gets a map of them, instead of being searched. */
const many = 32

interface Frame {
  /** -1: the document itself, or something whose position nobody asks for (a key that is an object). */
  node: number
  kind: 'document' | 'list' | 'map' | 'ignored'
  seen: Set<string> | undefined
  /** Of the next value; undefined where a key comes next. */
  key: { text: string; start: number } | undefined
  items: number
}

export function createPositions(text: string, events: readonly Event[]): Positions {
  const tree = readTree(text, events)
  const { keys, starts, ends, parents, duplicates } = tree
  const lineStarts = findLineStarts(text)
  const maps = new Map<number, Map<string, number>>()

  const childrenOf = (node: number): Map<string, number> => {
    const children = new Map<string, number>()
    for (let child = node + 1; child < (ends[node] ?? 0); child = ends[child] ?? Number.POSITIVE_INFINITY)
      children.set(keys[child] ?? '', child)
    if (children.size >= many) maps.set(node, children)
    return children
  }
  return {
    duplicates,
    key: (node) => keys[node] ?? '',
    child: (node, key) => (maps.get(node) ?? childrenOf(node)).get(key),
    line: (node) => lineAt(lineStarts, starts[node] ?? 0),
    pointer(node) {
      const path: string[] = []
      for (let at = node; at > 0; at = parents[at] ?? 0) path.unshift(keys[at] ?? '')
      return joinPointer(path)
    },
  }
}

interface Tree {
  keys: string[]
  starts: number[]
  /** The first value that is not inside. */
  ends: number[]
  parents: number[]
  duplicates: number[]
}

function readTree(text: string, events: readonly Event[]): Tree {
  const tree: Tree = { keys: [], starts: [], ends: [], parents: [], duplicates: [] }
  const frames: Frame[] = []
  for (const event of events) {
    if (event.type === EVENT_ID.POP) {
      const frame = frames.pop()
      if (frame !== undefined && frame.node >= 0) tree.ends[frame.node] = tree.keys.length
      continue
    }
    const top = frames.at(-1)
    const start = startOf(event)
    const node = top === undefined ? -1 : placeOf(event, { top, text, start, tree })
    if (event.type === EVENT_ID.SCALAR || event.type === EVENT_ID.ALIAS) continue
    const kind = kindOf(event, top, node)
    frames.push({ node, kind, seen: kind === 'map' ? new Set() : undefined, key: undefined, items: 0 })
  }
  return tree
}

function kindOf(event: Event, top: Frame | undefined, node: number): Frame['kind'] {
  if (top === undefined) return 'document'
  if (node === -1) return 'ignored'
  return event.type === EVENT_ID.SEQUENCE ? 'list' : 'map'
}

interface Spot {
  top: Frame
  text: string
  start: number
  tree: Tree
}

/** Notes a value, and says its number; -1 for a key. */
function placeOf(event: Event, { top, text, start, tree }: Spot): number {
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
  if (top.seen?.has(key) === true) tree.duplicates.push(node)
  top.seen?.add(key)
  top.key = undefined
  return node
}

function startOf(event: Event): number {
  if (event.type === EVENT_ID.SCALAR) return event.valueStart
  if (event.type === EVENT_ID.ALIAS) return event.anchorStart
  return event.type === EVENT_ID.MAPPING || event.type === EVENT_ID.SEQUENCE ? event.start : 0
}

function findLineStarts(text: string): Int32Array {
  const starts = [0]
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return Int32Array.from(starts)
}

/** The number of line starts at or before an offset. */
function lineAt(lineStarts: Int32Array, offset: number): number {
  let low = 0
  let high = lineStarts.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((lineStarts[middle] ?? 0) <= offset) low = middle + 1
    else high = middle
  }
  return low
}
