import type { SearchRecord } from '../../src/shared/search/search-record.ts'

/** Records of a guide: its beginning, and sections by id, each a heading and a text. */
export function guideRecords(
  [name, title, content]: [name: string, title: string, content: string],
  sections: Record<string, string[]>,
): SearchRecord[] {
  const page = `/docs/${name}/`
  const base = { lvl3: null, lvl4: null, lvl5: null, lvl6: null }
  const common = {
    url_without_anchor: page,
    kind: 'guide' as const,
    area: 'guides',
    code: '',
    label: '',
    description: '',
    page_type: 'how-to',
    keywords: [],
    questions: [],
    method: null,
    path: null,
    weight: 60,
    language: 'en',
    version: '',
    trail: [],
  }
  const first: SearchRecord = {
    ...common,
    ...{ objectID: page, url: page, anchor: null, type: 'lvl1', content, position: 0 },
    hierarchy: { lvl0: 'Guides', lvl1: title, lvl2: null, ...base },
  }
  const others = Object.entries(sections).map(([anchor, [heading = '', text = '']], index): SearchRecord => {
    const url = `${page}#${anchor}`
    return {
      ...common,
      ...{ objectID: url, url, anchor, type: 'lvl2', content: text, position: index + 1 },
      hierarchy: { lvl0: 'Guides', lvl1: title, lvl2: heading, ...base },
    }
  })
  return [first, ...others]
}
