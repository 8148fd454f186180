import { fillMessage } from '../../../../../shared/messages/fill-message.ts'

type Cell = string | number | undefined

/** Returns the text of a cell of the catalog. */
export const getCellText = (cell: Cell): string | undefined => (cell === undefined ? undefined : String(cell))

/** Splits the names in a cell of the catalog at its commas. */
export const splitNames = (cell: Cell): string[] =>
  cell === undefined || cell === '' ? [] : String(cell).split(', ')

/** Puts a name between backticks, which `CatalogText` prints as code. */
export const formatCode = (name: string): string => `\`${name}\``

/** Fills a message with a cell. A row without it has no such note. */
export function formatNote(message: string, values: Record<string, Cell>): string[] {
  const cells = Object.entries(values).flatMap(([name, cell]) => (cell === undefined ? [] : [[name, cell]]))
  return cells.length === 0 ? [] : [fillMessage(message, Object.fromEntries(cells))]
}
