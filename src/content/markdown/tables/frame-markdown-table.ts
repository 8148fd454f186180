import type { HastVisitorContext } from 'satteri'
import { createScrollFrame } from '../../../shared/content/scroll-frame.ts'
import { chooseColumnShares, isAmountColumn, type TableTexts } from '../../../shared/content/table-columns.ts'
import { chooseTableLayout } from '../../../shared/content/table-layout.ts'
import type { DocumentData } from '../document-data.ts'
import { type HastElement, listCells, readTexts } from './table-cells.ts'

/** Gives a table its scroll frame, the labels of its stacked cells, and its columns. */
export function frameMarkdownTable(
  node: HastElement,
  context: HastVisitorContext,
  { tables }: Pick<DocumentData, 'tables'>,
): void {
  const rows = listCells(node)
  const texts = readTexts(rows, context)
  const { className, labels } = chooseTableLayout(texts)
  for (const cells of rows.slice(1))
    for (const [column, cell] of cells.entries())
      if (labels[column]) context.setProperty(cell, 'dataLabel', labels[column])
  alignAmounts(rows, texts, context)
  const shares = chooseColumnShares(tables.get(JSON.stringify(texts[0])) ?? [])
  if (shares.length > 0) context.prependChild(node, createColumns(shares))
  const { 'aria-label': ariaLabel, ...frame } = createScrollFrame((texts[0] ?? []).filter(Boolean).join(', '))
  context.wrapNode(node, {
    type: 'element',
    tagName: 'div',
    properties: { className: [className], ...frame, ariaLabel },
    children: [],
  })
}

/** Aligns amounts at their end, where the writer didn't choose a side. */
function alignAmounts(rows: readonly HastElement[][], texts: TableTexts, context: HastVisitorContext): void {
  const columns = (texts[0] ?? []).map((_, column) => isAmountColumn(texts, column))
  for (const cells of rows)
    for (const [column, cell] of cells.entries())
      if (columns[column] && cell.properties.style == null)
        context.setProperty(cell, 'className', ['align-right'])
}

/** Widths are attributes, because the policy of pages allows no styles in their HTML. */
const createColumns = (shares: readonly number[]): HastElement => ({
  type: 'element',
  tagName: 'colgroup',
  properties: {},
  children: shares.map((share) => ({
    type: 'element',
    tagName: 'col',
    properties: { width: `${share}%` },
    children: [],
  })),
})
