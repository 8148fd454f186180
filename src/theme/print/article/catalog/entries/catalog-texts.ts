type Cell = string | number | undefined

/** Returns the text of a cell of the catalog. */
export const getCellText = (cell: Cell): string | undefined => (cell === undefined ? undefined : String(cell))

/** Splits the names in a cell of the catalog at its commas. */
export const splitNames = (cell: Cell): string[] =>
  cell === undefined || cell === '' ? [] : String(cell).split(', ')
