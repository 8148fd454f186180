import { type FeatureName, featureNames } from '../../src/shared/search/engine/score-pages/page-features.ts'
import { sentenceWeights } from '../../src/shared/search/engine/score-pages/page-weights.ts'
import type { RankingCase, Weights } from './ranking-cases.ts'

/** Large weights cost, so that a feature that helps few queries stays small. */
const penalty = 0.002
const steps = 200
const stepSize = 0.08

export interface FitOptions {
  /** How much each case counts. */
  weigh(rankingCase: RankingCase): number
  /** Features that are left out, to see what they bring. */
  without?: readonly FeatureName[]
}

/**
 * Fits the weights of the features to queries with known answers: gradient descent (Adam) on the probability that a right
 * section comes first, with one candidate per unit. The same cases give the same weights.
 */
export function fitWeights(cases: readonly RankingCase[], { weigh, without = [] }: FitOptions): Weights {
  const names = featureNames.filter((name) => !without.includes(name))
  const sentenceNames = names.filter((name) => sentenceWeights[name] !== undefined)
  const usable = cases.filter(({ candidates }) => candidates.some(({ isRight }) => isRight))
  const rows = usable.map(({ candidates, sentenceShare, ...rankingCase }) => ({
    weight: weigh({ candidates, sentenceShare, ...rankingCase }),
    candidates: candidates.map(({ features, unit, isRight }) => {
      const added = sentenceNames.map((name) => sentenceShare * features[name])
      return { unit, isRight, values: [...names.map((name) => features[name]), ...added] }
    }),
  }))
  const total = rows.reduce((sum, { weight }) => sum + weight, 0)
  const zeros = [...names, ...sentenceNames].map(() => 0)
  const state = { weights: zeros, mean: [...zeros], square: [...zeros] }
  for (let step = 1; step <= steps; step++) {
    const gradient = state.weights.map((weight) => penalty * weight)
    for (const { weight, candidates } of rows) addGradient(candidates, weight / total, { ...state, gradient })
    descend(state, gradient, step)
  }
  const all = Object.fromEntries(names.map((name, index) => [name, state.weights[index] ?? 0]))
  const added = sentenceNames.map((name, index) => [name, state.weights[names.length + index] ?? 0])
  return {
    all: Object.fromEntries(featureNames.map((name) => [name, all[name] ?? 0])) as Weights['all'],
    ofSentence: Object.fromEntries(added),
  }
}

interface Row {
  unit: number
  values: number[]
  isRight: boolean
}

const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0)

/** Adds the gradient of one query: from the probability of each unit to the probability among right ones. */
function addGradient(
  rows: readonly Row[],
  share: number,
  { weights, gradient }: { weights: readonly number[]; gradient: number[] },
): void {
  const scored = rows.map((row) => ({ row, value: dot(row.values, weights) }))
  scored.sort((a, b) => b.value - a.value)
  const units = new Set<number>()
  const leads = scored.filter(({ row: { unit } }) => !units.has(unit) && units.add(unit))
  // A right section behind another one of its unit counts too, or it would never come first.
  const right = scored.find(({ row }) => row.isRight)
  if (right !== undefined && !leads.some(({ row }) => row.isRight)) leads.push(right)
  const top = leads[0]?.value ?? 0
  const odds = leads.map(({ value }) => Math.exp(value - top))
  const sumAll = odds.reduce((sum, value) => sum + value, 0)
  const sumRight = odds.reduce((sum, value, index) => (leads[index]?.row.isRight ? sum + value : sum), 0)
  for (const [index, { row }] of leads.entries()) {
    const odd = odds[index] ?? 0
    const factor = share * (odd / sumAll - (row.isRight ? odd / sumRight : 0))
    for (const [at, value] of row.values.entries()) gradient[at] = (gradient[at] ?? 0) + factor * value
  }
}

interface AdamState {
  weights: number[]
  mean: number[]
  square: number[]
}

function descend(state: AdamState, gradient: readonly number[], step: number): void {
  for (const [index, slope] of gradient.entries()) {
    const mean = 0.9 * (state.mean[index] ?? 0) + 0.1 * slope
    const square = 0.99 * (state.square[index] ?? 0) + 0.01 * slope ** 2
    state.mean[index] = mean
    state.square[index] = square
    const pace = mean / (1 - 0.9 ** step) / (Math.sqrt(square / (1 - 0.99 ** step)) + 1e-8)
    state.weights[index] = (state.weights[index] ?? 0) - stepSize * pace
  }
}
