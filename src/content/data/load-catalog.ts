import { posix } from 'node:path'
import { z } from 'zod'
import type { CatalogTables, FactTable } from '../../shared/content/catalog.ts'
import { collectProblems, DocsError } from '../../shared/docs-error.ts'
import type { SourceFile } from '../source-files.ts'
import { readYaml } from './read-yaml.ts'
import { fillVariables, type Variables } from './variables.ts'

const cell = z.union([z.string(), z.number(), z.boolean().transform(String)])

const tableSchema = z.strictObject({
  title: z.string(),
  columns: z.array(
    z.strictObject({
      key: z.string(),
      label: z.string(),
      unit: z.string().optional(),
      code: z.boolean().default(false),
    }),
  ),
  rows: z.record(z.string(), z.record(z.string(), cell)),
})

/** Reads the facts in `content/catalog/`, one table per file, named after the file. */
export function loadCatalog(files: readonly SourceFile[], variables: Variables): CatalogTables {
  const tables = files.filter(({ path }) => /\.ya?ml$/.test(path))
  return new Map(
    collectProblems(tables, (file) => [
      posix.basename(file.path).replace(/\.ya?ml$/, ''),
      loadTable(file, variables),
    ]),
  )
}

function loadTable(file: SourceFile, variables: Variables): FactTable {
  const fill = (text: string): string => {
    const filled = fillVariables(text, variables, file.path)
    if (filled.problems.length > 0) throw new DocsError(filled.problems)
    return filled.text
  }
  return readYaml(file, tableSchema, { fill }).data
}

/** Returns `{{catalog.<file>.<row>.<field>}}` for every value of the catalog. */
export function listCatalogVariables(catalog: CatalogTables): [string, string][] {
  return [...catalog].flatMap(([name, table]) =>
    Object.entries(table.rows).flatMap(([row, fields]) =>
      Object.entries(fields).map(([field, value]): [string, string] => [
        `catalog.${name}.${row}.${field}`,
        String(value),
      ]),
    ),
  )
}
