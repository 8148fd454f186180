import type { Box } from '../svg-shapes.ts'
import type { Axes, Graph } from './graph.ts'

/** The middle of a box along the axis of the layers. */
export const getMiddleDepth = ({ left, right, top, bottom }: Box, { isLevel, sign }: Axes): number =>
  (sign * (isLevel ? left + right : top + bottom)) / 2

/** The middle of a box along the other axis. */
export const getMiddleBreadth = ({ left, right, top, bottom }: Box, { isLevel }: Axes): number =>
  (isLevel ? top + bottom : left + right) / 2

/**
 * Returns the layer of each node. Lines go to later layers, except those that the library has drawn backward. A node is as
 * near to what it leads to as it can be.
 */
export function assignLayers({ nodes, edges }: Graph, axes: Axes): number[] {
  const depths = nodes.map(({ box }) => getMiddleDepth(box, axes))
  const order = nodes.map((_, index) => index).sort((a, b) => (depths[a] ?? 0) - (depths[b] ?? 0) || a - b)
  const places = new Map(order.map((node, place) => [node, place]))
  const isForward = (from: number, to: number): boolean => (places.get(from) ?? 0) < (places.get(to) ?? 0)
  const pairs = edges.map(
    ({ from, to }) => (isForward(from, to) ? [from, to] : [to, from]) as [number, number],
  )
  const layers = nodes.map(() => 0)
  const layer = (node: number): number => layers[node] ?? 0
  for (const node of order) {
    layers[node] = Math.max(0, ...pairs.filter(([, to]) => to === node).map(([from]) => layer(from) + 1))
  }
  for (const node of order.toReversed()) {
    const after = pairs.filter(([from]) => from === node)
    const before = pairs.filter(([, to]) => to === node)
    if (after.length > before.length) layers[node] = Math.min(...after.map(([, to]) => layer(to) - 1))
  }
  const first = Math.min(...layers)
  return layers.map((number) => number - first)
}
