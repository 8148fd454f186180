import type { ApiDocument, Schema } from '../../../shared/api/api-document.ts'
import type { FlatSchema } from './flat-schema.ts'
import { flattenSchema } from './flatten-schema.ts'

type Schemas = ApiDocument['schemas']

/** How deep lists and choices are followed in one phrase: `list of lists of strings`. */
const deepest = 4
const mostNames = 5

const plurals: Record<string, string> = {
  any: 'anything',
  string: 'strings',
  integer: 'integers',
  number: 'numbers',
  boolean: 'booleans',
  object: 'objects',
  null: 'nulls',
}

/** `string`, `integer or null`, `list of objects`. */
export function typeInWords(flat: FlatSchema, schemas: Schemas): string {
  const names = typeNames(flat, schemas, 0)
  if (flat.isContradiction) return names.join(' and ')
  return orList(names)
}

function typeNames(flat: FlatSchema, schemas: Schemas, depth: number): string[] {
  if (flat.isNever) return ['nothing']
  const types = flat.types.length > 0 ? flat.types : impliedTypes(flat, schemas, depth)
  const names = types.map((type) => (type === 'array' ? listName(flat, schemas, depth) : type))
  const distinct = [...new Set(names.length === 0 ? ['any'] : names)]
  return [...distinct.filter((name) => name !== 'null'), ...distinct.filter((name) => name === 'null')]
}

/** A schema without `type` often says by its other keywords what it is about. */
function impliedTypes(flat: FlatSchema, schemas: Schemas, depth: number): string[] {
  const { keywords, choices } = flat
  if (keywords.const !== undefined) return [typeOfValue(keywords.const)]
  if (keywords.enum !== undefined) return [...new Set(keywords.enum.map(typeOfValue))]
  if (keywords.properties !== undefined || keywords.patternProperties !== undefined) return ['object']
  if (keywords.items !== undefined || keywords.prefixItems !== undefined) return ['array']
  const [choice] = choices
  if (choice === undefined || depth >= deepest) return []
  return choice.options.flatMap((option) => typeNames(flattenSchema(option, schemas), schemas, depth + 1))
}

function listName(flat: FlatSchema, schemas: Schemas, depth: number): string {
  const { items, prefixItems } = flat.keywords
  if (items === undefined || items === true || prefixItems !== undefined || depth >= deepest) return 'list'
  const names = typeNames(flattenSchema(items, schemas), schemas, depth + 1)
  return `list of ${names.length === 1 ? plural(names[0] ?? 'any') : `(${orList(names)})`}`
}

const plural = (name: string): string =>
  plurals[name] ?? (name.startsWith('list') ? name.replace('list', 'lists') : name)

function orList(names: readonly string[]): string {
  const shown = names.length > mostNames ? [...names.slice(0, mostNames - 1), 'others'] : names
  return shown.join(' or ')
}

/** Name of the JSON type of a value. */
function typeOfValue(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number'
  return typeof value
}

/** The items of a list, and of lists in it; the schema itself where it is no list. */
export function innermostItems(flat: FlatSchema, schemas: Schemas): FlatSchema {
  let inner = flat
  for (let depth = 0; depth < deepest && isList(inner); depth++) {
    const items: Schema | undefined = inner.keywords.items
    if (items === undefined || inner.keywords.prefixItems !== undefined) return inner
    inner = named(flattenSchema(items, schemas), inner)
  }
  return inner
}

/** Items without a name are found by the name of their list. */
const named = (items: FlatSchema, { name, names }: FlatSchema): FlatSchema =>
  items.names.length > 0 || names.length === 0 ? items : { ...items, name, names }

const isList = ({ types, keywords }: FlatSchema): boolean =>
  types.includes('array') || (types.length === 0 && keywords.items !== undefined)
