import type { ArrangeInput, Arrangement } from './arrange-items.ts'
import type { Ports } from './choose-ports.ts'
import type { Size } from './size-nodes.ts'

/** Distance of bends in different tracks. */
export const trackGap = 10
/** Length of an arrow's head. */
export const tipLength = 8

export interface RouteInput extends ArrangeInput {
  sizes: readonly Size[]
  ports: Ports
  arrangement: Arrangement
}

export type LinePoint = readonly [depth: number, breadth: number]

export interface Routes {
  /** The middle of each layer. */
  layers: number[]
  /** By edge, in the direction of the edge. */
  lines: LinePoint[][]
  /** Centers, by edge. */
  labels: Map<number, LinePoint>
  /** Along the axis of the layers. */
  groups: { first: number; last: number }[]
}

/** The space between two layers, with its lines. */
export interface Gap {
  links: number[]
  tracks: ReadonlyMap<number, number>
  trackCount: number
  before: number
  after: number
}

/** Returns where a link starts and ends along its layers. */
export function getEnds(
  { layered, offsets, arrangement }: RouteInput,
  index: number,
): [start: number, end: number] {
  const { from = 0, to = 0 } = layered.links[index] ?? {}
  const offset = offsets[index] ?? { from: 0, to: 0 }
  return [(arrangement.breadths[from] ?? 0) + offset.from, (arrangement.breadths[to] ?? 0) + offset.to]
}
