import type { Catalog } from '../../shared/content/catalog.ts'
import type { CompiledFile } from '../../shared/content/compiled-page.ts'
import type { Problem } from '../../shared/docs-error.ts'
import { suggest } from '../../shared/text/nearest.ts'

const nouns: Record<string, string> = {
  operations: 'operation',
  commands: 'command',
  terraform: 'Terraform name',
  glossary: 'term',
}

/**
 * Operations, commands, Terraform names and terms that pages name and no catalog knows. Nothing is said about tables that
 * could not be read (`unknown`).
 */
export function checkCatalogReferences(
  pages: readonly CompiledFile[],
  catalog: Catalog,
  unknown: ReadonlySet<string>,
): Problem[] {
  return pages.flatMap((page) => {
    const { api, cli, terraform } = page.frontMatter
    const fromFrontMatter = [
      ...api.map((href) => ({ catalog: 'operations', href })),
      ...cli.map((href) => ({ catalog: 'commands', href })),
      ...terraform.map((href) => ({ catalog: 'terraform', href })),
    ].map((reference) => ({ ...reference, file: page.file, line: 1 }))
    return [...fromFrontMatter, ...page.catalogReferences].flatMap(
      ({ catalog: name, href, file, line }): Problem[] => {
        if (unknown.has(name)) return []
        const names = namesOf(catalog, name)
        if (names.has(href)) return []
        return [
          {
            problem: `The ${nouns[name] ?? name} \`${href}\` is not in ${homeOf(name, catalog)}.`,
            at: { file, line },
            fix: suggest(href, names, 'Correct the name, or add it to the catalog.'),
          },
        ]
      },
    )
  })
}

/** Where the rows of a table are written; those of operations may be made from the documents of the APIs. */
function homeOf(table: string, catalog: Catalog): string {
  const [first] = Object.values(catalog.get(table)?.rows ?? {})
  return table === 'operations' && first?.url !== undefined
    ? 'any OpenAPI document of the site'
    : `\`content/catalog/${table}.yml\``
}

const cache = new WeakMap<Catalog, Map<string, ReadonlySet<string>>>()

/** A row is known by its id and by its field `name`. */
function namesOf(catalog: Catalog, table: string): ReadonlySet<string> {
  const tables = cache.get(catalog) ?? new Map<string, ReadonlySet<string>>()
  cache.set(catalog, tables)
  const known = tables.get(table)
  if (known !== undefined) return known
  const rows = Object.entries(catalog.get(table)?.rows ?? {})
  const names = new Set(
    rows.flatMap(([id, row]) => [id, ...(row.name === undefined ? [] : [String(row.name)])]),
  )
  tables.set(table, names)
  return names
}
