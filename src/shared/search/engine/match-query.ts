import type { SearchQuery } from '../search-engine.ts'
import { type ExpandedWord, expandQuery } from './expand-query.ts'
import type { IndexManifest } from './index-format.ts'
import type { IndexReader, OpenIndex } from './index-reader.ts'
import { parseQuery } from './parse-query.ts'
import type { PageVectors } from './score-pages/page-vectors.ts'
import { getQueryIntent } from './score-pages/query-intent.ts'
import { type PageScores, scorePages } from './score-pages/score-pages.ts'
import { countSubjectWords, getSentenceShare } from './score-pages/weigh-word.ts'

/** Share of a query that the headings and keywords of the best page must have. */
const minHeadingShare = 0.55

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
  const vectors = readVectors(query.text, reader, index.manifest)
  const matches = await matchWords(query, reader, { ...index, vectors })
  if (index.manifest.concepts === undefined || !needsConcepts(query.text, matches.scores)) return matches
  const concepts = await reader.readConcepts(index.manifest)
  return matchWords(query, reader, { ...index, vectors, concepts })
}

/** Loads the vectors of pages beside the words of a sentence. A few words name what they mean. */
async function readVectors(
  text: string,
  reader: IndexReader,
  manifest: IndexManifest,
): Promise<PageVectors | undefined> {
  if (manifest.vectors === undefined || getQueryIntent(text).hasName) return undefined
  const words = parseQuery(text, manifest.synonyms).map((word) => ({ word }))
  return getSentenceShare(countSubjectWords(words)) > 0 ? reader.readVectors(manifest) : undefined
}

interface MatchInput extends OpenIndex {
  vectors: Promise<PageVectors | undefined>
}

async function matchWords(
  { text, area, homeArea }: MatchedQuery,
  reader: IndexReader,
  index: MatchInput,
): Promise<QueryMatches> {
  const { sections, manifest } = index
  const [words, vectors] = await Promise.all([expandQuery(text, reader, index), index.vectors])
  const findArea = (id: string | undefined): number | undefined =>
    id === undefined ? undefined : manifest.areas.indexOf(id) + 1
  const areas = { area: findArea(area), homeArea: findArea(homeArea) }
  return { words, scores: scorePages({ text, words, sections, series: manifest.series, vectors, ...areas }) }
}

/** Whether a query has no name or identifier, and no page is about it. */
const needsConcepts = (query: string, scores: PageScores): boolean =>
  !getQueryIntent(query).hasName && !isAnswered(scores)

function isAnswered({ scores, getFeatures }: PageScores): boolean {
  let best = 0
  for (let at = 1; at < scores.length; at++) if ((scores[at] ?? 0) > (scores[best] ?? 0)) best = at
  return (scores[best] ?? 0) > 0 && getFeatures(best).headings >= minHeadingShare
}
