import type { SearchResponse } from '../../shared/search/search-engine.ts'
import type { AreaView } from '../../shared/site/site-view.ts'

/** A filter by area. */
export interface AreaChoice {
  /** Undefined for all areas. */
  id: string | undefined
  label: string
  /** Number of results. Undefined before the first response. */
  count: number | undefined
}

export interface AreaChoicesInput {
  areas: readonly AreaView[]
  answer: SearchResponse | undefined
  /** Area that the results are limited to. */
  area: string | undefined
  /** Label for all areas. */
  everywhere: string
}

/** Lists all areas first, then each one. */
export function listAreaChoices({ areas, answer, area, everywhere }: AreaChoicesInput): AreaChoice[] {
  return [
    { id: undefined, label: everywhere, count: answer && countEverywhere(answer, area) },
    ...areas.map(({ id, label }) => ({ id, label, count: answer && (answer.areas[id] ?? 0) })),
  ]
}

/** Returns the number of results in all areas, if the results are limited to `area`. Includes pages without an area. */
function countEverywhere({ areas, total }: SearchResponse, area: string | undefined): number {
  if (area === undefined) return total
  return Object.values(areas).reduce((sum, count) => sum + count, 0)
}
