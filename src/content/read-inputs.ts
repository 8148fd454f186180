import { fileURLToPath } from 'node:url'
import type { Catalog } from '../shared/catalog.ts'
import type { Category } from '../shared/category.ts'
import type { DocsConfig } from '../shared/config.ts'
import { catalogVariables, loadCatalog } from './catalog.ts'
import { loadCategories } from './categories.ts'
import type { Collection } from './load-pages.ts'
import { listFiles, type SourceFile } from './source-files.ts'
import type { Variables } from './variables.ts'

/** Everything that a site folder holds beside its configuration. */
export interface Inputs {
  collections: Collection[]
  categories: Category[]
  catalog: Catalog
  variables: Variables
  /** Files that are served as they are, by path with a leading slash. */
  staticFiles: ReadonlyMap<string, string>
}

const standardNotFound: SourceFile = {
  path: 'docent/404.md',
  absolute: fileURLToPath(new URL('./defaults/404.md', import.meta.url)),
}

/** Lists the folders of a site and reads what its pages are checked against. */
export function readInputs(root: string, config: DocsConfig): Inputs {
  const docs = listFiles(root, 'content/docs')
  const own = new Map(config.docs.variables ? configVariables(config) : [])
  const catalog = loadCatalog(listFiles(root, 'content/catalog'), own)
  const variables = new Map([...own, ...(config.docs.variables ? catalogVariables(catalog) : [])])
  const pages = listFiles(root, 'content/pages')
  const isNotFound = ({ path }: SourceFile): boolean => /^content\/pages\/404\.mdx?$/.test(path)
  const ownNotFound = pages.filter(isNotFound)
  return {
    collections: [
      ...entryCollections(root),
      { folder: 'content/docs', routeBase: config.docs.routeBase, kind: 'doc', files: docs },
      {
        folder: 'content/pages',
        routeBase: '/',
        kind: 'mdx',
        files: pages.filter((file) => !isNotFound(file)),
      },
      ownNotFound.length > 0
        ? { folder: 'content/pages', routeBase: '/', kind: 'notFound', files: ownNotFound }
        : { folder: 'docent', routeBase: '/', kind: 'notFound', files: [standardNotFound] },
    ],
    categories: loadCategories(docs, 'content/docs'),
    catalog,
    variables,
    staticFiles: new Map(
      listFiles(root, 'static').map(({ path, absolute }) => [path.slice('static'.length), absolute]),
    ),
  }
}

/** Their paths are addresses of nothing; they only keep the files apart. */
function entryCollections(root: string): Collection[] {
  return [
    { folder: 'content/faq', routeBase: '/_/faq/', kind: 'faq', files: listFiles(root, 'content/faq') },
    {
      folder: 'content/releases',
      routeBase: '/_/releases/',
      kind: 'release',
      files: listFiles(root, 'content/releases'),
    },
  ]
}

function configVariables({ brand, hosts }: DocsConfig): [string, string][] {
  const words = {
    name: brand.name,
    legalName: brand.legalName,
    registrationNumber: brand.registrationNumber,
    ...brand.words,
  }
  return [
    ...Object.entries(words).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[`brand.${name}`, value]],
    ),
    ...Object.entries(hosts).map(([name, value]): [string, string] => [`hosts.${name}`, value]),
  ]
}
