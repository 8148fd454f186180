import type { Box } from '../svg-shapes.ts'
import type { ElkNode } from './run-elk.ts'

/** Lists where the layout engine has placed nodes and groups, by their names. */
export function listBoxes(placed: ElkNode): ReadonlyMap<string, Box> {
  const boxes = new Map<string, Box>()
  const add = ({ id, x = 0, y = 0, width = 0, height = 0, children = [] }: ElkNode): void => {
    boxes.set(id, { left: x, right: x + width, top: y, bottom: y + height })
    children.forEach(add)
  }
  add(placed)
  return boxes
}
