import { hitsPerPage } from '../result-counts.ts'
import type { SearchQuery } from '../search-engine.ts'
import type { RecordKind } from '../search-record.ts'
import type { SectionTable } from './decode-sections.ts'
import { indexedKinds } from './index-format.ts'
import type { Scores } from './score-sections/score-sections.ts'

export interface Ranking {
  /** Numbers of the requested sections, best first. */
  sections: number[]
  /** Number of sections at the beginning that are the best of their unit. */
  leads: number
  /** All matching sections, best first. */
  matches: number[]
  total: number
  areas: Record<string, number>
  kinds: Partial<Record<RecordKind, number>>
}

/** Maximum results of one page of the site on a page of results. */
const maxPerPage = 3

type RankQuery = Pick<SearchQuery, 'area' | 'kind' | 'offset' | 'limit'>

/** Orders the matching sections and counts them. */
export function orderResults(
  { scores }: Pick<Scores, 'scores'>,
  { sections, areas }: { sections: SectionTable; areas: readonly string[] },
  query: RankQuery,
): Ranking {
  const filter = new SectionFilter(query, sections, areas)
  const matches: number[] = []
  for (let at = 0; at < scores.length; at++) {
    if (scores[at] !== 0 && filter.accept(at)) matches.push(at)
  }
  matches.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b)
  const { offset, limit } = query
  const { ordered, leads } = spreadUnits(matches, sections, offset + limit)
  return {
    sections: ordered.slice(offset),
    leads,
    matches,
    total: matches.length,
    ...filter.countMatches(),
  }
}

/** Filters sections, and counts what each filter alone would let through. */
class SectionFilter {
  readonly #sections: SectionTable
  readonly #names: readonly string[]
  readonly #area: number | undefined
  readonly #kind: number | undefined
  readonly #areas = new Map<number, number>()
  readonly #kinds = new Map<number, number>()

  constructor({ area, kind }: RankQuery, sections: SectionTable, names: readonly string[]) {
    this.#sections = sections
    this.#names = names
    // An area that isn't in the index has no sections.
    this.#area = area === undefined ? undefined : names.indexOf(area) + 1 || Number.NaN
    this.#kind = kind === undefined ? undefined : indexedKinds.indexOf(kind)
  }

  accept(section: number): boolean {
    const area = this.#sections.areas[section] ?? 0
    const kind = this.#sections.kinds[section] ?? 0
    const isOfArea = this.#area === undefined || area === this.#area
    const isOfKind = this.#kind === undefined || kind === this.#kind
    if (isOfKind) this.#areas.set(area, (this.#areas.get(area) ?? 0) + 1)
    if (isOfArea) this.#kinds.set(kind, (this.#kinds.get(kind) ?? 0) + 1)
    return isOfArea && isOfKind
  }

  countMatches(): Pick<Ranking, 'areas' | 'kinds'> {
    const areas = [...this.#areas].filter(([area]) => area > 0).sort(([a], [b]) => a - b)
    const kinds = [...this.#kinds].sort(([a], [b]) => a - b)
    return {
      areas: Object.fromEntries(areas.map(([area, count]) => [this.#names[area - 1] ?? '', count])),
      kinds: Object.fromEntries(kinds.map(([kind, count]) => [indexedKinds[kind], count])),
    }
  }
}

/**
 * Returns the first `count` sections: on each page of results, the best section of each unit, and then further sections of
 * the same units, which are shown below the first. The rest follows on later pages of results.
 */
function spreadUnits(
  matches: readonly number[],
  { pageStarts, unitStarts }: SectionTable,
  count: number,
): { ordered: number[]; leads: number } {
  const ordered: number[] = []
  let firstLeads = 0
  let remaining = matches
  while (remaining.length > 0 && ordered.length < count) {
    const [leads, followers, deferred]: [number[], number[], number[]] = [[], [], []]
    const perUnit = new Map<number, number>()
    const perPage = new Map<number, number>()
    for (const section of remaining) {
      const unit = unitStarts[section] ?? 0
      const page = pageStarts[section] ?? 0
      const onPage = perPage.get(page) ?? 0
      const isFull = leads.length + followers.length === hitsPerPage || onPage === maxPerPage
      if (isFull) deferred.push(section)
      else {
        const ofUnit = perUnit.get(unit) ?? 0
        ;(ofUnit === 0 ? leads : followers).push(section)
        perUnit.set(unit, ofUnit + 1)
        perPage.set(page, onPage + 1)
      }
    }
    if (ordered.length === 0) firstLeads = leads.length
    ordered.push(...leads, ...followers)
    remaining = deferred
  }
  return { ordered: ordered.slice(0, count), leads: firstLeads }
}
