import type { SidebarNode } from './sidebar-node.ts'

export interface PositionedItems {
  name: string
  position: number | undefined
  items: SidebarNode[]
}

export function comparePositions(a: PositionedItems, b: PositionedItems): number {
  const difference = (a.position ?? Number.MAX_VALUE) - (b.position ?? Number.MAX_VALUE)
  // A page precedes a folder with the same name.
  return difference || Number(a.name > b.name) - Number(a.name < b.name)
}
