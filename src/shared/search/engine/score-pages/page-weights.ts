import type { FeatureName } from './page-features.ts'

/** Weight of each feature. Fitted to the queries of this repository: `npm run search:quality -- --fit`. */
export const pageWeights: Record<FeatureName, number> = {
  section: 2.3,
  coverage: 0.7,
  wholeQuery: 1.4,
  titlePrecision: 0.3,
  titleMatch: 0.5,
  titleOrTrail: 2.4,
  headings: 0.9,
  keywords: 0.9,
  named: 1.2,
  called: 1.8,
  linked: 1.1,
  headingPrecision: 0.4,
  support: 1.5,
  isSentenceReference: 0.9,
  isNamedReference: 0.2,
  isTutorial: -0.6,
  isDefinition: 0.2,
  isOperation: -0.3,
  isNamedOperation: 0.6,
  isCalledOperation: 1.8,
  isSentenceOperation: -0.4,
  isQuestion: 0.8,
  isAskedQuestion: 0.7,
  isRelease: -0.4,
  isAskedRelease: 4,
  isOtherSeries: -1.3,
  nearby: 6,
  isShortOverview: 1,
  isProblemPage: 0.6,
  headingRun: 1.1,
  titleRun: 0.9,
  textRun: 1,
  quote: 6,
}

/**
 * Additions to the weights in a sentence. Its words name the task, so whether it has a whole title says little, and what pages
 * are called says more.
 */
export const sentenceWeights: Partial<Record<FeatureName, number>> = {
  titlePrecision: -0.6,
  keywords: 0.4,
  named: 0.4,
  called: 0.5,
}
