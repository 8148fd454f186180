import type { GraphNode } from './graph.ts'

/** Where a line meets the side of a node. */
interface Meeting {
  /** Size of the node in the direction of the line, and across it. */
  depth: number
  breadth: number
  /** Distance from the middle of the side. */
  offset: number
  isLevel: boolean
}

/** Returns how far the border of a shape is inside of its box. */
export function measureInset({ shape }: GraphNode, { depth, breadth, offset, isLevel }: Meeting): number {
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
