import type { SearchQuery } from '../search-engine.ts'
import { type ExpandedWord, expandQuery } from './expand-query.ts'
import type { IndexReader, OpenIndex } from './index-reader.ts'
import { needsConcepts } from './score-pages/needs-concepts.ts'
import { type PageScores, scorePages } from './score-pages/score-pages.ts'

/** Words of a query, and how well each section matches them. */
export interface QueryMatches {
  words: ExpandedWord[]
  scores: PageScores
}

type MatchedQuery = Pick<SearchQuery, 'text' | 'area' | 'homeArea'>

/**
 * Matches a query as typed and, if no page is about it, with concepts. They're a separate file and less exact than words as
 * typed, so a query that names a page or has an identifier neither loads nor uses them.
 */
export async function matchQuery(
  query: MatchedQuery,
  reader: IndexReader,
  index: OpenIndex,
): Promise<QueryMatches> {
  const matches = await matchWords(query, reader, index)
  if (index.manifest.concepts === undefined || !needsConcepts(query.text, matches.scores)) return matches
  return matchWords(query, reader, { ...index, concepts: await reader.readConcepts(index.manifest) })
}

async function matchWords(
  { text, area, homeArea }: MatchedQuery,
  reader: IndexReader,
  index: OpenIndex,
): Promise<QueryMatches> {
  const { sections, manifest } = index
  const words = await expandQuery(text, reader, index)
  const findArea = (id: string | undefined): number | undefined =>
    id === undefined ? undefined : manifest.areas.indexOf(id) + 1
  const areas = { area: findArea(area), homeArea: findArea(homeArea) }
  return { words, scores: scorePages({ text, words, sections, series: manifest.series, ...areas }) }
}
