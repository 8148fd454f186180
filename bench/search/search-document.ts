import type { SearchRecord } from '../../src/shared/search/search-record.ts'

/** A record as flat fields, which is what libraries index. */
export interface SearchDocument {
  id: string
  /** The section's own heading; the page's title for the page itself. */
  heading: string
  page: string
  /** Headings between both. */
  above: string
  keywords: string
  /** Method and path. */
  operation: string
  content: string
  code: string
  area: string
}

/** Fields that are searched, and how much a word counts in them: set by hand, the same for all libraries that take weights. */
export const fieldBoosts = {
  heading: 6,
  page: 3,
  above: 1.5,
  keywords: 3,
  operation: 4,
  content: 1,
  code: 1,
} as const

export const weightedFields = Object.keys(fieldBoosts)

export function toDocument(record: SearchRecord): SearchDocument {
  const { lvl1, lvl2, lvl3, lvl4, lvl5, lvl6 } = record.hierarchy
  const headings = [lvl2, lvl3, lvl4, lvl5, lvl6].filter((heading) => heading !== null)
  return {
    id: record.url,
    heading: headings.at(-1) ?? lvl1,
    page: lvl1,
    above: headings.slice(0, -1).join(' '),
    keywords: record.keywords.join(' '),
    operation: [record.method, record.path].filter((part) => part !== null).join(' '),
    content: record.content,
    code: record.code,
    area: record.area,
  }
}
