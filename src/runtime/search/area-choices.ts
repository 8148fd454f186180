import type { SearchAnswer } from '../../shared/search/search-engine.ts'
import type { AreaView } from '../../shared/site/site-view.ts'

/** What the results may be limited to. */
export interface AreaChoice {
  /** Undefined: everywhere. */
  id: string | undefined
  label: string
  /** How many results there are; unknown before the first answer. */
  count: number | undefined
}

interface AreaQuestion {
  areas: readonly AreaView[]
  answer: SearchAnswer | undefined
  /** What the answer is limited to. */
  area: string | undefined
  /** What the choice of no limit is called. */
  everywhere: string
}

/** Everywhere first, then each area. */
export function areaChoices({ areas, answer, area, everywhere }: AreaQuestion): AreaChoice[] {
  return [
    { id: undefined, label: everywhere, count: answer && countEverywhere(answer, area) },
    ...areas.map(({ id, label }) => ({ id, label, count: answer && (answer.areas[id] ?? 0) })),
  ]
}

/** How many results there are in all areas, where the answer is limited to `area`. Pages of no area count as well. */
function countEverywhere({ areas, total }: SearchAnswer, area: string | undefined): number {
  if (area === undefined) return total
  return Object.values(areas).reduce((sum, count) => sum + count, 0)
}
