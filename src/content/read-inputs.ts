import type { DocsConfig } from '../shared/config/config.ts'
import type { CatalogTables } from '../shared/content/catalog.ts'
import { collectProblems } from '../shared/docs-error.ts'
import type { LocaleMessages } from '../shared/messages/page-messages.ts'
import type { RedirectTable } from '../shared/redirects.ts'
import type { Synonym } from '../shared/search/engine/index-format.ts'
import type { Ledger } from '../shared/site/ledger.ts'
import { getDefaultLocale } from '../shared/site/locales.ts'
import { listCatalogVariables, loadCatalog } from './data/load-catalog.ts'
import { loadLedger } from './data/load-ledger.ts'
import { loadLocaleMessages } from './data/load-messages.ts'
import { loadRedirectTable } from './data/load-redirects.ts'
import { loadSynonyms } from './data/load-synonyms.ts'
import type { Variables } from './data/variables.ts'
import { type Collections, createAdmonitionTitles, listCollections } from './list-collections.ts'
import type { Collection } from './load-pages.ts'
import { listFiles } from './source-files.ts'

/** Everything in a site folder except its configuration. */
export interface Inputs extends Collections {
  /** Translated texts of the languages. */
  messages: LocaleMessages
  catalog: CatalogTables
  variables: Variables
  /** Synonyms for words of queries. */
  synonyms: Synonym[]
  /** Redirects of old addresses. */
  redirectTable: RedirectTable
  /** Every address that the site has published. Undefined if it keeps no ledger. */
  ledger: Ledger | undefined
  /** Files that are served unchanged, by path with a leading slash. */
  staticFiles: ReadonlyMap<string, string>
}

/** Lists the folders of a site and reads the data that its pages are checked against. */
export function readInputs(root: string, config: DocsConfig): Inputs {
  // Bad symbolic links anywhere are reported together, before the folders are read one by one.
  collectProblems(['content', 'static'], (folder) => listFiles(root, folder))
  const configuredVariables = new Map(config.docs.variables ? listConfigVariables(config) : [])
  const catalog = loadCatalog(listFiles(root, 'content/catalog'), configuredVariables)
  const variables = new Map([
    ...configuredVariables,
    ...(config.docs.variables ? listCatalogVariables(catalog) : []),
  ])
  const messages = loadLocaleMessages(root, config)
  const listing = listCollections(root, config, messages)
  return {
    ...listing,
    collections: [...createEntryCollections(root, config), ...listing.collections],
    messages,
    catalog,
    variables,
    synonyms: loadSynonyms(root),
    redirectTable: loadRedirectTable(root),
    ledger: loadLedger(root),
    staticFiles: new Map(
      listFiles(root, 'static').map(({ path, absolute }) => [path.slice('static'.length), absolute]),
    ),
  }
}

/** Route bases of entries. They aren't part of any URL and only keep the files separate. */
function createEntryCollections(root: string, config: DocsConfig): Collection[] {
  const scope = { locale: getDefaultLocale(config).id, version: undefined, titles: createAdmonitionTitles() }
  return [
    {
      ...scope,
      folder: 'content/faq',
      routeBase: '/_/faq/',
      kind: 'faq',
      files: listFiles(root, 'content/faq'),
    },
    {
      ...scope,
      folder: 'content/releases',
      routeBase: '/_/releases/',
      kind: 'release',
      files: listFiles(root, 'content/releases'),
    },
  ]
}

function listConfigVariables({ brand, hosts }: DocsConfig): [string, string][] {
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
