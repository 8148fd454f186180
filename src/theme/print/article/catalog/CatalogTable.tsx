import type { ReactNode } from 'react'
import { createScrollFrame } from '../../../../shared/content/scroll-frame.ts'
import { chooseTableLayout } from '../../../../shared/content/table-layout.ts'
import { CatalogText } from './CatalogText.tsx'
import { type CatalogRows, isNumericColumn } from './catalog-rows.ts'

interface CatalogTableProps {
  catalog: CatalogRows
  /** Whether phones stack the cells of each row, however short they are: tables of one kind have one layout. */
  isStacked?: boolean
}

/** Facts from `content/catalog/`. The build selects the rows and columns. */
export function CatalogTable({ catalog, isStacked = false }: CatalogTableProps): ReactNode {
  const { title, columns, rows } = catalog
  const alignment = columns.map(({ key }) => (isNumericColumn(rows, key) ? 'align-right' : undefined))
  const headers = columns.map(({ label, unit }) => (unit === undefined ? label : `${label} (${unit})`))
  const { className, labels } = chooseTableLayout([
    headers,
    ...rows.map((row) => columns.map(({ key }) => String(row[key] ?? ''))),
  ])
  return (
    <div className={isStacked ? 'table-wrap table-stacked' : className} {...createScrollFrame(title)}>
      <table>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            {columns.map(({ key }, index) => (
              <th key={key} scope="col" className={alignment[index]}>
                {headers[index]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: printed once, rows never move
            <tr key={index}>
              {columns.map(({ key, code }, column) => (
                <td key={key} className={alignment[column]} data-label={labels[column]}>
                  {row[key] !== undefined &&
                    (code ? <code>{row[key]}</code> : <CatalogText text={String(row[key])} />)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
