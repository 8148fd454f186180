import type { ReactNode } from 'react'
import { createScrollFrame } from '../../../shared/content/scroll-frame.ts'

interface CalculatorTableProps {
  title: string
  /** Labels of the columns. Narrow screens show them beside the cells, except for the first. */
  labels: readonly string[]
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
}

/** A table of results. */
export function CalculatorTable({ title, labels, rows }: CalculatorTableProps): ReactNode {
  return (
    <div className="table-wrap table-stacked" {...createScrollFrame(title)}>
      <table>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            {labels.map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, column) => (
                <td key={labels[column]} data-label={column === 0 ? undefined : labels[column]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
