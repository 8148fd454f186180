import { reorderedHits } from '../result-counts.ts'
import {
  type SearchEngine,
  SearchFailure,
  type SearchHit,
  type SearchQuery,
  type SearchResponse,
  type TextPart,
} from '../search-engine.ts'
import { stemWord } from '../text/stem.ts'
import type { ExpandedWord } from './expand-query.ts'
import { TypoFinder } from './find-typos.ts'
import { indexedKinds, type SectionText } from './index-format.ts'
import { type IndexFiles, IndexReader, type OpenIndex } from './index-reader.ts'
import { matchQuery } from './match-query.ts'
import { orderResults, type Ranking } from './order-results.ts'
import { findAnswer } from './results/find-answer.ts'
import { findCalledOperation } from './results/find-called-operation.ts'
import {
  type HighlightTerms,
  hasMatchIn,
  highlight,
  highlightExcerpt,
  listMatches,
} from './results/mark-matches.ts'
import {
  type LoadedSection,
  type OrderInput,
  orderByRuns,
  selectTextCandidates,
} from './results/order-by-runs.ts'
import { getQueryIntent } from './score-pages/query-intent.ts'

/** Searches the files of an index, in browsers and in Node. */
export interface IndexEngine extends SearchEngine {
  /** Loads the files that every query needs. Rejects with a `SearchFailure`. */
  prepare(): Promise<void>
}

export interface IndexEngineOptions {
  /** Approximate characters of an excerpt. */
  excerptLength?: number
}

/** `folder` is the folder of an index below the base URL (`getIndexFolder`). */
export function createIndexEngine(
  files: IndexFiles,
  folder: string,
  options: IndexEngineOptions = {},
): IndexEngine {
  const reader = new IndexReader(files, folder)
  return {
    async prepare() {
      await reader.openIndex()
    },
    async search(query, signal) {
      try {
        return await answerQuery(query, { reader, ...options }, signal)
      } catch (error) {
        if (!(error instanceof SearchFailure) || error.reason !== 'outdated') throw error
        // Files were removed after the manifest was loaded. A new manifest names the new files, unless the engine is
        // outdated too.
        reader.reset()
        signal.throwIfAborted()
        return answerQuery(query, { reader, ...options }, signal)
      }
    },
  }
}

async function answerQuery(
  query: SearchQuery,
  { reader, excerptLength }: IndexEngineOptions & { reader: IndexReader },
  signal: AbortSignal,
): Promise<SearchResponse> {
  const index = await reader.openIndex()
  signal.throwIfAborted()
  const { words, scores } = await matchQuery(query, reader, index)
  signal.throwIfAborted()
  const { sections, manifest } = index
  const { offset, limit } = query
  const ranking = orderResults(
    scores,
    { sections, areas: manifest.areas },
    { ...query, offset: 0, limit: Math.max(reorderedHits, offset + limit) },
  )
  const load = (section: number): Promise<LoadedSection> => loadSection(section, reader, index)
  const { unitStarts } = sections
  const requested = await loadRequested(ranking, query, { words, scores, load, unitStarts })
  signal.throwIfAborted()
  const highlightTerms = listMatches(words)
  const hits = requested.map((section) => createHit(section, index, { terms: highlightTerms, excerptLength }))
  const [first] = requested
  if (offset === 0 && first !== undefined && hits[0] !== undefined)
    hits[0].answer = findAnswer({
      shown: first.shown,
      kind: sections.kinds[first.number],
      features: scores.getFeatures(first.number),
      intent: getQueryIntent(query.text),
    })
  const { total, areas, kinds } = ranking
  const suggestions = total > 0 ? [] : await suggestWords(words, new TypoFinder(reader, sections.ranges))
  return { hits, total, areas, kinds, suggestions }
}

interface LoadInput extends Pick<OrderInput, 'words' | 'scores' | 'unitStarts'> {
  load(section: number): Promise<LoadedSection>
}

/** Loads the requested sections in their order. It depends on the texts of the first sections, which are always loaded. */
async function loadRequested(
  ranking: Ranking,
  { text, offset, limit }: Pick<SearchQuery, 'text' | 'offset' | 'limit'>,
  { load, ...input }: LoadInput,
): Promise<LoadedSection[]> {
  const { leads, wholes } = selectTextCandidates(ranking, input)
  const [loadedLeads, loadedWholes] = await Promise.all([
    Promise.all(leads.map(load)),
    Promise.all(wholes.map(load)),
    // Most of these don't depend on the order of the first.
    ...ranking.sections.slice(offset, offset + limit).map(load),
  ])
  const ordered = orderByRuns({
    sections: ranking.sections,
    leads: loadedLeads,
    wholes: loadedWholes,
    ...input,
  })
  const called = findCalledOperation(text, loadedLeads)
  const final = called === undefined ? ordered : [...new Set([called.number, ...ordered])]
  return Promise.all(final.slice(offset, offset + limit).map(load))
}

async function loadSection(
  section: number,
  reader: IndexReader,
  { sections }: OpenIndex,
): Promise<LoadedSection> {
  const { name, place } = sections.findChunk(section)
  const { page, sections: all } = await reader.readChunk(name)
  const shown = all[place]
  if (shown === undefined) throw new SearchFailure('outdated')
  return { number: section, page, shown }
}

/** Returns the nearest words of the index for words that it doesn't have. */
async function suggestWords(words: readonly ExpandedWord[], typos: TypoFinder): Promise<string[]> {
  const corrections = await Promise.all(words.slice(0, 4).map(({ word }) => typos.suggest(word.text)))
  // One form of each word is enough.
  const byStem = Map.groupBy(corrections.flat(), ({ word }) => stemWord(word))
  return [...byStem.values()].flatMap(([first]) => (first === undefined ? [] : [first.word])).slice(0, 5)
}

function createHit(
  { number, page, shown }: LoadedSection,
  { sections, manifest }: OpenIndex,
  matches: ExcerptInput,
): SearchHit {
  const { terms } = matches
  const heading = shown.headings.at(-1)
  return {
    id: shown.url,
    url: shown.url,
    isExternal: false,
    pageUrl: page.url,
    kind: indexedKinds[sections.kinds[number] ?? 0] ?? 'page',
    area: manifest.areas[(sections.areas[number] ?? 0) - 1] ?? '',
    trail: [...page.trail, page.title, ...shown.headings].filter((title) => title !== ''),
    icon: page.icon,
    page: highlight(page.title, terms),
    heading: heading === undefined ? [] : highlight(heading, terms),
    excerpt: createExcerpt(shown, matches),
    method: shown.method,
    signature: shown.signature,
  }
}

interface ExcerptInput {
  terms: HighlightTerms
  excerptLength: number | undefined
}

/** Takes the excerpt from the text, or from the code if only that has the words. */
function createExcerpt({ content, code }: SectionText, { terms, excerptLength }: ExcerptInput): TextPart[] {
  const isInCode = code !== '' && !hasMatchIn(content, terms) && hasMatchIn(code, terms)
  return highlightExcerpt(isInCode ? code : content, terms, excerptLength)
}
