import { isCorrect } from '../../src/doctor/evaluate-search.ts'
import type { GoldenQuery } from '../../src/doctor/golden-queries.ts'
import { readLocalIndex } from '../../src/search/local-engine.ts'
import type { IndexReader, OpenIndex } from '../../src/shared/search/engine/index-reader.ts'
import { matchQuery } from '../../src/shared/search/engine/match-query.ts'
import {
  type FeatureName,
  type Features,
  featureNames,
} from '../../src/shared/search/engine/pages/page-features.ts'
import { computeRuns, listPositions } from '../../src/shared/search/engine/show/phrase-runs.ts'
import { cutQuery, reorderedHits } from '../../src/shared/search/query-limits.ts'

/** A section that may answer a query. */
export interface Candidate {
  unit: number
  features: Features
  isRight: boolean
}

/** A query with its candidates, which weights put into an order. */
export interface RankingCase {
  golden: GoldenQuery
  candidates: Candidate[]
}

const maxCandidates = 70

/** Reads the candidates of each query from an index. `read` returns a file by its path. */
export async function readRankingCases(
  read: (path: string) => Uint8Array | undefined,
  queries: readonly GoldenQuery[],
): Promise<RankingCase[]> {
  const reader = readLocalIndex(read, { locale: 'en', version: undefined })
  const index = await reader.openIndex()
  const cases: RankingCase[] = []
  for (const golden of queries)
    cases.push({ golden, candidates: await listCandidates(golden, reader, index) })
  return cases
}

async function listCandidates(
  golden: GoldenQuery,
  reader: IndexReader,
  index: OpenIndex,
): Promise<Candidate[]> {
  const { sections, manifest } = index
  const area = golden.area === undefined ? undefined : manifest.areas.indexOf(golden.area) + 1
  const query = { text: cutQuery(golden.query), area: golden.area }
  const {
    words,
    scores: { scores, getFeatures },
  } = await matchQuery(query, reader, index)
  const positions = listPositions(words)
  const best = [...scores.keys()]
    .filter((at) => (scores[at] ?? 0) > 0 && (area === undefined || sections.areas[at] === area))
    .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0))
    .slice(0, maxCandidates)
  return Promise.all(
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
}

const runNames: ReadonlySet<FeatureName> = new Set(['headingRun', 'titleRun', 'textRun'])

export type Weights = Record<FeatureName, number>

const sum = (features: Features, weights: Weights, names: readonly FeatureName[]): number =>
  names.reduce((total, name) => total + weights[name] * features[name], 0)

/** Returns 1 / rank of the first right candidate, as the engine orders them: first all, then the best by their texts. */
export function rankCase({ candidates }: RankingCase, weights: Weights): number {
  const withoutRuns = featureNames.filter((name) => !runNames.has(name))
  const scored = candidates.map((candidate) => ({
    candidate,
    value: sum(candidate.features, weights, withoutRuns),
  }))
  const units = new Set<number>()
  const leads = scored
    .sort((a, b) => b.value - a.value)
    .filter(({ candidate: { unit } }) => !units.has(unit) && units.add(unit))
    .slice(0, reorderedHits)
  const runs = featureNames.filter((name) => runNames.has(name))
  const ordered = leads
    .map(({ candidate, value }) => ({ candidate, value: value + sum(candidate.features, weights, runs) }))
    .sort((a, b) => b.value - a.value)
  const rank = 1 + ordered.slice(0, 5).findIndex(({ candidate }) => candidate.isRight)
  return rank === 0 ? 0 : 1 / rank
}
