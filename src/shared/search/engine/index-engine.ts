import {
  type SearchAnswer,
  SearchFailure,
  type SearchHit,
  type SearchQuery,
  type TextPart,
} from '../search-engine.ts'
import { type ExpandedWord, expandQuery } from './expand-query.ts'
import { TypoFinder } from './find-typos.ts'
import { excerpt, hasMatch, highlight, type Matches, matchesOf } from './highlight.ts'
import { kindNumbers, type SectionChunk, type ShownSection } from './index-format.ts'
import { type IndexFiles, IndexReader, type OpenIndex } from './index-reader.ts'
import { rankSections } from './rank.ts'
import { scoreSections } from './score.ts'

/** Answers queries from the files of an index; the same in browsers and in Node. */
export interface IndexEngine {
  /** Reads what every query needs. */
  prepare(): Promise<void>
  /** Throws a `SearchFailure`, or the signal's reason. */
  search(query: SearchQuery, signal: AbortSignal): Promise<SearchAnswer>
}

/** `folder` is that of an index below the base (`indexFolder`). */
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
        // Files have gone since the manifest was read: a new one names the new files, unless the engine is old too.
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
  const ranking = rankSections(scoreSections(words, sections), { sections, areas: manifest.areas }, query)
  const matches = matchesOf(words)
  const hits = await Promise.all(
    ranking.sections.map((section) => showSection(section, { reader, index, matches })),
  )
  signal.throwIfAborted()
  const { total, areas, kinds } = ranking
  const suggestions = total > 0 ? [] : await suggest(words, new TypoFinder(reader, manifest))
  return { hits, total, areas, kinds, suggestions }
}

/** For words that the index does not have, the nearest that it has. */
async function suggest(words: readonly ExpandedWord[], typos: TypoFinder): Promise<string[]> {
  const found = await Promise.all(words.slice(0, 4).map(({ word }) => typos.suggest(word.text)))
  return [...new Set(found.flat().map(({ word }) => word))].slice(0, 5)
}

interface ShowInput {
  reader: IndexReader
  index: OpenIndex
  matches: Matches
}

async function showSection(section: number, { reader, index, matches }: ShowInput): Promise<SearchHit> {
  const { sections, manifest } = index
  const { name, place } = sections.chunkOf(section)
  const { page, sections: shown }: SectionChunk = await reader.chunk(name)
  const own = shown[place]
  if (own === undefined) throw new SearchFailure('outdated')
  const heading = own.headings.at(-1)
  return {
    id: own.url,
    url: own.url,
    isExternal: false,
    pageUrl: page.url,
    kind: kindNumbers[sections.kinds[section] ?? 0] ?? 'page',
    area: manifest.areas[(sections.areas[section] ?? 0) - 1] ?? '',
    trail: [...page.trail, page.title, ...own.headings].filter((title) => title !== ''),
    page: highlight(page.title, matches),
    heading: heading === undefined ? [] : highlight(heading, matches),
    excerpt: excerptOf(own, matches),
    method: own.method,
  }
}

/** From the text, or from the code where only that has the words. */
function excerptOf({ content, code }: ShownSection, matches: Matches): TextPart[] {
  const isInCode = code !== '' && !hasMatch(content, matches) && hasMatch(code, matches)
  return excerpt(isInCode ? code : content, matches)
}
