import type { CatalogTables, FactTable } from '../../shared/content/catalog/catalog.ts'
import { findRows } from '../../shared/content/catalog/row-selection.ts'
import type { CompiledFile } from '../../shared/content/compiled-page.ts'
import type { Problem } from '../../shared/docs-error.ts'
import { suggestFix } from '../../shared/text/find-nearest.ts'

type Selection = CompiledFile['rowSelections'][number]

/** Reports tables in pages that would be empty, or without a column. Tables that couldn't be read aren't checked. */
export function checkRowSelections(
  files: readonly CompiledFile[],
  catalog: CatalogTables,
  unreadTables: ReadonlySet<string>,
): Problem[] {
  return files
    .flatMap(({ rowSelections }) => rowSelections)
    .filter(({ tables }) => !tables.some((table) => unreadTables.has(table)))
    .filter((selection) => !hasUnknownName(selection, catalog))
    .flatMap((selection) => {
      const mistakes = findMistakes(selection, catalog)
      const { file, line } = selection
      return mistakes.map((mistake) => ({ ...mistake, at: { file, line } }))
    })
}

type Mistake = Pick<Problem, 'problem' | 'fix'>

/** Another check reports a Terraform name that doesn't exist. */
function hasUnknownName({ component, filter }: Selection, catalog: CatalogTables): boolean {
  if (component !== 'TerraformSchema') return false
  const rows = catalog.get('terraform')?.rows ?? {}
  return !Object.entries(rows).some(([id, { name }]) => [id, name].includes(filter.of ?? ''))
}

function findMistakes(selection: Selection, catalog: CatalogTables): Mistake[] {
  const { component, tables, filter, columns = [] } = selection
  const foundTables = tables.map((name) => catalog.get(name)).filter((table) => table !== undefined)
  const files = tables.map((name) => `\`content/catalog/${name}.yml\``).join(' or ')
  if (foundTables.length === 0)
    return [
      {
        problem: `\`<${component}>\` prints ${files}, but there is no such file.`,
        fix: suggestFix(tables[0] ?? '', catalog.keys(), 'Add the file, or remove the component.'),
      },
    ]
  const columnKeys = foundTables.flatMap((table) => table.columns.map(({ key }) => key))
  const missingColumns = columns.filter((column) => !columnKeys.includes(column))
  return [
    ...missingColumns.map((column) => ({
      problem: `\`<${component}>\` prints the column \`${column}\`, which ${files} doesn't have.`,
      fix: suggestFix(column, columnKeys, `Columns: ${columnKeys.join(', ')}.`),
    })),
    ...(foundTables.some((table) => findRows(table, filter).length > 0)
      ? []
      : [explainEmptyTable(selection, foundTables, files)]),
  ]
}

/** Finds the attribute that no row matches. */
function explainEmptyTable(
  { component, filter }: Selection,
  tables: readonly FactTable[],
  files: string,
): Mistake {
  const rows = tables.flatMap((table) => Object.values(table.rows))
  for (const [field, value] of rows.length === 0 ? [] : Object.entries(filter)) {
    const values = new Set(rows.map((row) => row[field]).filter((cell) => cell !== undefined))
    if (values.size === 0)
      return {
        problem: `\`<${component}>\` selects rows by \`${field}\`, but no row of ${files} has that field.`,
        fix: suggestFix(field, new Set(rows.flatMap(Object.keys)), 'Correct the attribute, or remove it.'),
      }
    const names = [...values].map(String)
    if (!names.includes(value))
      return {
        problem: `\`${field}\` of \`<${component}>\` is \`${value}\`, but no row of ${files} has that value.`,
        fix: suggestFix(value, names, 'Correct the value, or add a row.'),
      }
  }
  const attributes = Object.entries(filter).map(([field, value]) => `\`${field}="${value}"\``)
  const reason =
    rows.length === 0 ? `${files} has no rows` : `no row of ${files} has ${attributes.join(' and ')}`
  return {
    problem: `\`<${component}>\` prints an empty table: ${reason}.`,
    fix: 'Correct the attributes, or add a row.',
  }
}
