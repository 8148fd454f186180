import type { Synonym } from '../../shared/search/engine/index-format.ts'
import type { SearchRecord } from '../../shared/search/search-record.ts'

/** What a service is to have after a push: all of it, and nothing else. */
export interface Upload {
  records: readonly SearchRecord[]
  synonyms: readonly Synonym[]
  /** Called with the number of records that are there already. */
  onProgress(done: number): void
}

/** Who may write, and where. */
export interface PushTarget<Service> {
  service: Service
  /** From the environment only: the configuration is published. */
  adminKey: string
}

/** Records that a request brings. */
export const batchSize = 500

/** Between the name that readers ask and the part that tells uploads apart. */
const infix = '_docent_'

/** A name of its own for each upload, so that two at the same time do not meet. */
export function uploadName(name: string, now = Date.now()): string {
  return `${name}${infix}${now.toString(36)}${Math.random().toString(36).slice(2, 8)}`
}

/** Whether an index was made by an upload for `name`. */
export const isUploadOf = (candidate: string, name: string): boolean =>
  candidate.startsWith(`${name}${infix}`) && /^[a-z\d]+$/.test(candidate.slice(name.length + infix.length))

/** An upload that began longer ago than this was killed, and what it left may go. */
export const leftoverAge = 60 * 60 * 1000

/** A list in pieces of a size. */
export function chunksOf<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )
}
