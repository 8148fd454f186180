import type { RecordKind } from './search-record.ts'

/** A search. */
export interface SearchQuery {
  /** As typed. Engines shorten it with `cutQuery`. */
  text: string
  /** ID of an area, or undefined for all. */
  area: string | undefined
  /** ID of the area of the reader's page, which the embedded engine prefers a little. */
  homeArea?: string | undefined
  kind: RecordKind | undefined
  /** Number of results to skip, and number of results to return. */
  offset: number
  limit: number
}

/** A piece of text, and whether it matches the query. Never HTML. */
export interface TextPart {
  text: string
  isMatch: boolean
}

/** A section in the results. */
export interface SearchHit {
  id: string
  /** URL with anchor, rewritten as configured. */
  url: string
  /** Whether it's on another site and opens like an external link. */
  isExternal: boolean
  /** URL of the page. Results of one page are shown together. */
  pageUrl: string
  kind: RecordKind
  area: string
  /** Titles from the area to the page, then the section's own. */
  trail: string[]
  /** URL of the icon of the page's topic. */
  icon?: string | undefined
  /** Title of the page. */
  page: TextPart[]
  /** Heading of the section. Empty for the page itself. */
  heading: TextPart[]
  /** Text around the best match. May be empty. */
  excerpt: TextPart[]
  method: string | undefined
  /** Path of an operation, or a command with its arguments. */
  signature?: string | undefined
  /** First sentences of the answer, if the query is a question that the result answers. Only the first result has it. */
  answer?: string | undefined
}

export interface SearchResponse {
  hits: SearchHit[]
  /** Total number of results. */
  total: number
  /** Number of results by area and by kind, each without its own filter. */
  areas: Record<string, number>
  kinds: Partial<Record<RecordKind, number>>
  /** Words or queries that would have results, if this one has none. */
  suggestions: string[]
}

/** Reason why a search failed. Shown as a network failure, for all engines alike. */
export class SearchFailure extends Error {
  readonly reason: 'network' | 'limited' | 'nonsense' | 'outdated'

  constructor(reason: SearchFailure['reason'], cause?: unknown) {
    super(`The search failed: ${reason}.`, { cause })
    this.name = 'SearchFailure'
    this.reason = reason
  }
}

/** Searches sections with the embedded engine or a hosted service. */
export interface SearchEngine {
  /** Loads what a first query needs. Called on intent, and never throws. */
  prepare(): void
  /** Throws a `SearchFailure` or the signal's reason. */
  search(query: SearchQuery, signal: AbortSignal): Promise<SearchResponse>
}
