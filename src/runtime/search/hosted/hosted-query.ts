import { cutQuery } from '../../../shared/search/query-limits.ts'
import type { SearchQuery } from '../../../shared/search/search-engine.ts'
import { anyVersion } from '../../../shared/search/uploaded-record.ts'

/** Language and version of the page that the reader is on. */
export interface SearchContext {
  language: string
  /** Undefined on pages that have none. */
  version: string | undefined
}

/** Values that a field must have one of. */
export interface Filter {
  field: 'area' | 'kind' | 'language' | 'version'
  values: readonly string[]
}

/** What is asked, without spaces at the ends. */
export const queryText = ({ text }: SearchQuery): string => cutQuery(text.trim())

/** What the reader chose, and what the page that they are on adds, if there is a context. */
export function filtersOf({ area, kind }: SearchQuery, context: SearchContext | undefined): Filter[] {
  const filters: Filter[] = []
  if (area !== undefined) filters.push({ field: 'area', values: [area] })
  if (kind !== undefined) filters.push({ field: 'kind', values: [kind] })
  if (context === undefined) return filters
  filters.push({ field: 'language', values: [context.language] })
  if (context.version !== undefined) filters.push({ field: 'version', values: [context.version, anyVersion] })
  return filters
}
