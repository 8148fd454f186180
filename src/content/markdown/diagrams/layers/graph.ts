import type { Box } from '../svg-shapes.ts'

export interface GraphNode {
  id: string
  shape: string
  /** Its shapes and its text. */
  markup: string
  /** Where the library has drawn it. */
  box: Box
  text: { width: number; height: number }
  /** Index of the innermost group. */
  group?: number | undefined
}

export interface GraphEdge {
  /** Index of a node. */
  from: number
  to: number
  attributes: string
  style: string
  hasTipAtStart: boolean
  hasTipAtEnd: boolean
  label: { markup: string; width: number; height: number } | undefined
}

export interface GraphGroup {
  id: string
  parent: number | undefined
  box: Box
  markup: { box: string; header: string; title: string }
  titleWidth: number
}

/** A flowchart or states. */
export interface Graph {
  nodes: GraphNode[]
  edges: GraphEdge[]
  groups: GraphGroup[]
}

export type Direction = 'LR' | 'RL' | 'TB' | 'BT'

/**
 * The axes of a drawing: lines go along the first, from layer to layer, and the nodes of a layer are next to each other
 * along the second.
 */
export interface Axes {
  isLevel: boolean
  /** −1 if the first layer is at the right or at the bottom. */
  sign: 1 | -1
}

export const getAxes = (direction: Direction): Axes => ({
  isLevel: direction === 'LR' || direction === 'RL',
  sign: direction === 'LR' || direction === 'TB' ? 1 : -1,
})

/** Distances in pixels. */
export interface Spacing {
  /** Between a node's text and its border at the left and right, and above and below. */
  inlinePadding: number
  blockPadding: number
  /** Between nodes of a layer. */
  nodeGap: number
  /** Least distance of layers. */
  layerGap: number
}
