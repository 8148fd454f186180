import type { ApiDocument, OpenApiOperation } from '../../../shared/api/api-document.ts'
import { refToSchemaName } from '../../../shared/api/json-pointer.ts'

/** Maximum number of uses in a list. An API may use the schema of its errors everywhere. */
export const maxListedUses = 20

/** Operations and schemas that name a schema, not through another one. */
export interface SchemaUsage {
  operations: OpenApiOperation[]
  /** Names. */
  schemas: string[]
}

const usesByDocument = new WeakMap<ApiDocument, ReadonlyMap<string, SchemaUsage>>()

/** Finds where the component schemas of a document are used, by name. Each use is in document order. */
export function findSchemaUses(document: ApiDocument): ReadonlyMap<string, SchemaUsage> {
  const cachedUses = usesByDocument.get(document)
  if (cachedUses !== undefined) return cachedUses
  const uses = new Map<string, SchemaUsage>()
  const add = (value: unknown, use: (uses: SchemaUsage) => void): void => {
    for (const name of new Set(listSchemaNames(value))) {
      const entry = uses.get(name) ?? { operations: [], schemas: [] }
      uses.set(name, entry)
      use(entry)
    }
  }
  for (const operation of document.operations)
    add(listSchemas(operation), ({ operations }) => operations.push(operation))
  for (const [name, schema] of Object.entries(document.schemas))
    add(schema, ({ schemas }) => schemas.push(name))
  usesByDocument.set(document, uses)
  return uses
}

const listSchemas = ({ parameters, body, responses }: OpenApiOperation): unknown[] => [
  ...parameters.map(({ schema }) => schema),
  ...[body, ...responses]
    .flatMap((part) => part?.contents ?? [])
    .flatMap(({ schema, itemSchema }) => [schema, itemSchema]),
  ...responses.flatMap(({ headers }) => headers.map(({ schema }) => schema)),
]

/** Keywords with values that aren't schemas, and could look like a ref. */
const valueKeywords = new Set(['example', 'examples', 'default', 'enum', 'const'])

/** Keywords whose keys are the names of fields. */
const fieldKeywords = new Set(['properties', 'patternProperties'])

function* listSchemaNames(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, part] of Object.entries(value)) {
    if (key === '$ref' && typeof part === 'string') yield refToSchemaName(part)
    else if (fieldKeywords.has(key))
      yield* Object.values(part).flatMap((field) => [...listSchemaNames(field)])
    else if (!valueKeywords.has(key)) yield* listSchemaNames(part)
  }
}
