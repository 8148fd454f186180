import { getMiddleBreadth, getMiddleDepth } from './assign-layers.ts'
import type { Axes, Graph } from './graph.ts'

/** A node, or a line that passes a layer: both take room in it. */
interface Item {
  layer: number
  node: number | undefined
  /** Innermost group. */
  group: number | undefined
  /** Where the library has drawn it along the layer, below the same of its groups. */
  keys: number[]
}

/** The part of a line from one layer to the next. */
export interface Link {
  edge: number
  /** Items. */
  from: number
  to: number
}

export interface LayeredGraph {
  items: Item[]
  links: Link[]
  /** The items of each layer, in order. */
  layers: number[][]
}

/** Splits lines at each layer, and orders the items of layers as the library has, with fewer crossings if possible. */
export function orderLayers(graph: Graph, layerNumbers: readonly number[], axes: Axes): LayeredGraph {
  const { nodes, edges } = graph
  const items = nodes.map(
    ({ box, group }, node): Item => ({
      layer: layerNumbers[node] ?? 0,
      node,
      group,
      keys: [...listGroupKeys(graph, group, axes), getMiddleBreadth(box, axes)],
    }),
  )
  const depths = measureDepths(graph, layerNumbers, axes)
  const links: Link[] = []
  for (const [edge, { from, to, attributes }] of edges.entries()) {
    const isForward = (layerNumbers[from] ?? 0) < (layerNumbers[to] ?? 0)
    const [start, end] = isForward ? [from, to] : [to, from]
    const [first = 0, last = 0] = [layerNumbers[start], layerNumbers[end]]
    const points = readLine(attributes)
    const group = findCommonGroup(graph, nodes[start]?.group, nodes[end]?.group)
    let previous = start
    for (let layer = first + 1; layer < last; layer++) {
      const key = findBreadth(points, depths[layer] ?? 0, axes)
      items.push({ layer, node: undefined, group, keys: [...listGroupKeys(graph, group, axes), key] })
      links.push({ edge, from: previous, to: items.length - 1 })
      previous = items.length - 1
    }
    links.push({ edge, from: previous, to: end })
  }
  const layers: number[][] = Array.from({ length: Math.max(...layerNumbers) + 1 }, () => [])
  for (const [index, { layer }] of items.entries()) layers[layer]?.push(index)
  for (const layer of layers) layer.sort((a, b) => compareKeys(items[a]?.keys ?? [], items[b]?.keys ?? []))
  const layered = { items, links, layers }
  removeCrossings(layered)
  return layered
}

/** Lists where the groups around an item are along the layer, from the outermost. */
export function listGroupKeys(graph: Graph, group: number | undefined, axes: Axes): number[] {
  const found = group === undefined ? undefined : graph.groups[group]
  return found === undefined
    ? []
    : [...listGroupKeys(graph, found.parent, axes), getMiddleBreadth(found.box, axes)]
}

export function listGroupsAround({ groups }: Graph, group: number | undefined): number[] {
  return group === undefined ? [] : [...listGroupsAround({ groups } as Graph, groups[group]?.parent), group]
}

function findCommonGroup(graph: Graph, a: number | undefined, b: number | undefined): number | undefined {
  const others = listGroupsAround(graph, b)
  return listGroupsAround(graph, a).findLast((group) => others.includes(group))
}

/** The average depth of each layer in the drawing of the library. */
function measureDepths({ nodes }: Graph, layerNumbers: readonly number[], axes: Axes): number[] {
  return Array.from({ length: Math.max(...layerNumbers) + 1 }, (_, layer) => {
    const depths = nodes
      .filter((_, node) => layerNumbers[node] === layer)
      .map(({ box }) => getMiddleDepth(box, axes))
    return depths.reduce((sum, depth) => sum + depth, 0) / Math.max(1, depths.length)
  })
}

const readLine = (attributes: string): [x: number, y: number][] =>
  [...attributes.matchAll(/([-\d.]+),([-\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)])

/** Finds where the line of the library passes a layer. */
function findBreadth(points: readonly [number, number][], depth: number, { isLevel, sign }: Axes): number {
  const turned = points.map(([x, y]): [number, number] => (isLevel ? [x * sign, y] : [y * sign, x]))
  const at = turned.findIndex(([here], index) => {
    const next = turned[index + 1]?.[0] ?? here
    return Math.min(here, next) <= depth && Math.max(here, next) >= depth && here !== next
  })
  return (turned[at] ?? turned[Math.floor(turned.length / 2)])?.[1] ?? 0
}

const compareKeys = (a: readonly number[], b: readonly number[]): number => {
  for (let index = 0; index < Math.max(a.length, b.length); index++) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0)
    if (Math.abs(difference) > 0.01) return difference
  }
  return 0
}

/** Swaps neighbors of one group while that removes crossings. */
function removeCrossings({ items, links, layers }: LayeredGraph): void {
  const positions = new Map<number, number>()
  const update = (layer: readonly number[]): void =>
    layer.forEach((item, index) => void positions.set(item, index))
  for (const layer of layers) update(layer)
  for (let round = 0; round < 8; round++) {
    let hasSwapped = false
    for (const layer of layers) {
      for (let index = 0; index + 1 < layer.length; index++) {
        const [a = 0, b = 0] = [layer[index], layer[index + 1]]
        if (items[a]?.group !== items[b]?.group) continue
        const near = links.filter(({ from, to }) => [from, to].some((item) => item === a || item === b))
        const others = links.filter(({ from, to }) => [from, to].some((item) => layer.includes(item)))
        const before = countCrossings({ items, near, others, positions })
        positions.set(a, index + 1).set(b, index)
        if (countCrossings({ items, near, others, positions }) < before) {
          ;[layer[index], layer[index + 1]] = [b, a]
          hasSwapped = true
        } else positions.set(a, index).set(b, index + 1)
      }
    }
    if (!hasSwapped) return
  }
}

interface CrossingInput {
  items: readonly Item[]
  near: readonly Link[]
  others: readonly Link[]
  positions: ReadonlyMap<number, number>
}

function countCrossings({ items, near, others, positions }: CrossingInput): number {
  const place = (item: number): number => positions.get(item) ?? 0
  let count = 0
  for (const a of near)
    for (const b of others) {
      if (items[a.from]?.layer !== items[b.from]?.layer) continue
      if ((place(a.from) - place(b.from)) * (place(a.to) - place(b.to)) < 0) count++
    }
  return count
}
