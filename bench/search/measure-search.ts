import { join } from 'node:path'
import {
  computeScore,
  evaluateSearch,
  type QueryOutcome,
  type SearchScore,
} from '../../src/doctor/evaluate-search.ts'
import type { QueryCategory } from '../../src/doctor/search-queries.ts'
import { cutQuery } from '../../src/shared/search/query-limits.ts'
import { computeCategoryScores } from '../../tests/search/category-scores.ts'
import { readGoldenSet } from '../../tests/search/golden.ts'
import { divideOutcomes, type RowSet, rowSets } from '../../tests/search/row-sets.ts'
import { measureBusyShare, waitForQuiet } from '../machine.ts'
import type { BenchOptions } from '../options.ts'
import type { MeasuredSearchEngine } from './measured-engine.ts'
import type { InBrowser } from './own/measure-in-browser.ts'
import { measureDocent } from './own/measure-own.ts'
import { loadFlexSearch } from './peers/flexsearch.ts'
import { installLibraries } from './peers/install-libraries.ts'
import { loadMiniSearch } from './peers/minisearch.ts'
import { loadOrama, loadZbSearch } from './peers/orama.ts'
import { measurePagefind } from './peers/pagefind.ts'
import { measureWholeIndex } from './peers/whole-index.ts'
import { buildIndexedSite, type IndexedSite } from './read-records.ts'
import { toDocument } from './search-document.ts'

/** How good and how heavy search is, on this repository's own site. */
export interface SearchFigures {
  pages: number
  records: number
  engines: SearchEngineFigures[]
  /** Docent's engine at work in a browser. */
  inBrowser: InBrowser
  /** Part of all processors that other work took before or after, 0 to 1. */
  othersShare: number
}

/** One engine with the golden queries. */
export interface SearchEngineFigures extends Omit<MeasuredSearchEngine, 'found'> {
  all: SearchScore
  categories: [QueryCategory, SearchScore][]
  /** Undefined in older runs. */
  sets?: SetScore[]
}

/** Rows of one set, in all and by kind. */
export interface SetScore {
  set: RowSet
  all: SearchScore
  categories: [QueryCategory, SearchScore][]
}

const queries = readGoldenSet()
const questions = queries.map(({ query, area }) => ({ text: cutQuery(query), area }))

export async function measureSearch(options: BenchOptions): Promise<SearchFigures> {
  const site = await buildIndexedSite(options)
  const before = await waitForQuiet()
  console.error('Docent: asking the golden queries')
  const { contender, inBrowser } = await measureDocent(site, questions)
  const engines = [await scored(contender)]
  if (options.withPeer) for (const peer of await measurePeers(site, options)) engines.push(await scored(peer))
  return {
    pages: site.pageCount,
    records: site.records.length,
    engines,
    inBrowser,
    othersShare: Math.max(before, await measureBusyShare()),
  }
}

async function measurePeers(site: IndexedSite, options: BenchOptions): Promise<MeasuredSearchEngine[]> {
  const root = await installLibraries(options)
  const documents = site.records.map(toDocument)
  const peers: MeasuredSearchEngine[] = []
  for (const load of [loadMiniSearch, loadZbSearch, loadOrama, loadFlexSearch]) {
    const library = await load(root)
    console.error(`${library.name}: asking the golden queries`)
    peers.push(await measureWholeIndex(library, root, { documents, questions }))
  }
  const folder = join(options.work, 'search-pagefind')
  console.error('Pagefind: asking the golden queries')
  return [...peers, await measurePagefind(root, { documents, questions, folder })]
}

async function scored({ found, ...contender }: MeasuredSearchEngine): Promise<SearchEngineFigures> {
  const answers = found.values()
  const outcomes = await evaluateSearch(queries, async () =>
    (answers.next().value ?? []).map((url) => ({ url, pageUrl: getPage(url) })),
  )
  const divided = divideOutcomes(outcomes)
  const sets = rowSets.map((set): SetScore => ({ set, ...scoreRows(divided[set]) }))
  return { ...contender, ...scoreRows(outcomes), sets }
}

const scoreRows = (outcomes: readonly QueryOutcome[]): Pick<SetScore, 'all' | 'categories'> => ({
  all: computeScore(outcomes),
  categories: [...computeCategoryScores(outcomes)],
})

/** An operation is at `/api/<id>/#/<group>/<operation>`, on the page of its group. */
const getPage = (url: string): string => url.replace(/#\/([\w-]+)\/.*/, '$1/').replace(/#.*/, '')
