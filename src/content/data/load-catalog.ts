import { posix } from 'node:path'
import { z } from 'zod'
import type { CatalogTables, FactTable } from '../../shared/content/catalog/catalog.ts'
import { DocsError, type Problem, ProblemCollector } from '../../shared/docs-error.ts'
import type { SourceFile } from '../source-files.ts'
import { fillVariables, type Variables } from './fill-variables.ts'
import { readYaml } from './read-yaml.ts'

const cell = z.union([z.string(), z.number(), z.boolean().transform(String)])

/** Schema of a table in `content/catalog/`. */
export const tableSchema = z.strictObject({
  title: z.string().describe('Caption of the table.'),
  columns: z
    .array(
      z.strictObject({
        key: z.string().describe('Field of the rows.'),
        label: z.string().describe('Heading of the column.'),
        unit: z.string().optional().describe('Unit of its values, after each of them.'),
        code: z.boolean().default(false).describe('Whether its values are code.'),
      }),
    )
    .describe('Columns that pages print. Rows may have more fields.'),
  defaults: z.record(z.string(), cell).default({}).describe("Fields of rows that don't set them."),
  rows: z.record(z.string(), z.record(z.string(), cell)).describe('Rows by ID.'),
})

export interface LoadedCatalog {
  catalog: CatalogTables
  /** Names of tables that can't be read. */
  unreadTables: string[]
  problems: Problem[]
}

/** Reads the facts in `content/catalog/`, one table per file, named after the file. */
export function loadCatalog(files: readonly SourceFile[], variables: Variables): LoadedCatalog {
  const collector = new ProblemCollector()
  const tables = files
    .filter(({ path }) => /\.ya?ml$/.test(path))
    .map((file) => {
      const name = posix.basename(file.path).replace(/\.ya?ml$/, '')
      return [name, collector.run(() => loadTable(file, variables), undefined)] as const
    })
  return {
    catalog: new Map(tables.flatMap(([name, table]) => (table === undefined ? [] : [[name, table]]))),
    unreadTables: tables.filter(([, table]) => table === undefined).map(([name]) => name),
    problems: collector.problems,
  }
}

function loadTable(file: SourceFile, variables: Variables): FactTable {
  const fill = (text: string): string => {
    const filled = fillVariables(text, variables, file.path)
    if (filled.problems.length > 0) throw new DocsError(filled.problems)
    return filled.text
  }
  const { title, columns, defaults, rows } = readYaml(file, tableSchema, { fill }).data
  const filled = Object.entries(rows).map(([id, row]) => [id, { ...defaults, ...row }] as const)
  return { title, columns, rows: Object.fromEntries(filled) }
}

/**
 * Returns `{{catalog.<file>.<row>.<field>}}` for every value of the catalog, and `{{catalog.<file>.*}}` for a table that
 * can't be read.
 */
export function listCatalogVariables({ catalog, unreadTables }: LoadedCatalog): [string, string][] {
  const unread = unreadTables.map((name): [string, string] => [`catalog.${name}.*`, 'unknown'])
  const values = [...catalog].flatMap(([name, table]) =>
    Object.entries(table.rows).flatMap(([row, fields]) =>
      Object.entries(fields).map(([field, value]): [string, string] => [
        `catalog.${name}.${row}.${field}`,
        String(value),
      ]),
    ),
  )
  return [...values, ...unread]
}
