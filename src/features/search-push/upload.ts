import type { Synonym } from '../../shared/search/engine/index-format.ts'
import type { SearchRecord } from '../../shared/search/search-record.ts'

/** Everything that a service should contain after a push. */
export interface Upload {
  records: readonly SearchRecord[]
  synonyms: readonly Synonym[]
  /** Words of everyday speech, and words of the pages for them, which count less. */
  everydayWords: readonly Synonym[]
  /** Is called with the number of records uploaded so far. */
  onProgress(done: number): void
}

/** Service and key of a push. */
export interface PushTarget<Service> {
  service: Service
  /** From the environment only, because the configuration is published. */
  adminKey: string
}

/** Records per request. */
export const batchSize = 500
