/** Kinds of records, in the order of the filters. */
export const recordKinds = ['guide', 'operation', 'faq', 'release', 'page'] as const

export type RecordKind = (typeof recordKinds)[number]

/** Titles from the area to the section, as in DocSearch: `lvl0` is the area, `lvl1` the page. */
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
 * A searchable section of a page. The names come from DocSearch records, so that hosted engines can use them
 * (https://docsearch.algolia.com). The fields below the line are ours.
 */
export interface SearchRecord {
  /** Unique and stable: the URL of the section. */
  objectID: string
  /** URL with the base and the anchor. */
  url: string
  url_without_anchor: string
  anchor: string | null
  type: 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6'
  hierarchy: Hierarchy
  /** The section's own text, without subsections and code, but with tables and admonitions. */
  content: string
  // —
  kind: RecordKind
  /** ID of the area. Empty for pages without one. */
  area: string
  /** Text of the section's code blocks and inline code: commands, flags, paths, identifiers. */
  code: string
  /** Short title of the page in the sidebar, for the page's first record. */
  label: string
  /** Description of the page, for the page's first record. */
  description: string
  /** Type of a guide, such as `how-to`. Empty for other pages. */
  page_type: string
  /** Words that describe the page: tags, keywords, operation IDs, commands. */
  keywords: string[]
  /** Questions of readers that the page answers, for the page's first record. */
  questions: string[]
  /** Method of an operation. */
  method: string | null
  /** Path of an operation. */
  path: string | null
  /** 0 to 100: how likely readers mean this page, all else being equal. */
  weight: number
  /** Position of the section on its page, from 0. */
  position: number
  language: string
  version: string
  /** Titles between the area and the page, outermost first. */
  trail: string[]
  /** Pages that the section links to, with the words of the links. Services don't get them. */
  links?: RecordLink[]
}

export interface RecordLink {
  url: string
  text: string
}
