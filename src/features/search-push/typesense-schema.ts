import { anyVersion, facetFields, queryFields } from '../../shared/search/hosted-search-fields.ts'
import type { SearchRecord } from '../../shared/search/search-record.ts'

/** An alias, because the client's own type allows any additional key. */
type TypesenseField = {
  name: string
  type: 'string' | 'string[]' | 'int32'
  facet?: boolean
  optional?: boolean
  index?: boolean
}

/** Lists of words. All other searched fields are texts. */
const arrayFields = ['keywords', 'questions']
/** Stored for display, but not searched. */
const storedFields = ['url', 'url_without_anchor', 'anchor', 'type']

/** Fields of a collection: flat, with dots in their names, as in DocSearch for Typesense. */
export const typesenseFields: TypesenseField[] = [
  ...queryFields.map(
    ([name]): TypesenseField => ({
      name,
      type: arrayFields.includes(name) ? 'string[]' : 'string',
      optional: true,
    }),
  ),
  ...facetFields.map((name): TypesenseField => ({ name, type: 'string', facet: true })),
  ...storedFields.map((name): TypesenseField => ({ name, type: 'string', index: false, optional: true })),
  { name: 'weight', type: 'int32' },
  { name: 'position', type: 'int32' },
]

/** Settings of a collection, except its name. `token_separators` makes each word of a flag or path searchable. */
export const typesenseSchema = {
  fields: typesenseFields,
  default_sorting_field: 'weight',
  token_separators: ['-', '_', '/', '.', ':', '{', '}', '=', '(', ')'],
}

/** Converts a record to a document. Null fields are left out, because Typesense doesn't accept null. */
export function createTypesenseDocument({
  hierarchy,
  objectID,
  ...record
}: SearchRecord): Record<string, unknown> {
  const titles = Object.entries(hierarchy).map(([level, title]) => [`hierarchy.${level}`, title])
  const fields = Object.entries({ ...record, ...Object.fromEntries(titles) }).filter(
    ([, value]) => value !== null,
  )
  return { ...Object.fromEntries(fields), id: objectID, version: record.version || anyVersion }
}
