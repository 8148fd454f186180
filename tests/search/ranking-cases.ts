import { isCorrect } from '../../src/doctor/evaluate-search.ts'
import type { SearchQueryRow } from '../../src/doctor/search-queries.ts'
import { readIndexFiles } from '../../src/search/local-engine.ts'
import { getIndexFolder } from '../../src/shared/search/engine/index-format.ts'
import { IndexReader, type OpenIndex } from '../../src/shared/search/engine/index-reader.ts'
import { matchQuery } from '../../src/shared/search/engine/match-query.ts'
import { computeRuns, listPositions } from '../../src/shared/search/engine/results/phrase-runs.ts'
import {
  type FeatureName,
  type Features,
  featureNames,
} from '../../src/shared/search/engine/score-pages/page-features.ts'
import { cutQuery } from '../../src/shared/search/query-limits.ts'
import { reorderedHits } from '../../src/shared/search/result-counts.ts'

/** A section that may answer a query. */
interface Candidate {
  unit: number
  features: Features
  isRight: boolean
}

/** A query with its candidates, which weights put into an order. */
export interface RankingCase {
  golden: SearchQueryRow
  candidates: Candidate[]
  /** How much of a sentence the query is, from 0 to 1. */
  sentenceShare: number
}

const maxCandidates = 70

/** Reads the candidates of each query from an index. `read` returns a file by its path, and `change` leaves something out. */
export async function readRankingCases(
  read: (path: string) => Uint8Array | undefined,
  queries: readonly SearchQueryRow[],
  change: (index: OpenIndex) => OpenIndex = (index) => index,
): Promise<RankingCase[]> {
  const reader = new IndexReader(readIndexFiles(read), getIndexFolder('en', undefined))
  const index = change(await reader.openIndex())
  const cases: RankingCase[] = []
  for (const golden of queries) cases.push({ golden, ...(await listCandidates(golden, reader, index)) })
  return cases
}

async function listCandidates(
  golden: SearchQueryRow,
  reader: IndexReader,
  index: OpenIndex,
): Promise<Omit<RankingCase, 'golden'>> {
  const { sections, manifest } = index
  const area = golden.area === undefined ? undefined : manifest.areas.indexOf(golden.area) + 1
  const query = { text: cutQuery(golden.query), area: golden.area }
  const {
    words,
    scores: { scores, getFeatures, sentenceShare },
  } = await matchQuery(query, reader, index)
  const positions = listPositions(words)
  const best = [...scores.keys()]
    .filter((at) => (scores[at] ?? 0) > 0 && (area === undefined || sections.areas[at] === area))
    .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0))
    .slice(0, maxCandidates)
  const candidates = await Promise.all(
    best.map(async (at): Promise<Candidate> => {
      const { name, place } = sections.findChunk(at)
      const { page, sections: texts } = await reader.readChunk(name)
      const shown = texts[place]
      if (shown === undefined) throw new Error(`The chunk ${name} has no section ${place}.`)
      const runs = computeRuns(shown, { title: page.title, positions, words: words.length })
      return {
        unit: sections.unitStarts[at] ?? 0,
        features: { ...getFeatures(at), ...runs },
        isRight: isCorrect({ url: shown.url, pageUrl: page.url }, golden),
      }
    }),
  )
  return { candidates, sentenceShare }
}

const runNames: ReadonlySet<FeatureName> = new Set(['headingRun', 'titleRun', 'textRun', 'quote'])

export interface Weights {
  all: Record<FeatureName, number>
  /** Additions in a sentence. */
  ofSentence: Partial<Record<FeatureName, number>>
}

/** Returns 1 / rank of the first right candidate, as the engine orders them: first all, then the best by their texts. */
export function rankCase({ candidates, sentenceShare }: RankingCase, weights: Weights): number {
  const sum = (features: Features, names: readonly FeatureName[]): number =>
    names.reduce((total, name) => {
      const weight = weights.all[name] + sentenceShare * (weights.ofSentence[name] ?? 0)
      return total + weight * features[name]
    }, 0)
  const withoutRuns = featureNames.filter((name) => !runNames.has(name))
  const scored = candidates.map((candidate) => ({
    candidate,
    value: sum(candidate.features, withoutRuns),
  }))
  const units = new Set<number>()
  const leads = scored
    .sort((a, b) => b.value - a.value)
    .filter(({ candidate: { unit } }) => !units.has(unit) && units.add(unit))
    .slice(0, reorderedHits)
  const runs = featureNames.filter((name) => runNames.has(name))
  const ordered = leads
    .map(({ candidate, value }) => ({ candidate, value: value + sum(candidate.features, runs) }))
    .sort((a, b) => b.value - a.value)
  const rank = 1 + ordered.slice(0, 5).findIndex(({ candidate }) => candidate.isRight)
  return rank === 0 ? 0 : 1 / rank
}
