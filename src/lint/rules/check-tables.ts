import type { Problem } from '../../shared/docs-error.ts'
import type { PageRule } from '../lint-page.ts'

/** Checks the columns of tables below headings that require certain ones, such as "Troubleshooting". */
export const checkTables: PageRule = (page, { style }) => {
  const problems: Problem[] = []
  let columns = style.tables[page.frontMatter.type ?? '']
  for (const block of page.blocks) {
    if (block.kind === 'heading' && block.depth === 2)
      columns = style.tables[block.text.toLowerCase()] ?? style.tables[page.frontMatter.type ?? '']
    if (block.kind !== 'table' || columns === undefined || block.columns.join('|') === columns.join('|'))
      continue
    problems.push({
      problem: `The table has the columns ${block.columns.map((name) => `"${name}"`).join(', ')}.`,
      at: block.at,
      fix: `Use exactly these columns: ${columns.join(' | ')}.`,
    })
  }
  return problems
}
