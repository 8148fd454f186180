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

/** Separates the public name from the upload's own suffix. */
const infix = '_docent_'

/** Creates a unique name for an upload, so that concurrent uploads don't collide. */
export function createUploadName(name: string): string {
  return `${name}${infix}${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`
}

/** Whether an index was created by an upload for `name`. */
export const isUploadName = (candidate: string, name: string): boolean =>
  candidate.startsWith(`${name}${infix}`) && /^[a-z\d]+$/.test(candidate.slice(name.length + infix.length))

/** An upload that started longer ago than this was killed, and its leftovers can be removed. */
export const leftoverAge = 60 * 60 * 1000
