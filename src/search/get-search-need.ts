import type { SearchNeed } from '../shared/output/render-task.ts'
import type { PageView } from '../shared/site/page.ts'

interface NeedOptions {
  /** Whether the page is left out of lists. */
  isUnlisted: boolean
  /** Whether a hosted engine needs the records of pages. */
  keepsRecords: boolean
}

/** Kinds of pages that are searchable. Lists of other pages aren't. */
const searchedKinds: readonly PageView['kind'][] = ['doc', 'mdx', 'blogPost', 'apiReference', 'apiItem']

/** Returns what search needs of a page. Untranslated pages need nothing, because their text is already indexed. */
export function getSearchNeed(
  { kind, fallback }: PageView,
  { isUnlisted, keepsRecords }: NeedOptions,
): SearchNeed {
  if (isUnlisted || fallback !== undefined || !searchedKinds.includes(kind)) return 'none'
  return keepsRecords ? 'part and records' : 'part'
}
