import GithubSlugger from 'github-slugger'
import type { DocsConfig } from '../../shared/config/config.ts'
import type { CatalogTables, FactTable } from '../../shared/content/catalog/catalog.ts'
import type { CompiledPage } from '../../shared/content/compiled-page.ts'
import { findArea } from '../areas.ts'

type Rows = FactTable['rows']

/** Tables whose rows pages name in their front matter, by front matter key. */
const frontMatterTables = { api: 'operations', cli: 'commands', terraform: 'terraform', sdk: 'sdk' } as const

const documentedTables = ['commands', 'terraform', 'sdk']

/**
 * Adds data from pages to the catalog: the URL of the page that documents a command, a Terraform name, or a call of the
 * SDK (field `url`), and the table `guides` with a row for each guide that names one of them or an operation.
 */
export function addCatalogPages(
  catalog: CatalogTables,
  pages: readonly CompiledPage[],
  config: DocsConfig,
): CatalogTables {
  const guides = listGuides(catalog, pages, config)
  if (Object.keys(guides).length === 0 && !pages.some(isDocumentation)) return catalog
  const tablesWithUrls = documentedTables.flatMap((name): [string, FactTable][] => {
    const table = catalog.get(name)
    return table === undefined
      ? []
      : [[name, { ...table, rows: addUrls(table.rows, findDocumentUrls(name, pages)) }]]
  })
  return new Map([...catalog, ...tablesWithUrls, ['guides', { title: 'Guides', columns: [], rows: guides }]])
}

/**
 * Finds a row by its key or its field `name`. If several operations have the name, returns the one in the page's area.
 */
export function findRowKey(rows: Rows, name: string, area?: string): string | undefined {
  if (Object.hasOwn(rows, name)) return name
  const keys = Object.keys(rows).filter((key) => rows[key]?.name === name)
  return keys.find((key) => rows[key]?.api === area) ?? keys[0]
}

function isDocumentation({ catalogLookups }: CompiledPage): boolean {
  return catalogLookups.some(({ isDocumented }) => isDocumented)
}

/** Maps row names to URLs below the base path. If a heading spells the name, the URL includes its anchor. */
function findDocumentUrls(table: string, pages: readonly CompiledPage[]): Map<string, string> {
  return new Map(
    pages.flatMap((page) =>
      page.catalogLookups
        .filter(({ catalog, isDocumented }) => isDocumented && catalog === table)
        .map(({ href }): [string, string] => {
          const anchor = new GithubSlugger().slug(href)
          return [href, page.anchors.includes(anchor) ? `${page.path}#${anchor}` : page.path]
        }),
    ),
  )
}

function addUrls(rows: Rows, urls: ReadonlyMap<string, string>): Rows {
  return Object.fromEntries(
    Object.entries(rows).map(([key, row]) => {
      const url = urls.get(String(row.name)) ?? urls.get(key)
      return [key, url === undefined ? row : { ...row, url }]
    }),
  )
}

function listGuides(catalog: CatalogTables, pages: readonly CompiledPage[], config: DocsConfig): Rows {
  // Translations are left out, because they would be listed next to their originals.
  const guides = pages.filter(
    (page) => page.kind === 'doc' && page.file === page.source && !isDocumentation(page),
  )
  const rows = guides.flatMap((page) =>
    Object.entries(frontMatterTables).flatMap(([key, table]) => {
      const tableRows = catalog.get(table)?.rows ?? {}
      const names = page.frontMatter[key as keyof typeof frontMatterTables]
      return names.flatMap((name): [string, Rows[string]][] => {
        const row = findRowKey(tableRows, name, findArea(page, config)?.id)
        if (row === undefined) return []
        return [[`${table} ${row} ${page.path}`, { table, row, title: page.title, url: page.path }]]
      })
    }),
  )
  return Object.fromEntries(rows)
}
