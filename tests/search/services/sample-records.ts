import type { SearchRecord } from '../../../src/shared/search/search-record.ts'

/** A section as the build would have made it. */
export function sampleRecord(
  changes: Partial<SearchRecord> & { title: string; heading?: string },
): SearchRecord {
  const { title, heading, ...more } = changes
  const page = more.url_without_anchor ?? `/docs/${title.toLowerCase().replace(/\W+/g, '-')}/`
  const anchor = heading === undefined ? null : heading.toLowerCase().replace(/\W+/g, '-')
  const url = anchor === null ? page : `${page}#${anchor}`
  return {
    objectID: url,
    url,
    url_without_anchor: page,
    anchor,
    type: heading === undefined ? 'lvl1' : 'lvl2',
    hierarchy: {
      lvl0: 'Compute',
      lvl1: title,
      lvl2: heading ?? null,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    content: '',
    kind: 'guide',
    area: 'compute',
    code: '',
    label: '',
    description: '',
    page_type: '',
    keywords: [],
    questions: [],
    method: null,
    path: null,
    weight: 50,
    position: 0,
    language: 'en',
    version: '',
    trail: [],
    ...more,
  }
}
