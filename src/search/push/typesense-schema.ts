import type { SearchRecord } from '../../shared/search/search-record.ts'
import { anyVersion, facetFields, searchedFields } from '../../shared/search/uploaded-record.ts'

/** An alias, because the client's own type takes any further key. */
type TypesenseField = {
  name: string
  type: 'string' | 'string[]' | 'int32'
  facet?: boolean
  optional?: boolean
  index?: boolean
}

/** Lists of words; all other fields that are searched are texts. */
const lists = ['keywords']
/** Carried along for the reader, and not searched. */
const carried = ['url', 'url_without_anchor', 'anchor', 'type']

/** The fields of a collection: flat, with dots in their names, as DocSearch has them for Typesense. */
export const typesenseFields: TypesenseField[] = [
  ...searchedFields.map(
    ([name]): TypesenseField => ({
      name,
      type: lists.includes(name) ? 'string[]' : 'string',
      optional: true,
    }),
  ),
  ...facetFields.map((name): TypesenseField => ({ name, type: 'string', facet: true })),
  ...carried.map((name): TypesenseField => ({ name, type: 'string', index: false, optional: true })),
  { name: 'weight', type: 'int32' },
  { name: 'position', type: 'int32' },
]

/** What a collection is made with, beside its name. `token_separators`: a flag or a path is found by each of its words. */
export const typesenseSchema = {
  fields: typesenseFields,
  default_sorting_field: 'weight',
  token_separators: ['-', '_', '/', '.', ':', '{', '}', '=', '(', ')'],
}

/** A record as a document. What is null is left out: Typesense knows no null. */
export function typesenseDocument({ hierarchy, objectID, ...record }: SearchRecord): Record<string, unknown> {
  const titles = Object.entries(hierarchy).map(([level, title]) => [`hierarchy.${level}`, title])
  const fields = Object.entries({ ...record, ...Object.fromEntries(titles) }).filter(
    ([, value]) => value !== null,
  )
  return { ...Object.fromEntries(fields), id: objectID, version: record.version || anyVersion }
}
