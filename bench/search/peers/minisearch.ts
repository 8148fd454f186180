import { resultLimit } from '../bench-query.ts'
import { fieldBoosts, weightedFields } from '../search-document.ts'
import { importLibrary, libraryVersions } from './install-libraries.ts'
import type { WholeIndexLibrary } from './whole-index.ts'

interface Hit {
  id: string
  area: string
}

interface MiniSearch {
  addAll(documents: readonly object[]): void
  search(query: string, options: object): Hit[]
}

interface Module {
  default: {
    new (options: object): MiniSearch
    loadJSON(text: string, options: object): MiniSearch
  }
}

const file = 'minisearch/dist/es/index.js'
const options = { idField: 'id', fields: weightedFields, storeFields: ['heading', 'page', 'area'] }

/** Words are found by their beginning from three letters on, and with a typo in five; later words count the same. */
const searchOptions = {
  boost: fieldBoosts,
  prefix: (term: string): boolean => term.length > 2,
  fuzzy: (term: string): number | false => (term.length > 3 ? 0.2 : false),
  weights: { fuzzy: 0.3, prefix: 0.5 },
}

/** MiniSearch: matches all words, and any word if there are no such results. */
export async function loadMiniSearch(root: string): Promise<WholeIndexLibrary> {
  const { default: MiniSearch } = await importLibrary<Module>(root, file)
  return {
    name: `MiniSearch ${libraryVersions.minisearch}`,
    program: { file, names: ['default'] },
    async createIndex(documents) {
      const index = new MiniSearch(options)
      index.addAll(documents)
      return JSON.stringify(index)
    },
    async openIndex(text) {
      const index = MiniSearch.loadJSON(text, options)
      return (question) => {
        const filter = ({ area }: Hit): boolean => question.area === undefined || area === question.area
        const ask = (combineWith: 'AND' | 'OR'): Hit[] =>
          index.search(question.text, { ...searchOptions, combineWith, filter })
        const all = ask('AND')
        const hits = all.length >= resultLimit ? all : [...all, ...ask('OR')]
        return [...new Set(hits.map(({ id }) => id))].slice(0, resultLimit)
      }
    },
  }
}
