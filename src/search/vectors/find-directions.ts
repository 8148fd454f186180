import type { PageTerms } from './weigh-page-terms.ts'

/** A direction in which pages differ, with its share of the differences and the place of each page. */
export interface PageDirection {
  variance: number
  places: Float64Array
}

const rounds = 8

/**
 * Finds the directions in which pages differ most by their words (latent semantic analysis): orthogonal iteration from a
 * fixed start, so the same words give the same directions.
 */
export function findDirections(terms: PageTerms, count: number): PageDirection[] {
  const random = createRandom()
  // All places of a page are together, because each word needs them at once.
  let places = Float64Array.from({ length: terms.pageCount * count }, random)
  let variances: number[] = []
  for (let round = 0; round < rounds; round++) {
    places = multiply(terms, places, count)
    variances = makeOrthogonal(places, count)
  }
  return variances.map((variance, index) => ({
    variance,
    places: Float64Array.from({ length: terms.pageCount }, (_, page) => places[page * count + index] ?? 0),
  }))
}

/** Returns numbers between -1 and 1, the same for each build. */
function createRandom(): () => number {
  let state = 1
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
    return state / 2 ** 31
  }
}

/** Multiplies each direction by what pages share: through each word to all pages that have it. */
function multiply(
  { starts, pages, weights }: PageTerms,
  places: Float64Array,
  count: number,
): Float64Array<ArrayBuffer> {
  const product = new Float64Array(places.length)
  const sums = new Float64Array(count)
  for (let term = 0; term + 1 < starts.length; term++) {
    const [start = 0, end = 0] = [starts[term], starts[term + 1]]
    sums.fill(0)
    for (let at = start; at < end; at++)
      addRow(
        { row: places, first: (pages[at] ?? 0) * count },
        { row: sums, first: 0 },
        { weight: weights[at] ?? 0, count },
      )
    for (let at = start; at < end; at++)
      addRow(
        { row: sums, first: 0 },
        { row: product, first: (pages[at] ?? 0) * count },
        { weight: weights[at] ?? 0, count },
      )
  }
  return product
}

interface RowPart {
  row: Float64Array
  first: number
}

/** Adds a part of a row to a part of another one. */
function addRow(from: RowPart, to: RowPart, { weight, count }: { weight: number; count: number }): void {
  for (let index = 0; index < count; index++)
    to.row[to.first + index] = (to.row[to.first + index] ?? 0) + weight * (from.row[from.first + index] ?? 0)
}

/** Makes each direction independent of those before it, with a length of 1. Returns the lengths. */
function makeOrthogonal(places: Float64Array, count: number): number[] {
  return Array.from({ length: count }, (_, index) => {
    for (let before = 0; before < index; before++) {
      const shared = sumProducts(places, { count, index, other: before })
      for (let at = 0; at < places.length; at += count)
        places[at + index] = (places[at + index] ?? 0) - shared * (places[at + before] ?? 0)
    }
    const length = Math.sqrt(sumProducts(places, { count, index, other: index }))
    for (let at = index; at < places.length; at += count) places[at] = (places[at] ?? 0) / (length || 1)
    return length
  })
}

/** Returns how much two directions share. */
function sumProducts(
  places: Float64Array,
  { count, index, other }: { count: number; index: number; other: number },
): number {
  let sum = 0
  for (let at = 0; at < places.length; at += count)
    sum += (places[at + index] ?? 0) * (places[at + other] ?? 0)
  return sum
}
