import { apiJourneys } from './api-journeys.ts'
import { guideJourneys } from './guide-journeys.ts'
import type { Journey } from './journey.ts'
import { offlineJourneys } from './offline-journeys.ts'
import { siteJourneys } from './site-journeys.ts'

export const journeys: readonly Journey[] = [
  ...guideJourneys,
  ...apiJourneys,
  ...siteJourneys,
  ...offlineJourneys,
]
