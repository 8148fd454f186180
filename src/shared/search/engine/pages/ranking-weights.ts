import type { FeatureName } from './page-features.ts'

/** Weight of each feature. Fitted to the queries of this repository: `npm run search:quality -- --fit`. */
export const rankingWeights: Record<FeatureName, number> = {
  section: 2.7,
  coverage: 1.9,
  wholeQuery: 1,
  titlePrecision: 0.9,
  titleMatch: 1.2,
  titleOrTrail: 2.8,
  headings: 2.2,
  keywords: 2.2,
  headingPrecision: 1.2,
  support: 1.6,
  isReference: -1,
  isNamedReference: 1,
  isTutorial: -1.2,
  isDefinition: 2.4,
  isOperation: -0.7,
  isNamedOperation: 0.9,
  isQuestion: 1,
  isAskedQuestion: 0.4,
  isRelease: -0.4,
  headingRun: 0.9,
  titleRun: 1.1,
  textRun: 1.1,
}
