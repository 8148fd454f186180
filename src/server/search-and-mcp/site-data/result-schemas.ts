import { z } from 'zod'
import { recordKinds } from '../../../shared/search/search-record.ts'

/** Essentials of an API operation, for deciding whether it's the one that a program looks for. */
export const operationSummary = z.object({
  id: z.string(),
  method: z.string(),
  endpoint: z.string(),
  requiredParameters: z.array(z.string()),
  requiredFields: z.array(z.string()).describe('Required fields of the body'),
})

/** Result of a search. URLs are absolute, texts are plain. */
export const siteSearchResult = z.object({
  // As it was searched: at most 128 characters.
  query: z.string(),
  area: z.string().nullable(),
  page: z.int(),
  limit: z.int(),
  total: z.int(),
  results: z.array(
    z.object({
      title: z.string(),
      // Empty for the page itself.
      section: z.string(),
      url: z.string().describe('Pass it to read_page to read this section'),
      // Undefined on another site.
      markdownUrl: z.string().optional(),
      // Titles from the area to the section's own.
      breadcrumbs: z.array(z.string()),
      kind: z.enum(recordKinds),
      area: z.string(),
      snippet: z.string(),
      operation: operationSummary.optional(),
    }),
  ),
  // Number of results by area.
  areas: z.record(z.string(), z.int()),
  // Words that would have results, if there are none.
  suggestions: z.array(z.string()),
})
