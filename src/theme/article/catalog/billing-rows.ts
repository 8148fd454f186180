import type { CatalogRows } from './catalog-columns.ts'

const states = [
  { key: 'running', label: 'In use' },
  { key: 'stopped', label: 'Stopped' },
  { key: 'deleted', label: 'Deleted' },
] as const

/** Turns a row of the table `billing` into a table of its own: a line for each state of the resource. */
export function billingRows(row: Record<string, string | number>): CatalogRows {
  return {
    title: `What you pay for: ${row.resource ?? ''}`,
    columns: [
      { key: 'state', label: 'State' },
      { key: 'charge', label: 'What you pay' },
    ],
    rows: states.flatMap(({ key, label }) => {
      const charge = row[key]
      return charge === undefined ? [] : [{ state: label, charge }]
    }),
  }
}
