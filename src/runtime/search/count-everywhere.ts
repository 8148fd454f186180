import type { SearchAnswer } from '../../shared/search/search-engine.ts'

/** How many results there are in all areas, where the answer is limited to `area`. Pages of no area count as well. */
export function countEverywhere({ areas, total }: SearchAnswer, area: string | undefined): number {
  if (area === undefined) return total
  return Object.values(areas).reduce((sum, count) => sum + count, 0)
}
