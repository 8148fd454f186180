import type { SearchEngine } from '../../../shared/search/search-engine.ts'

const most = 3

/** Services suggest nothing. Where one finds nothing, the pages are offered that it found while the reader was typing. */
export function suggestEarlier(engine: SearchEngine): SearchEngine {
  let earlier: string[] = []
  return {
    prepare: () => engine.prepare(),
    async search(query, signal) {
      if (query.text.trim() === '') earlier = []
      const answer = await engine.search(query, signal)
      if (answer.total === 0) return { ...answer, suggestions: earlier }
      const titles = answer.hits.map(({ page }) => page.map(({ text }) => text).join(''))
      earlier = [...new Set(titles)].slice(0, most)
      return answer
    },
  }
}
