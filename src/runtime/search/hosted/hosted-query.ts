import { anyVersion } from '../../../shared/search/hosted-search-fields.ts'
import { cutQuery } from '../../../shared/search/query-limits.ts'
import type { SearchQuery } from '../../../shared/search/search-engine.ts'

/** Locale and version of the reader's page. */
export interface SearchContext {
  language: string
  /** Undefined on pages without a version. */
  version: string | undefined
}

/** A field and its allowed values. */
export interface SearchFilter {
  field: 'area' | 'kind' | 'language' | 'version'
  values: readonly string[]
}

/** Query without surrounding spaces. */
export const getQueryText = ({ text }: SearchQuery): string => cutQuery(text.trim())

/** Filters chosen by the reader, and the current page's filters if search is contextual. */
export function createFilters(
  { area, kind }: SearchQuery,
  context: SearchContext | undefined,
): SearchFilter[] {
  const filters: SearchFilter[] = []
  if (area !== undefined) filters.push({ field: 'area', values: [area] })
  if (kind !== undefined) filters.push({ field: 'kind', values: [kind] })
  if (context === undefined) return filters
  filters.push({ field: 'language', values: [context.language] })
  if (context.version !== undefined) filters.push({ field: 'version', values: [context.version, anyVersion] })
  return filters
}
