import type { HastPluginDefinition, HastVisitorContext } from 'satteri'
import type { TableTexts } from '../../../shared/content/table-columns.ts'

type ElementVisit = Extract<HastPluginDefinition['element'], { visit: unknown }>['visit']

/** An element of the compiler's tree. */
export type HastElement = Parameters<ElementVisit>[0]

/** Lists the cells of a table by row. */
export const listCells = (table: HastElement): HastElement[][] =>
  findRows(table).map((row) => row.children.filter((cell) => cell.type === 'element'))

function findRows(node: HastElement): HastElement[] {
  return node.children.flatMap((child) => {
    if (child.type !== 'element') return []
    return child.tagName === 'tr' ? [child] : findRows(child)
  })
}

/** Stands for what a component such as `<ApiLink>` prints, which isn't known yet. */
const componentText = 'a-name-or-an-address'

/** Reads the texts of cells. */
export const readTexts = (rows: readonly HastElement[][], context: HastVisitorContext): TableTexts =>
  rows.map((cells) =>
    cells.map((cell) => context.textContent(cell).trim() + componentText.repeat(countComponents(cell))),
  )

const countComponents = ({ children }: HastElement): number =>
  children.reduce((count, child) => {
    if (child.type === 'element') return count + countComponents(child)
    return child.type.startsWith('mdxJsx') ? count + 1 : count
  }, 0)
