/** What a record is of; the order is that of filters. */
export const recordKinds = ['guide', 'operation', 'faq', 'release', 'page'] as const

export type RecordKind = (typeof recordKinds)[number]

/** Titles from the area down to the section, in the shape of DocSearch: `lvl0` is the area, `lvl1` the page. */
export interface Hierarchy {
  lvl0: string
  lvl1: string
  lvl2: string | null
  lvl3: string | null
  lvl4: string | null
  lvl5: string | null
  lvl6: string | null
}

/**
 * A section of a page: what is found. The names are those of DocSearch records, so that hosted engines take it as it is
 * (https://docsearch.algolia.com); those below the line are ours.
 */
export interface SearchRecord {
  /** Unique and stable: the address of the section. */
  objectID: string
  /** Address with the base and the anchor. */
  url: string
  url_without_anchor: string
  anchor: string | null
  type: 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6'
  hierarchy: Hierarchy
  /** The section's own text (without that of its subsections), tables and notes included, code left out. */
  content: string
  // —
  kind: RecordKind
  /** Id of the area; empty for pages of none. */
  area: string
  /** Text of the section's code blocks and inline code: commands, flags, paths, identifiers. */
  code: string
  /** Words that writers gave the page: tags, keywords, operation ids, commands. */
  keywords: string[]
  /** Method of an operation. */
  method: string | null
  /** Path of an operation. */
  path: string | null
  /** 0 to 100: how likely a reader means this page, other things equal. */
  weight: number
  /** Place of the section on its page, from 0. */
  position: number
  language: string
  version: string
  /** Titles between the area and the page, outermost first. */
  trail: string[]
}
