import type { CatalogTables } from '../../shared/content/catalog/catalog.ts'
import type { CompiledFile } from '../../shared/content/compiled-page.ts'
import type { Problem } from '../../shared/docs-error.ts'
import { suggestFix } from '../../shared/text/find-nearest.ts'

const nouns: Record<string, string> = {
  operations: 'operation',
  commands: 'command',
  terraform: 'Terraform name',
  sdk: 'call of the SDK',
  glossary: 'term',
  billing: 'billing state',
}

/**
 * Reports operations, commands, Terraform names, calls of the SDK, and terms that pages name but the catalog doesn't
 * have. Tables that couldn't be read (`unreadTables`) aren't checked.
 */
export function checkLookups(
  files: readonly CompiledFile[],
  catalog: CatalogTables,
  unreadTables: ReadonlySet<string>,
): Problem[] {
  const namesByTable = new Map([...catalog.keys()].map((table) => [table, listNames(catalog, table)]))
  return files.flatMap(listLookups).flatMap(({ catalog: table, href, file, line }): Problem[] => {
    const names = namesByTable.get(table) ?? new Set()
    if (unreadTables.has(table) || names.has(href)) return []
    return [
      {
        problem: `The ${nouns[table] ?? table} \`${href}\` is not in ${describeSource(table, catalog)}.`,
        at: { file, line },
        fix: suggestFix(href, names, 'Correct the name, or add it to the catalog.'),
      },
    ]
  })
}

type Lookup = Pick<CompiledFile['catalogLookups'][number], 'catalog' | 'href' | 'file' | 'line'>

/** Lists the lookups in the front matter and in the text. */
function listLookups({ file, frontMatter, catalogLookups }: CompiledFile): Lookup[] {
  const { api, cli, terraform, sdk } = frontMatter
  const fromFrontMatter = [
    ...api.map((href) => ({ catalog: 'operations', href })),
    ...cli.map((href) => ({ catalog: 'commands', href })),
    ...terraform.map((href) => ({ catalog: 'terraform', href })),
    ...sdk.map((href) => ({ catalog: 'sdk', href })),
  ]
  return [...fromFrontMatter.map((lookup) => ({ ...lookup, file, line: 1 })), ...catalogLookups]
}

/** Describes where the rows of a table are defined. Operations may come from API documents. */
function describeSource(table: string, catalog: CatalogTables): string {
  const [first] = Object.values(catalog.get(table)?.rows ?? {})
  return table === 'operations' && first?.url !== undefined
    ? 'any OpenAPI document of the site'
    : `\`content/catalog/${table}.yml\``
}

/** Lists the names of a table's rows: their IDs and their `name` fields. */
function listNames(catalog: CatalogTables, table: string): Set<string> {
  const rows = Object.entries(catalog.get(table)?.rows ?? {})
  return new Set(rows.flatMap(([id, row]) => [id, ...(row.name === undefined ? [] : [String(row.name)])]))
}
