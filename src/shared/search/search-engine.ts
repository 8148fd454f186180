import type { RecordKind } from './search-record.ts'

/** What a reader looks for. */
export interface SearchQuery {
  /** As typed; engines look at its beginning (`cutQuery`). */
  text: string
  /** Id of an area; undefined: everywhere. */
  area: string | undefined
  kind: RecordKind | undefined
  /** Results before the first wanted one, and how many are wanted. */
  offset: number
  limit: number
}

/** A piece of text, and whether the query stands in it. Never HTML. */
export interface TextPart {
  text: string
  isMatch: boolean
}

/** A section that was found. */
export interface SearchHit {
  id: string
  /** Address to go to, with anchor; rewritten as the configuration says. */
  url: string
  /** Outside of this site: opened like an outside link. */
  isExternal: boolean
  /** Address of the page: hits of one page are shown together. */
  pageUrl: string
  kind: RecordKind
  area: string
  /** Titles from the area down to the page, then the section's own last. */
  trail: string[]
  /** Title of the page. */
  page: TextPart[]
  /** Heading of the section; empty for the page itself. */
  heading: TextPart[]
  /** Text around the best match; may be empty. */
  excerpt: TextPart[]
  method: string | undefined
}

export interface SearchAnswer {
  hits: SearchHit[]
  /** How many there are in all. */
  total: number
  /** How many there are by area and by kind, the filter of the same name left aside. */
  areas: Record<string, number>
  kinds: Partial<Record<RecordKind, number>>
  /** Words or queries that would find something, where this one finds nothing. */
  suggestions: string[]
}

/** Why no answer came: shown as the specified network failure, with the same form for all engines. */
export class SearchFailure extends Error {
  readonly reason: 'network' | 'limited' | 'nonsense' | 'outdated'

  constructor(reason: SearchFailure['reason'], cause?: unknown) {
    super(`The search failed: ${reason}.`, { cause })
    this.name = 'SearchFailure'
    this.reason = reason
  }
}

/** Finds sections: embedded, or a hosted service. */
export interface SearchEngine {
  /** Fetches what a first query needs; called on intent. Never throws. */
  prepare(): void
  /** Throws a `SearchFailure`, or the signal's reason. */
  search(query: SearchQuery, signal: AbortSignal): Promise<SearchAnswer>
}
