import type { SearchQuery } from '../search-engine.ts'
import type { RecordKind } from '../search-record.ts'
import type { Sections } from './decode.ts'
import { kindNumbers } from './index-format.ts'
import type { Scores } from './score.ts'

export interface Ranking {
  /** Numbers of the wanted sections, best first. */
  sections: number[]
  total: number
  areas: Record<string, number>
  kinds: Partial<Record<RecordKind, number>>
}

/** Results on a page, and how many of them one page of the site may take. */
const pageSize = 20
const mostOfOnePage = 3

/** How much less than the best section a section may cover of a query. */
const leastCoverage = 0.55

type Wanted = Pick<SearchQuery, 'area' | 'kind' | 'offset' | 'limit'>

/** Puts the sections that match into order and counts them. */
export function rankSections(
  { scores, coverage }: Scores,
  { sections, areas }: { sections: Sections; areas: readonly string[] },
  { area, kind, offset, limit }: Wanted,
): Ranking {
  const least = leastCoverage * coverage.reduce((most, value) => Math.max(most, value), 0)
  const wantedArea = area === undefined ? undefined : areas.indexOf(area) + 1
  const wantedKind = kind === undefined ? undefined : kindNumbers.indexOf(kind)
  const counts: Counts = { areas: new Map(), kinds: new Map() }
  const found: number[] = []
  for (let at = 0; at < scores.length; at++) {
    if (scores[at] === 0 || (coverage[at] ?? 0) < least) continue
    const ownArea = sections.areas[at] ?? 0
    const ownKind = sections.kinds[at] ?? 0
    // An area that the index does not know has no results, and neither have pages without one.
    const isOfArea = wantedArea === undefined || (wantedArea > 0 && ownArea === wantedArea)
    const isOfKind = wantedKind === undefined || ownKind === wantedKind
    if (isOfKind) counts.areas.set(ownArea, (counts.areas.get(ownArea) ?? 0) + 1)
    if (isOfArea) counts.kinds.set(ownKind, (counts.kinds.get(ownKind) ?? 0) + 1)
    if (isOfArea && isOfKind) found.push(at)
  }
  found.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b)
  return {
    sections: spread(found, sections.pageStarts, offset + limit).slice(offset),
    total: found.length,
    ...named(counts, areas),
  }
}

interface Counts {
  areas: Map<number, number>
  kinds: Map<number, number>
}

function named({ areas, kinds }: Counts, names: readonly string[]): Pick<Ranking, 'areas' | 'kinds'> {
  return {
    areas: Object.fromEntries(
      [...areas].filter(([area]) => area > 0).map(([area, count]) => [names[area - 1] ?? '', count]),
    ),
    kinds: Object.fromEntries([...kinds].map(([kind, count]) => [kindNumbers[kind], count])),
  }
}

/** The first `count` sections, such that no page fills a page of results. What is too much comes on the next ones. */
function spread(found: readonly number[], pageStarts: Uint32Array, count: number): number[] {
  const ordered: number[] = []
  let waiting = found
  while (waiting.length > 0 && ordered.length < count) {
    const taken: number[] = []
    const left: number[] = []
    const perPage = new Map<number, number>()
    for (const section of waiting) {
      const page = pageStarts[section] ?? 0
      const before = perPage.get(page) ?? 0
      if (taken.length === pageSize || before === mostOfOnePage) left.push(section)
      else {
        taken.push(section)
        perPage.set(page, before + 1)
      }
    }
    ordered.push(...taken)
    waiting = left
  }
  return ordered.slice(0, count)
}
