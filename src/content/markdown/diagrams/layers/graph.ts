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

/** Whether lines go from left to right, or from right to left. */
export const isLevel = (direction: Direction): boolean => direction === 'LR' || direction === 'RL'

/** Height of the bar with the title of a group. */
export const groupHeader = 28

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
