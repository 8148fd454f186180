import type { SidebarItemConfig } from '../../../shared/site/sidebar-item-config.ts'

/** An item of a sidebar, or what only structures the items after it. */
export type SidebarPiece =
  | { kind: 'item'; item: SidebarItemConfig }
  | { kind: 'heading'; label: string; report(text: string): void }
  | { kind: 'separator'; report(text: string): void }

/**
 * Turns each heading into a category of the items below it, up to the next heading or separator. A separator without a
 * heading above it, and a heading without items, are listed.
 */
export function groupByHeadings(pieces: readonly SidebarPiece[]): SidebarItemConfig[] {
  const items: SidebarItemConfig[] = []
  let group: SidebarItemConfig[] | undefined
  for (const [index, piece] of pieces.entries()) {
    if (piece.kind === 'item') (group ?? items).push(piece.item)
    else if (piece.kind === 'separator') {
      if (group === undefined) piece.report("A separator of the sidebar isn't carried over.")
      group = undefined
    } else {
      group = undefined
      if (pieces[index + 1]?.kind === 'item') {
        group = []
        items.push({ kind: 'category', label: piece.label, items: group })
      } else
        piece.report(`The heading "${piece.label}" of the sidebar isn't carried over: nothing is below it.`)
    }
  }
  return items
}
