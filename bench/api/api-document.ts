import { stringify } from 'yaml'
import { generateOpenApi } from './document/create-document.ts'

/** An OpenAPI document that is measured. */
export interface MeasuredDocument {
  /** Heading of its table: `1,500 operations`. */
  title: string
  /** Name of its folders. */
  name: string
  /** The whole document as JSON, which the peers parse faster than YAML. */
  json: string
  operations: ApiOperation[]
}

/** An operation that is opened by its address or by a click. */
export interface ApiOperation {
  id: string
  tag: string
  /** How its description begins, without marks of Markdown: when a page has these words, it has more than the title. */
  words: string
}

/** The parts of an OpenAPI document that are read here. */
interface OpenApi {
  paths?: Record<string, Record<string, OpenApiOperation>>
}

interface OpenApiOperation {
  operationId?: string
  tags?: string[]
  description?: string
}

/** A document that is made for measuring, and the same as YAML. */
export function generateDocument(operationCount: number): { document: MeasuredDocument; yaml: string } {
  const content = generateOpenApi(operationCount)
  const title = `${operationCount.toLocaleString('en')} operations`
  return {
    document: describeDocument({ title, name: String(operationCount), json: JSON.stringify(content) }),
    // Aliases would make one node of two parts that are written twice in a real document.
    yaml: stringify(content, { aliasDuplicateObjects: false, lineWidth: 0 }),
  }
}

/** Finds the operations of a document. Those without description are not opened. */
export function describeDocument(given: Omit<MeasuredDocument, 'operations'>): MeasuredDocument {
  const { paths = {} } = JSON.parse(given.json) as OpenApi
  const operations = Object.values(paths)
    .flatMap((item) => Object.values(item))
    .flatMap(({ operationId: id, tags: [tag] = [], description = '' }) => {
      const words = firstWords(description)
      return id === undefined || tag === undefined || words === '' ? [] : [{ id, tag, words }]
    })
  return { ...given, operations }
}

const fewestLetters = 12
const mostLetters = 40

/** The beginning up to the first mark; too short says nothing. */
function firstWords(description: string): string {
  const [plain = ''] = /^[\w ,.;:()/-]*/.exec(description) ?? []
  const words = plain.slice(0, mostLetters).trim()
  return words.length < fewestLetters ? '' : words
}
