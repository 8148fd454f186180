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
import { indexedKinds, type SectionChunk, type SectionText } from './index-format.ts'
import { type IndexFiles, IndexReader, type OpenIndex } from './index-reader.ts'
import { matchQuery } from './match-query.ts'
import { orderResults } from './order-results.ts'
import { getQueryIntent } from './score-pages/query-intent.ts'
import { type PageScores, sumFeatures } from './score-pages/score-pages.ts'
import { findAnswer } from './show/find-answer.ts'
import {
  type HighlightTerms,
  hasMatchIn,
  highlight,
  highlightExcerpt,
  listMatches,
} from './show/mark-matches.ts'
import { computeRuns, listPositions } from './show/phrase-runs.ts'

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
  // The best sections are always loaded and ordered by phrases, however many are requested.
  const isFirst = query.offset < reorderedHits
  const rankedQuery = isFirst
    ? { ...query, offset: 0, limit: Math.max(reorderedHits, query.offset + query.limit) }
    : query
  const ranking = orderResults(scores, { sections, areas: manifest.areas }, rankedQuery)
  const loadedSections = await Promise.all(
    ranking.sections.map((section) => loadSection(section, reader, index)),
  )
  signal.throwIfAborted()
  const orderedSections = isFirst
    ? orderByRuns(loadedSections, { words, scores, leads: ranking.leads })
    : loadedSections
  const start = isFirst ? query.offset : 0
  const highlightTerms = listMatches(words)
  const hits = orderedSections
    .slice(start, start + query.limit)
    .map((section) => createHit(section, index, { terms: highlightTerms, excerptLength }))
  const [first] = orderedSections
  if (query.offset === 0 && first !== undefined && hits[0] !== undefined)
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

interface LoadedSection {
  number: number
  page: SectionChunk['page']
  shown: SectionText
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

interface OrderInput {
  words: readonly ExpandedWord[]
  scores: PageScores
  /** Number of sections at the beginning that are the best of their unit. */
  leads: number
}

/** Reorders the best sections of the first units by their texts. Later results keep their order. */
function orderByRuns(
  sections: readonly LoadedSection[],
  { words, scores: { scores, sentenceShare }, leads }: OrderInput,
): LoadedSection[] {
  const positions = listPositions(words)
  const value = ({ number, page: { title }, shown }: LoadedSection): number =>
    (scores[number] ?? 0) *
    Math.exp(sumFeatures(computeRuns(shown, { title, positions, words: words.length }), sentenceShare))
  const count = Math.min(reorderedHits, leads)
  const first = sections.slice(0, count).map((section) => ({ section, value: value(section) }))
  const sorted = first.sort((a, b) => b.value - a.value || a.section.number - b.section.number)
  return [...sorted.map(({ section }) => section), ...sections.slice(count)]
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
