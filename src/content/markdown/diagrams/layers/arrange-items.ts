import type { PlacedLabel } from './choose-ports.ts'
import type { Axes, Graph, Spacing } from './graph.ts'
import { findTitlePlace, groupHeader, groupPadding } from './group-borders.ts'
import { type LayeredGraph, listGroupKeys, listGroupsAround } from './order-layers.ts'
import { type Distance, placeItems, type Spring } from './place-items.ts'

/** Distance of lines from each other and from nodes, and of labels from everything. */
const lineGap = 12
const labelGap = 8

/** How far an item and its labels reach to both sides of its middle. */
interface Reach {
  body: number
  low: number
  high: number
}

export interface ArrangeInput {
  graph: Graph
  layered: LayeredGraph
  axes: Axes
  spacing: Spacing
  /** By node. */
  sizes: readonly { breadth: number }[]
  /** Where links end at their items, from the middle of those. */
  offsets: readonly { from: number; to: number }[]
  labels: ReadonlyMap<number, PlacedLabel>
}

export interface Arrangement {
  /** The middle of each item along its layer. */
  breadths: number[]
  /** Borders of each group. */
  borders: { low: number; high: number }[]
}

/** Places items along their layers. */
export function arrangeItems(input: ArrangeInput): Arrangement {
  const { graph, layered, offsets } = input
  const { items, links } = layered
  const reaches = measureReaches(input)
  const isPass = (item: number): boolean => items[item]?.node === undefined
  const springs = links.map(({ from, to }, index): Spring => {
    const passes = Number(isPass(from)) + Number(isPass(to))
    // Two lines between the same nodes are straight before others are.
    const parallel = links.filter((link) => link.from === from && link.to === to).length
    const { from: start, to: end } = offsets[index] ?? { from: 0, to: 0 }
    return { a: from, b: to, offset: start - end, weight: ([1, 2, 8][passes] ?? 1) * parallel ** 2 }
  })
  const count = items.length
  const followers = listFollowers(input, reaches)
  const start = [
    ...items.map(({ keys }) => keys.at(-1) ?? 0),
    ...graph.groups.flatMap(({ box }) =>
      input.axes.isLevel ? [box.top, box.bottom] : [box.left, box.right],
    ),
  ]
  const distances = [...listNeighbors(input, reaches), ...listBorders(input, reaches)]
  const values = placeItems({ start, layers: layered.layers, distances, springs, followers })
  for (const { a, b, offset } of springs) {
    const [low = 0, high = 0] = [values[a], values[b]]
    if (Math.abs(high - low - offset) < 1) values[b] = low + offset
  }
  return {
    breadths: values.slice(0, count),
    borders: graph.groups.map((_, group) => ({
      low: values[count + 2 * group] ?? 0,
      high: values[count + 2 * group + 1] ?? 0,
    })),
  }
}

function measureReaches({ layered, sizes, offsets, labels }: ArrangeInput): Reach[] {
  const reaches = layered.items.map(({ node }): Reach => {
    const body = node === undefined ? 0 : (sizes[node]?.breadth ?? 0) / 2
    return { body, low: body, high: body }
  })
  for (const [index, { zone, breadth }] of labels) {
    const link = layered.links[index]
    const offset = offsets[index]
    const reach = reaches[(zone === 'after' ? link?.to : link?.from) ?? 0]
    if (offset === undefined || reach === undefined) continue
    const at = zone === 'after' ? offset.to : offset.from
    reach.low = Math.max(reach.low, breadth / 2 - at)
    reach.high = Math.max(reach.high, breadth / 2 + at)
  }
  return reaches
}

function listNeighbors({ layered, spacing }: ArrangeInput, reaches: readonly Reach[]): Distance[] {
  return layered.layers.flatMap((layer) =>
    layer.slice(1).map((high, index): Distance => {
      const low = layer[index] ?? 0
      const [a, b] = [reaches[low], reaches[high]]
      if (a === undefined || b === undefined) return { low, high, least: 0 }
      const gap = a.body > 0 && b.body > 0 ? spacing.nodeGap : lineGap
      return { low, high, least: Math.max(a.body + b.body + gap, a.high + b.low + labelGap) }
    }),
  )
}

interface Span {
  first: number
  last: number
}

/** Returns the layers of a group. */
export function findSpan({ items }: LayeredGraph, graph: Graph, group: number): Span {
  const layers = items
    .filter((item) => listGroupsAround(graph, item.group).includes(group))
    .map(({ layer }) => layer)
  return { first: Math.min(...layers), last: Math.max(...layers) }
}

/** Space between the borders of a group and what is in it. */
const measurePadding = ({ isLevel }: Axes): { low: number; high: number } => ({
  low: isLevel ? groupPadding + groupHeader : groupPadding,
  high: groupPadding,
})

function listBorders(input: ArrangeInput, reaches: readonly Reach[]): Distance[] {
  const { graph } = input
  return graph.groups.flatMap((_, group) => [
    ...listItemDistances(input, reaches, group),
    ...listGroupDistances(input, group),
  ])
}

/** The variables for the borders of a group come after the variables of items. */
const getBorders = ({ items }: LayeredGraph, group: number): { low: number; high: number } => ({
  low: items.length + 2 * group,
  high: items.length + 2 * group + 1,
})

/** Keeps items inside of their group, and others outside. */
function listItemDistances(
  { graph, layered, axes }: ArrangeInput,
  reaches: readonly Reach[],
  group: number,
): Distance[] {
  const { low, high } = getBorders(layered, group)
  const padding = measurePadding(axes)
  const keys = listGroupKeys(graph, group, axes)
  const span = findSpan(layered, graph, group)
  return layered.items.flatMap((item, index): Distance[] => {
    const reach = reaches[index] ?? { low: 0, high: 0 }
    if (listGroupsAround(graph, item.group).includes(group))
      return [
        { low, high: index, least: reach.low + padding.low },
        { low: index, high, least: reach.high + padding.high },
      ]
    if (item.layer < span.first || item.layer > span.last) return []
    return isBefore(item.keys, keys)
      ? [{ low: index, high: low, least: reach.high + lineGap }]
      : [{ low: high, high: index, least: reach.low + lineGap }]
  })
}

/** Keeps groups inside of their group, and beside the others of it. */
function listGroupDistances({ graph, layered, axes, spacing }: ArrangeInput, group: number): Distance[] {
  const { low, high } = getBorders(layered, group)
  const padding = measurePadding(axes)
  const keys = listGroupKeys(graph, group, axes)
  const span = findSpan(layered, graph, group)
  return graph.groups.flatMap(({ parent }, other): Distance[] => {
    const borders = getBorders(layered, other)
    if (parent === group)
      return [
        { low, high: borders.low, least: padding.low },
        { low: borders.high, high, least: padding.high },
      ]
    if (other === group || parent !== graph.groups[group]?.parent) return []
    const otherSpan = findSpan(layered, graph, other)
    const isBeside = otherSpan.first <= span.last && otherSpan.last >= span.first
    if (!isBeside || !isBefore(keys, listGroupKeys(graph, other, axes))) return []
    return [{ low: high, high: borders.low, least: spacing.nodeGap }]
  })
}

/** Whether an item is before a group. Both are described by where they and their groups are along a layer. */
const isBefore = (keys: readonly number[], others: readonly number[]): boolean => {
  const at = others.findIndex((other, index) => Math.abs((keys[index] ?? 0) - other) > 0.01)
  return at === -1 || (keys[at] ?? 0) < (others[at] ?? 0)
}

/** Borders follow what is in their group. Inner groups come first. */
function listFollowers(
  input: ArrangeInput,
  reaches: readonly Reach[],
): { index: number; follow: (values: readonly number[]) => number }[] {
  const { graph, layered, axes } = input
  const count = layered.items.length
  const padding = measurePadding(axes)
  return [...graph.groups.keys()]
    .sort((a, b) => listGroupsAround(graph, b).length - listGroupsAround(graph, a).length)
    .flatMap((group) => {
      const own = [...layered.items.keys()].filter((item) => layered.items[item]?.group === group)
      const inner = [...graph.groups.keys()].filter((other) => graph.groups[other]?.parent === group)
      const low = (values: readonly number[]): number =>
        Math.min(
          ...own.map((item) => (values[item] ?? 0) - (reaches[item]?.low ?? 0)),
          ...inner.map((other) => values[count + 2 * other] ?? 0),
        ) - padding.low
      const high = (values: readonly number[]): number =>
        Math.max(
          ...own.map((item) => (values[item] ?? 0) + (reaches[item]?.high ?? 0)),
          ...inner.map((other) => values[count + 2 * other + 1] ?? 0),
        ) + padding.high
      return [
        { index: count + 2 * group, follow: low },
        { index: count + 2 * group + 1, follow: makeRoom(input, group, high) },
      ]
    })
}

/** Widens a group that has layers below each other until there is room for its title, beside the lines that pass it. */
function makeRoom(
  { graph, layered, axes, offsets }: ArrangeInput,
  group: number,
  high: (values: readonly number[]) => number,
): (values: readonly number[]) => number {
  const width = graph.groups[group]?.titleWidth ?? 0
  const { first, last } = findSpan(layered, graph, group)
  const [layer, end] = axes.sign === 1 ? ([first, 'to'] as const) : ([last, 'from'] as const)
  const isIn = (item: number): boolean => listGroupsAround(graph, layered.items[item]?.group).includes(group)
  const passing = layered.links.flatMap((link, index) =>
    layered.items[link[end]]?.layer === layer && isIn(link[end])
      ? [{ item: link[end], offset: offsets[index]?.[end] ?? 0 }]
      : [],
  )
  return (values) => {
    const [low, least] = [values[layered.items.length + 2 * group] ?? 0, high(values)]
    if (axes.isLevel) return least
    const lines = passing.map(({ item, offset }) => {
      const at = (values[item] ?? 0) + offset
      return { low: at, high: at }
    })
    return Math.max(least, findTitlePlace({ low, high: least, lines, width }) + width + groupPadding)
  }
}
