import { resultLimit } from '../bench-query.ts'
import { fieldBoosts, type SearchDocument } from '../search-document.ts'
import { importLibrary, libraryVersions } from './install-libraries.ts'
import type { WholeIndexLibrary } from './whole-index.ts'

interface Index {
  add(document: object): void
  search(query: string, options: object): { id: number }[]
  export(write: (key: string, data: string | undefined) => void): unknown
  import(key: string, data: string): void
}

interface Module {
  Document: new (options: object) => Index
  Charset: { LatinBalance: unknown }
}

const file = 'flexsearch/dist/flexsearch.bundle.module.min.js'

/** Fields are sorted by weight, since the library has no sectionWeights. */
const fields = Object.entries(fieldBoosts)
  .sort(([, a], [, b]) => b - a)
  .map(([name]) => name)

/** FlexSearch: words by their beginning, with letters that sound alike made equal. */
export async function loadFlexSearch(root: string): Promise<WholeIndexLibrary> {
  const { Document, Charset } = await importLibrary<Module>(root, file)
  const createEmpty = (): Index =>
    new Document({
      document: {
        id: 'key',
        index: fields.map((field) => ({
          field,
          tokenize: 'forward',
          encoder: Charset.LatinBalance,
          resolution: 9,
        })),
      },
    })
  return {
    name: `FlexSearch ${libraryVersions.flexsearch}`,
    program: { file, names: ['Document', 'Charset'] },
    async createIndex(documents) {
      const index = createEmpty()
      for (const [key, document] of documents.entries()) index.add({ ...document, key })
      const parts: [string, string][] = []
      await index.export((key, data) => {
        if (data !== undefined) parts.push([key, data])
      })
      const titles = documents.map(({ id, heading, page, area }) => ({ id, heading, page, area }))
      return JSON.stringify({ parts, titles })
    },
    async openIndex(text) {
      const { parts, titles } = JSON.parse(text) as { parts: [string, string][]; titles: SearchDocument[] }
      const index = createEmpty()
      for (const [key, data] of parts) index.import(key, data)
      return ({ text: query, area }) => {
        const ask = (suggest: boolean): { id: number }[] =>
          index.search(query, { limit: 200, suggest, merge: true })
        const hits = [...ask(false), ...ask(true)].map(({ id }) => titles[id])
        const right = hits.filter((hit) => hit !== undefined && (area === undefined || hit.area === area))
        return [...new Set(right.map((hit) => hit?.id ?? ''))].slice(0, resultLimit)
      }
    },
  }
}
