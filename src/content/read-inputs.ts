import type { DocsConfig } from '../shared/config/config.ts'
import type { CatalogTables } from '../shared/content/catalog/catalog.ts'
import { type Problem, ProblemCollector } from '../shared/docs-error.ts'
import type { LocaleMessages } from '../shared/messages/page-messages.ts'
import type { RedirectTable } from '../shared/redirects.ts'
import type { Concepts, Synonym } from '../shared/search/engine/index-format.ts'
import { getDefaultLocale } from '../shared/site/locales.ts'
import type { Variables } from './data/fill-variables.ts'
import { listCatalogVariables, loadCatalog } from './data/load-catalog.ts'
import { loadConcepts, noConcepts } from './data/load-concepts.ts'
import { loadLocaleMessages } from './data/load-messages.ts'
import { loadRedirectTable } from './data/load-redirects.ts'
import { loadSynonyms } from './data/load-synonyms.ts'
import { type Collections, createArticleTexts, listCollections } from './list-collections.ts'
import type { Collection } from './load-pages.ts'
import { checkFiles, listFiles } from './source-files.ts'

/** Everything in a site folder except its configuration. */
export interface Inputs extends Collections {
  /** Translated messages of the languages. */
  messages: LocaleMessages
  catalog: CatalogTables
  /** Names of catalog tables that can't be read. */
  unreadTables: readonly string[]
  variables: Variables
  /** Synonyms for words of queries. */
  synonyms: Synonym[]
  concepts: Concepts
  /** Redirects of old addresses. */
  redirectTable: RedirectTable
  /** Files that are served unchanged, by path with a leading slash. */
  staticFiles: ReadonlyMap<string, string>
  /** Problems of files that can't be read. Each has a fallback here, so that everything else can be checked. */
  problems: readonly Problem[]
}

/** Lists the folders of a site and reads the data that its pages are checked against. Collects problems. */
export function readInputs(root: string, config: DocsConfig): Inputs {
  const collector = new ProblemCollector()
  collector.problems.push(...checkFiles(root, 'content'), ...checkFiles(root, 'static'))
  const configuredVariables = new Map(config.docs.variables ? listConfigVariables(config) : [])
  const loadedCatalog = loadCatalog(listFiles(root, 'content/catalog'), configuredVariables)
  collector.problems.push(...loadedCatalog.problems)
  const messages = loadLocaleMessages(root, config, collector)
  const listing = listCollections({ root, config, messages, collector })
  return {
    ...listing,
    collections: [...createListedCollections(root, config), ...listing.collections],
    messages,
    catalog: loadedCatalog.catalog,
    unreadTables: loadedCatalog.unreadTables,
    variables: new Map([
      ...configuredVariables,
      ...(config.docs.variables ? listCatalogVariables(loadedCatalog) : []),
    ]),
    synonyms: collector.run(() => loadSynonyms(root), []),
    concepts: collector.run(() => loadConcepts(root), noConcepts),
    redirectTable: collector.run(() => loadRedirectTable(root), { rows: [], problems: [] }),
    staticFiles: new Map(
      listFiles(root, 'static').map(({ path, absolute }) => [path.slice('static'.length), absolute]),
    ),
    problems: collector.problems,
  }
}

/** Creates the collections of listed files. Their route bases aren't part of any URL and only keep the files apart. */
function createListedCollections(root: string, config: DocsConfig): Collection[] {
  const scope = {
    locale: getDefaultLocale(config).id,
    version: undefined,
    texts: createArticleTexts(),
    policy: config.contentPolicy,
  }
  const create = (kind: 'faq' | 'release', name: string): Collection => {
    const folder = `content/${name}`
    return { ...scope, folder, routeBase: `/_/${name}/`, kind, files: listFiles(root, folder) }
  }
  return [create('faq', 'faq'), create('release', 'releases')]
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
