import { type BenchQuery, resultLimit } from '../bench-query.ts'
import { fieldBoosts, type SearchDocument, weightedFields } from '../search-document.ts'
import { importLibrary, libraryVersions } from './install-libraries.ts'
import type { WholeIndexLibrary } from './whole-index.ts'

/** Orama, and its fork by its former team: the same functions, with the same options. */
interface Module {
  create(options: object): object
  insertMultiple(index: object, documents: object[]): unknown
  save(index: object): unknown
  load(index: object, raw: unknown): unknown
  search(index: object, query: object): Answer | Promise<Answer>
}

interface Answer {
  hits: { id: string; document: { area: string } }[]
}

const schema = { ...Object.fromEntries(weightedFields.map((name) => [name, 'string'])), area: 'enum' }
const stored: readonly string[] = ['id', 'heading', 'page', 'area']

interface Variant {
  library: 'zbsearch' | '@orama/orama'
  name: string
  file: string
}

const variants = {
  zbsearch: { library: 'zbsearch', name: 'ZBSearch', file: 'zbsearch/dist/browser/index.js' },
  orama: { library: '@orama/orama', name: 'Orama', file: '@orama/orama/dist/browser/index.js' },
} satisfies Record<string, Variant>

export const loadZbSearch = (root: string): Promise<WholeIndexLibrary> => load(root, variants.zbsearch)
export const loadOrama = (root: string): Promise<WholeIndexLibrary> => load(root, variants.orama)

async function load(root: string, { library, name, file }: Variant): Promise<WholeIndexLibrary> {
  const module = await importLibrary<Module>(root, file)
  const createEmpty = (): object => module.create({ schema, language: 'english' })
  return {
    name: `${name} ${libraryVersions[library]}`,
    program: { file, names: ['create', 'load', 'search'] },
    async createIndex(documents) {
      const index = createEmpty()
      await module.insertMultiple(index, [...documents])
      return JSON.stringify(await module.save(index), leaveOutText)
    },
    async openIndex(text) {
      const index = createEmpty()
      await module.load(index, JSON.parse(text))
      return (question) => ask(module, index, question)
    },
  }
}

/** Documents are stored as they were given; what is not shown with a title is left out. */
function leaveOutText(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('id' in value && 'content' in value)) return value
  if (typeof value.content !== 'string') return value
  return Object.fromEntries(Object.entries(value as SearchDocument).filter(([key]) => stored.includes(key)))
}

/** Exact words and beginnings first; with a typo for the places that are left. */
async function ask(module: Module, index: object, { text, area }: BenchQuery): Promise<string[]> {
  const query = {
    term: text,
    boost: fieldBoosts,
    limit: resultLimit,
    ...(area === undefined ? {} : { where: { area: { eq: area } } }),
  }
  const found: string[] = []
  for (const variant of [{ threshold: 0 }, { threshold: 0, tolerance: 1 }, { threshold: 1 }]) {
    if (found.length >= resultLimit) break
    const { hits } = await module.search(index, { ...query, ...variant })
    found.push(...hits.map(({ id }) => id))
  }
  return [...new Set(found)].slice(0, resultLimit)
}
