import type { SidebarNode } from './sidebar-node.ts'

/** Items of a page or a folder, with the position that its front matter, category, or number gives it. */
export interface PositionedItems {
  name: string
  position: number | undefined
  items: SidebarNode[]
}

/** Orders by position, and then by name. Items without a position come last. */
export function comparePositions(a: PositionedItems, b: PositionedItems): number {
  const difference = (a.position ?? Number.MAX_VALUE) - (b.position ?? Number.MAX_VALUE)
  // A page precedes a folder with the same name.
  return difference || Number(a.name > b.name) - Number(a.name < b.name)
}
