import type { SearchQueryRow } from '../../src/doctor/search-queries.ts'
import type { IndexManifest, IndexRanges } from '../../src/shared/search/engine/index-format.ts'
import { pageWeights, sentenceWeights } from '../../src/shared/search/engine/score-pages/page-weights.ts'
import { sentenceWords } from '../../src/shared/search/engine/score-pages/weigh-word.ts'
import { sectionWeights } from '../../src/shared/search/engine/score-sections/section-weights.ts'
import { rankCase, readRankingCases } from './ranking-cases.ts'
import { getRowSet, type RowSet, rowSets } from './row-sets.ts'

/** A rule of the search, with what has no effect in place of it. */
interface Rule {
  name: string
  sectionWeights?: Partial<typeof sectionWeights>
  words?: Partial<typeof sentenceWords>
  manifest?: Partial<IndexManifest>
  ranges?: Partial<IndexRanges>
  hasSentenceWeights?: boolean
}

const rules: readonly Rule[] = [
  { name: 'synonyms', manifest: { synonyms: [] } },
  { name: 'concepts', manifest: { concepts: undefined } },
  { name: 'corrections', ranges: { words: [], endings: [] } },
  // Courtesy of long queries is still cut. A little less than 1, because a word of courtesy isn't counted as a subject.
  { name: 'courtesy', sectionWeights: { courtesy: 0.99 } },
  { name: 'fillers of concepts', sectionWeights: { filler: 1 } },
  { name: 'fillers of sentences', words: { filler: 1 } },
  { name: 'rarity in sentences', words: { rarityExponent: 1 } },
  { name: 'weights of sentences', hasSentenceWeights: false },
  { name: 'whole identifiers', sectionWeights: { whole: 1, parts: 1 } },
  { name: 'words elsewhere', sectionWeights: { elsewhere: 0 } },
  { name: 'whole headings', sectionWeights: { wholeHeading: 0 } },
  { name: 'support of guides', sectionWeights: { support: 0 } },
  { name: 'weight of sections', sectionWeights: { weight: 0 } },
  { name: 'beginning of pages', sectionWeights: { page: 0 } },
  { name: 'title of sections', sectionWeights: { title: 0 } },
  { name: 'release notes', sectionWeights: { release: 1 } },
]

/** Mean of 1 / rank of each set of rows. */
export type SetScores = ReadonlyMap<RowSet, number>

/** Measures all queries with every rule, and then without each of them. The weights stay the same. */
export async function ablateRules(
  read: (path: string) => Uint8Array | undefined,
  queries: readonly SearchQueryRow[],
): Promise<{ name: string; scores: SetScores }[]> {
  const results: { name: string; scores: SetScores }[] = []
  for (const rule of [{ name: 'all rules' }, ...rules])
    results.push({ name: rule.name, scores: await measureWithout(rule, { read, queries }) })
  return results
}

interface Measured {
  read(path: string): Uint8Array | undefined
  queries: readonly SearchQueryRow[]
}

async function measureWithout(
  { sectionWeights: otherBoosts, words, manifest, ranges, hasSentenceWeights = true }: Rule,
  { read, queries }: Measured,
): Promise<SetScores> {
  const before = {
    sectionWeights: { ...sectionWeights },
    words: { ...sentenceWords },
    weights: { ...sentenceWeights },
  }
  Object.assign(sectionWeights, otherBoosts)
  Object.assign(sentenceWords, words)
  if (!hasSentenceWeights)
    for (const name of Object.keys(sentenceWeights)) Object.assign(sentenceWeights, { [name]: 0 })
  try {
    const cases = await readRankingCases(read, queries, (index) => ({
      ...index,
      manifest: { ...index.manifest, ...manifest },
      sections: { ...index.sections, ranges: { ...index.sections.ranges, ...ranges } },
    }))
    const weights = { all: pageWeights, ofSentence: sentenceWeights }
    const ranks = cases.map((rankingCase) => ({
      set: getRowSet(rankingCase.golden),
      value: rankCase(rankingCase, weights),
    }))
    const sets = Map.groupBy(ranks, ({ set }) => set)
    return new Map(
      rowSets.map((set) => {
        const rows = sets.get(set) ?? []
        return [set, rows.reduce((sum, { value }) => sum + value, 0) / (rows.length || 1)]
      }),
    )
  } finally {
    Object.assign(sectionWeights, before.sectionWeights)
    Object.assign(sentenceWords, before.words)
    Object.assign(sentenceWeights, before.weights)
  }
}
