import type { ApiDocument, Schema } from '../../../shared/api/api-document.ts'
import type { SchemaMessages } from '../../../shared/messages/api/schema-messages.ts'
import type { Texts } from '../../../shared/messages/count-message.ts'
import { fillMessage } from '../../../shared/messages/fill-message.ts'
import type { FlatSchema } from './flat-schema.ts'
import { flattenSchema } from './flatten-schema.ts'

type Schemas = ApiDocument['schemas']

/** Maximum depth of lists and choices in one phrase: `list of lists of strings`. */
const deepest = 4
const mostNames = 5

/** The name of a type; a list has the names of its items. */
type TypeName = { kind: 'type'; type: string } | { kind: 'list'; items: TypeName[] }

/** Describes a type in words: `string`, `integer or null`, `list of objects`. */
export function typeInWords(flat: FlatSchema, schemas: Schemas, { messages }: Texts<SchemaMessages>): string {
  const names = typeNames(flat, schemas, 0).map((name) => formatName(name, messages))
  return flat.isContradiction ? joinNames(names, messages.typeAnd) : orList(names, messages)
}

function typeNames(flat: FlatSchema, schemas: Schemas, depth: number): TypeName[] {
  if (flat.isNever) return [{ kind: 'type', type: 'nothing' }]
  const toName = (type: string): TypeName =>
    type === 'array' ? listName(flat, schemas, depth) : { kind: 'type', type }
  const names =
    flat.types.length > 0 ? flat.types.map(toName) : impliedNames(flat, schemas, { depth, toName })
  return distinct(names.length === 0 ? [{ kind: 'type', type: 'any' }] : names)
}

/** The same names once, `null` last. */
function distinct(names: readonly TypeName[]): TypeName[] {
  const byKey = [...new Map(names.map((name) => [JSON.stringify(name), name])).values()]
  const isNull = (name: TypeName): boolean => name.kind === 'type' && name.type === 'null'
  return [...byKey.filter((name) => !isNull(name)), ...byKey.filter(isNull)]
}

/** Infers the types of a schema without `type` from its other keywords. */
function impliedNames(
  { keywords, choices }: FlatSchema,
  schemas: Schemas,
  { depth, toName }: { depth: number; toName(type: string): TypeName },
): TypeName[] {
  if (keywords.const !== undefined) return [toName(typeOfValue(keywords.const))]
  if (keywords.enum !== undefined) return keywords.enum.map((value) => toName(typeOfValue(value)))
  if (keywords.properties !== undefined || keywords.patternProperties !== undefined) return [toName('object')]
  if (keywords.items !== undefined || keywords.prefixItems !== undefined) return [toName('array')]
  const [choice] = choices
  if (choice === undefined || depth >= deepest) return []
  return choice.options.flatMap((option) => typeNames(flattenSchema(option, schemas), schemas, depth + 1))
}

function listName(flat: FlatSchema, schemas: Schemas, depth: number): TypeName {
  const { items, prefixItems } = flat.keywords
  if (items === undefined || items === true || prefixItems !== undefined || depth >= deepest)
    return { kind: 'list', items: [] }
  return { kind: 'list', items: typeNames(flattenSchema(items, schemas), schemas, depth + 1) }
}

function formatName(name: TypeName, messages: SchemaMessages, isPlural = false): string {
  if (name.kind === 'type') return typeText(name.type, messages, isPlural)
  const [only, ...others] = name.items
  if (only === undefined) return isPlural ? messages.typeListPlural : messages.typeList
  const items =
    others.length === 0
      ? formatName(only, messages, true)
      : `(${orList(
          name.items.map((item) => formatName(item, messages)),
          messages,
        )})`
  return fillMessage(isPlural ? messages.typeListOfPlural : messages.typeListOf, { items })
}

/** A type that JSON Schema doesn't have is printed as the document names it. */
function typeText(type: string, messages: SchemaMessages, isPlural: boolean): string {
  const key = `type${type.charAt(0).toUpperCase()}${type.slice(1)}`
  const texts: Readonly<Record<string, string>> = messages
  return (isPlural ? texts[`${key}Plural`] : undefined) ?? texts[key] ?? type
}

function orList(names: readonly string[], { typeOr, typeOthers }: SchemaMessages): string {
  return joinNames(names.length > mostNames ? [...names.slice(0, mostNames - 1), typeOthers] : names, typeOr)
}

/** `a or b or c`, by a text such as `{first} or {second}`. */
const joinNames = ([name = '', ...others]: readonly string[], text: string): string =>
  others.reduce((first, second) => fillMessage(text, { first, second }), name)

/** Returns the name of a value's JSON type. */
function typeOfValue(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number'
  return typeof value
}

/** Returns the items of a list, through nested lists, or the schema itself if it isn't a list. */
export function innermostItems(flat: FlatSchema, schemas: Schemas): FlatSchema {
  let inner = flat
  for (let depth = 0; depth < deepest && isList(inner); depth++) {
    const items: Schema | undefined = inner.keywords.items
    if (items === undefined || inner.keywords.prefixItems !== undefined) return inner
    inner = named(flattenSchema(items, schemas), inner)
  }
  return inner
}

/** Names unnamed items after their list. */
const named = (items: FlatSchema, { name, names }: FlatSchema): FlatSchema =>
  items.names.length > 0 || names.length === 0 ? items : { ...items, name, names }

const isList = ({ types, keywords }: FlatSchema): boolean =>
  types.includes('array') || (types.length === 0 && keywords.items !== undefined)
