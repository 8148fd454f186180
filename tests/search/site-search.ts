import { depth, type Search } from '../../src/doctor/evaluate-search.ts'
import { createFileReader, createLocalEngine } from '../../src/search/local-engine.ts'
import { cutQuery } from '../../src/shared/search/query-limits.ts'

/** Asks the index of a built site with the engine that readers have. */
export function openSiteSearch(out: string): Search {
  const engine = createLocalEngine(createFileReader(out), { locale: 'en', version: undefined })
  return async (text, area) => {
    // As much as the field takes.
    const query = { text: cutQuery(text), area, kind: undefined, offset: 0, limit: depth }
    const { hits } = await engine.search(query, new AbortController().signal)
    return hits
  }
}
