import type { GraphNode } from './graph.ts'
import { measureCrossing } from './group-borders.ts'
import { listGroupsAround } from './order-layers.ts'
import {
  type Gap,
  getEnds,
  type LinePoint,
  type RouteInput,
  type Routes,
  tipLength,
  trackGap,
} from './routes.ts'
import type { Size } from './size-nodes.ts'

/** Room that a label needs at both sides of its line. */
const labelReach = 6

/** Where layers and bends are. */
export interface Placed {
  gaps: readonly Gap[]
  layers: readonly number[]
  /** Where the first track of each gap is. */
  bends: readonly number[]
  /** The layers of each group. */
  spans: readonly { first: number; last: number }[]
}

/** Draws all lines, and places their labels. */
export function drawLinks(input: RouteInput, placed: Placed): Pick<Routes, 'lines' | 'labels'> {
  const { graph, layered } = input
  const labels = new Map<number, LinePoint>()
  const points: LinePoint[][] = graph.edges.map(() => [])
  for (const [layer, { links }] of placed.gaps.entries())
    for (const index of links) {
      const edge = layered.links[index]?.edge ?? 0
      const link = drawLink(input, placed, { index, layer })
      points[edge]?.push(...link.points)
      if (link.label !== undefined) labels.set(edge, link.label)
    }
  const lines = points.map((line, edge) => {
    const isForward = layered.links.find((link) => link.edge === edge)?.from === graph.edges[edge]?.from
    const simple = removeMiddles(line)
    return isForward ? simple : simple.toReversed()
  })
  return { lines, labels }
}

function drawLink(
  input: RouteInput,
  placed: Placed,
  { index, layer }: { index: number; layer: number },
): { points: LinePoint[]; label: LinePoint | undefined } {
  const { gaps, layers, bends } = placed
  const { from = 0, to = 0 } = input.layered.links[index] ?? {}
  const [start, end] = getEnds(input, index)
  const first = (layers[layer] ?? 0) + measureReach(input, from, start)
  const last = (layers[layer + 1] ?? 0) - measureReach(input, to, end)
  const { tracks = new Map<number, number>(), trackCount = 0, links = [] } = gaps[layer] ?? {}
  const [track, firstBend] = [tracks.get(index), bends[layer] ?? 0]
  const bend = firstBend + (track ?? 0) * trackGap
  const turn: LinePoint[] =
    track === undefined
      ? []
      : [
          [bend, start],
          [bend, end],
        ]
  const points: LinePoint[] = [[first, start], ...turn, [last, end]]
  const label = input.labels.get(index)
  if (label === undefined) return { points, label }
  const [startTip, endTip] = measureEnds(input, placed.spans, index)
  const reach = label.breadth / 2 + labelReach
  const isFree =
    track === undefined &&
    !links.some((other) => tracks.has(other) && isPassing(getEnds(input, other), start, reach))
  const isAfter = label.zone === 'after'
  // The label of a straight line is in its middle, unless another line bends there.
  const low =
    isAfter && !isFree
      ? track === undefined
        ? firstBend + Math.max(0, trackCount - 1) * trackGap
        : bend
      : first + startTip
  const high = isAfter || isFree ? last - endTip : bend
  return { points, label: [(low + high) / 2, isAfter ? end : start] }
}

const isPassing = ([start, end]: readonly [number, number], at: number, reach: number): boolean =>
  Math.min(start, end) < at + reach && Math.max(start, end) > at - reach

/** Returns how much of both ends of a link its label leaves free: the tips, and what is in a group that it enters. */
function measureEnds(
  { graph, layered, axes }: RouteInput,
  spans: Placed['spans'],
  index: number,
): [start: number, end: number] {
  const { edge: number = 0, from = 0, to = 0 } = layered.links[index] ?? {}
  const edge = graph.edges[number]
  const measure = (item: number): number => {
    const node = layered.items[item]?.node
    if (edge === undefined || node === undefined) return 0
    return (node === edge.to ? edge.hasTipAtEnd : edge.hasTipAtStart) ? tipLength : 0
  }
  const cross = (item: number, other: number): number => {
    const { layer = 0, group } = layered.items[item] ?? {}
    const around = listGroupsAround(graph, group)
    const others = listGroupsAround(graph, layered.items[other]?.group)
    const end = item === to ? 'first' : 'last'
    return measureCrossing({ graph, axes, spans }, { around, others, layer, end })
  }
  return [cross(from, to) || measure(from), cross(to, from) || measure(to)]
}

/** Returns how far a node reaches from its middle to where a line meets it. */
function measureReach(
  { graph, layered, sizes, axes, arrangement }: RouteInput,
  item: number,
  at: number,
): number {
  const index = layered.items[item]?.node
  const node = index === undefined ? undefined : graph.nodes[index]
  const size = index === undefined ? undefined : sizes[index]
  if (node === undefined || size === undefined) return 0
  const offset = Math.abs(at - (arrangement.breadths[item] ?? 0))
  return size.depth / 2 - measureInset(node, { size, offset, isLevel: axes.isLevel })
}

interface Meeting {
  size: Size
  /** Distance from the middle of the side. */
  offset: number
  isLevel: boolean
}

/** Returns how far the border of a shape is inside of its box. */
function measureInset({ shape }: GraphNode, { size: { depth, breadth }, offset, isLevel }: Meeting): number {
  const share = Math.min(1, offset / (breadth / 2))
  const round = 1 - Math.sqrt(1 - share * share)
  switch (shape) {
    case 'diamond':
      return (depth / 2) * share
    case 'circle':
    case 'doublecircle':
    case 'state-start':
    case 'state-end':
      return (depth / 2) * round
    case 'stadium':
      return isLevel ? (breadth / 2) * round : 0
    case 'cylinder':
      return isLevel ? 0 : 7 * round
    default:
      return 0
  }
}

/** Removes points in the middle of a straight part. */
const removeMiddles = (points: readonly LinePoint[]): LinePoint[] =>
  points.filter(([depth, breadth], index) => {
    const [last, next] = [points[index - 1], points[index + 1]]
    if (last === undefined || next === undefined) return true
    const isOn = (axis: 0 | 1, value: number): boolean =>
      Math.abs(value - last[axis]) < 0.01 && Math.abs(value - next[axis]) < 0.01
    return !isOn(0, depth) && !isOn(1, breadth)
  })
