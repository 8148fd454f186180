import type { ReactNode } from 'react'
import { createScrollFrame, getTableClass } from '../../../../shared/content/scroll-frame.ts'
import { CatalogText } from './CatalogText.tsx'
import { type CatalogRows, isNumericColumn } from './catalog-rows.ts'

interface CatalogTableProps {
  catalog: CatalogRows
}

/** Facts from `content/catalog/`. The build selects the rows and columns. */
export function CatalogTable({ catalog: { title, columns, rows } }: CatalogTableProps): ReactNode {
  const alignment = columns.map(({ key }) => (isNumericColumn(rows, key) ? 'align-right' : undefined))
  const texts = rows.map((row) => columns.map(({ key }) => String(row[key] ?? '')))
  return (
    <div className={getTableClass(texts)} {...createScrollFrame(title)}>
      <table>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            {columns.map(({ key, label, unit }, index) => (
              <th key={key} scope="col" className={alignment[index]}>
                {unit === undefined ? label : `${label} (${unit})`}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: printed once, rows never move
            <tr key={index}>
              {columns.map(({ key, code }, column) => (
                <td key={key} className={alignment[column]}>
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
