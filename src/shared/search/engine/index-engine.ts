import { orderedHits } from '../query-limits.ts'
import {
  type SearchAnswer,
  type SearchEngine,
  SearchFailure,
  type SearchHit,
  type SearchQuery,
  type TextPart,
} from '../search-engine.ts'
import { stem } from '../text/stem.ts'
import { type ExpandedWord, expandQuery } from './expand-query.ts'
import { TypoFinder } from './find-typos.ts'
import { kindNumbers, type SectionChunk, type ShownSection } from './index-format.ts'
import { type IndexFiles, IndexReader, type OpenIndex } from './index-reader.ts'
import { rankSections } from './rank.ts'
import { type Scores, scoreSections } from './score.ts'
import { excerpt, hasMatchIn, highlight, listMatches, type Matches } from './show/highlight.ts'
import { listPositions, phraseFactor } from './show/phrases.ts'

/** Searches the files of an index, in browsers and in Node. */
export interface IndexEngine extends SearchEngine {
  /** Loads the files that every query needs. Rejects with a `SearchFailure`. */
  prepare(): Promise<void>
}

/** `folder` is the folder of an index below the base URL (`indexFolder`). */
export function createIndexEngine(files: IndexFiles, folder: string): IndexEngine {
  const reader = new IndexReader(files, folder)
  return {
    async prepare() {
      await reader.open()
    },
    async search(query, signal) {
      try {
        return await answer(query, reader, signal)
      } catch (error) {
        if (!(error instanceof SearchFailure) || error.reason !== 'outdated') throw error
        // Files were removed after the manifest was loaded. A new manifest names the new files, unless the engine is
        // outdated too.
        reader.forget()
        signal.throwIfAborted()
        return answer(query, reader, signal)
      }
    },
  }
}

async function answer(query: SearchQuery, reader: IndexReader, signal: AbortSignal): Promise<SearchAnswer> {
  const index = await reader.open()
  signal.throwIfAborted()
  const words = await expandQuery(query.text, reader, index)
  signal.throwIfAborted()
  const { sections, manifest } = index
  const scores = scoreSections(words, sections)
  // The best sections are always loaded and ordered by phrases, however many are requested.
  const isFirst = query.offset < orderedHits
  const wanted = isFirst
    ? { ...query, offset: 0, limit: Math.max(orderedHits, query.offset + query.limit) }
    : query
  const ranking = rankSections(scores, { sections, areas: manifest.areas }, wanted)
  const shown = await Promise.all(ranking.sections.map((section) => loadSection(section, reader, index)))
  signal.throwIfAborted()
  const ordered = isFirst ? orderByPhrases(shown, words, scores) : shown
  const start = isFirst ? query.offset : 0
  const matches = listMatches(words)
  const hits = ordered.slice(start, start + query.limit).map((section) => toHit(section, index, matches))
  const { total, areas, kinds } = ranking
  const suggestions = total > 0 ? [] : await suggest(words, new TypoFinder(reader, manifest))
  return { hits, total, areas, kinds, suggestions }
}

interface LoadedSection {
  number: number
  page: SectionChunk['page']
  shown: ShownSection
}

async function loadSection(
  section: number,
  reader: IndexReader,
  { sections }: OpenIndex,
): Promise<LoadedSection> {
  const { name, place } = sections.findChunk(section)
  const { page, sections: all } = await reader.chunk(name)
  const shown = all[place]
  if (shown === undefined) throw new SearchFailure('outdated')
  return { number: section, page, shown }
}

/** Reorders the first page of results by their texts. Later results keep their order. */
function orderByPhrases(
  found: readonly LoadedSection[],
  words: readonly ExpandedWord[],
  { scores }: Scores,
): LoadedSection[] {
  const positions = listPositions(words)
  const value = ({ number, page: { title }, shown }: LoadedSection): number =>
    (scores[number] ?? 0) * phraseFactor(shown, { title, positions, words: words.length })
  const first = found.slice(0, orderedHits).map((section) => ({ section, value: value(section) }))
  const sorted = first.sort((a, b) => b.value - a.value || a.section.number - b.section.number)
  return [...sorted.map(({ section }) => section), ...found.slice(orderedHits)]
}

/** Returns the nearest words of the index for words that it doesn't have. */
async function suggest(words: readonly ExpandedWord[], typos: TypoFinder): Promise<string[]> {
  const found = await Promise.all(words.slice(0, 4).map(({ word }) => typos.suggest(word.text)))
  // One form of each word is enough.
  const byStem = Map.groupBy(found.flat(), ({ word }) => stem(word))
  return [...byStem.values()].flatMap(([first]) => (first === undefined ? [] : [first.word])).slice(0, 5)
}

function toHit(
  { number, page, shown }: LoadedSection,
  { sections, manifest }: OpenIndex,
  matches: Matches,
): SearchHit {
  const heading = shown.headings.at(-1)
  return {
    id: shown.url,
    url: shown.url,
    isExternal: false,
    pageUrl: page.url,
    kind: kindNumbers[sections.kinds[number] ?? 0] ?? 'page',
    area: manifest.areas[(sections.areas[number] ?? 0) - 1] ?? '',
    trail: [...page.trail, page.title, ...shown.headings].filter((title) => title !== ''),
    page: highlight(page.title, matches),
    heading: heading === undefined ? [] : highlight(heading, matches),
    excerpt: createExcerpt(shown, matches),
    method: shown.method,
  }
}

/** Takes the excerpt from the text, or from the code if only that has the words. */
function createExcerpt({ content, code }: ShownSection, matches: Matches): TextPart[] {
  const isInCode = code !== '' && !hasMatchIn(content, matches) && hasMatchIn(code, matches)
  return excerpt(isInCode ? code : content, matches)
}
