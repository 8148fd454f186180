import type { SearchNeed } from '../shared/output/render-task.ts'
import type { PageView } from '../shared/site/page.ts'

interface NeedOptions {
  /** Writers keep the page out of lists. */
  isUnlisted: boolean
  /** A hosted engine is to be given the records of pages. */
  keepsRecords: boolean
}

/** Kinds of pages that are found; lists of other pages are not. */
const searchedKinds: readonly PageView['kind'][] = ['doc', 'mdx', 'blogPost', 'apiReference', 'apiGroup']

/** What search needs of a page: nothing where it stands in for a translation, which would be the same text twice. */
export function searchNeedOf(
  { kind, fallback }: PageView,
  { isUnlisted, keepsRecords }: NeedOptions,
): SearchNeed {
  if (isUnlisted || fallback !== undefined || !searchedKinds.includes(kind)) return 'none'
  return keepsRecords ? 'part and records' : 'part'
}
