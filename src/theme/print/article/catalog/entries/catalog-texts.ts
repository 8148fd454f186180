type Cell = string | number | undefined

/** Returns the text of a cell of the catalog. */
export const getCellText = (cell: Cell): string | undefined => (cell === undefined ? undefined : String(cell))

/** Splits the names in a cell of the catalog at its commas. */
export const splitNames = (cell: Cell): string[] =>
  cell === undefined || cell === '' ? [] : String(cell).split(', ')

/** Puts a name between backticks, which `CatalogText` prints as code. */
export const formatCode = (name: string): string => `\`${name}\``

/** A label, and a text with code between backticks. */
export interface EntryNote {
  label: string
  text: string
}

/** Labels a cell. A row without it has no such note. */
export const createNotes = (label: string, cell: Cell): EntryNote[] =>
  cell === undefined ? [] : [{ label, text: String(cell) }]
