import type { ApiDocument, Schema } from '../../../shared/api/api-document.ts'
import type { FlatSchema } from '../../../shared/api/schema/flat-schema.ts'
import { flattenSchema } from '../../../shared/api/schema/flatten-schema.ts'
import type { SchemaMessages } from '../../../shared/messages/api/schema-messages.ts'
import type { LocalizedMessages } from '../../../shared/messages/count-message.ts'
import { fillMessage } from '../../../shared/messages/fill-message.ts'

type Schemas = ApiDocument['schemas']

/** Maximum depth of lists and choices in one phrase: `list of lists of strings`. */
const maxDepth = 4
const maxNames = 5

/** The name of a type; a list has the names of its items. */
type TypeName = { kind: 'type'; type: string } | { kind: 'list'; items: TypeName[] }

/** Describes a type in words: `string`, `integer or null`, `list of objects`. */
export function describeType(
  flat: FlatSchema,
  schemas: Schemas,
  { messages }: LocalizedMessages<SchemaMessages>,
): string {
  const names = listTypeNames(flat, schemas, 0).map((name) => formatType(name, messages))
  return flat.isContradiction ? joinNames(names, messages.typeAnd) : joinWithOr(names, messages)
}

function listTypeNames(flat: FlatSchema, schemas: Schemas, depth: number): TypeName[] {
  if (flat.isNever) return [{ kind: 'type', type: 'nothing' }]
  const toName = (type: string): TypeName =>
    type === 'array' ? formatListType(flat, schemas, depth) : { kind: 'type', type }
  const names = flat.types.length > 0 ? flat.types.map(toName) : inferTypes(flat, schemas, { depth, toName })
  return removeDuplicates(names.length === 0 ? [{ kind: 'type', type: 'any' }] : names)
}

/** The same names once, `null` last. */
function removeDuplicates(names: readonly TypeName[]): TypeName[] {
  const byKey = [...new Map(names.map((name) => [JSON.stringify(name), name])).values()]
  const isNull = (name: TypeName): boolean => name.kind === 'type' && name.type === 'null'
  return [...byKey.filter((name) => !isNull(name)), ...byKey.filter(isNull)]
}

/** Infers the types of a schema without `type` from its other keywords. */
function inferTypes(
  { keywords, choices }: FlatSchema,
  schemas: Schemas,
  { depth, toName }: { depth: number; toName(type: string): TypeName },
): TypeName[] {
  if (keywords.const !== undefined) return [toName(getJsonType(keywords.const))]
  if (keywords.enum !== undefined) return keywords.enum.map((value) => toName(getJsonType(value)))
  if (keywords.properties !== undefined || keywords.patternProperties !== undefined) return [toName('object')]
  if (keywords.items !== undefined || keywords.prefixItems !== undefined) return [toName('array')]
  const [choice] = choices
  if (choice === undefined || depth >= maxDepth) return []
  return choice.options.flatMap((option) => listTypeNames(flattenSchema(option, schemas), schemas, depth + 1))
}

function formatListType(flat: FlatSchema, schemas: Schemas, depth: number): TypeName {
  const { items, prefixItems } = flat.keywords
  if (items === undefined || items === true || prefixItems !== undefined || depth >= maxDepth)
    return { kind: 'list', items: [] }
  return { kind: 'list', items: listTypeNames(flattenSchema(items, schemas), schemas, depth + 1) }
}

function formatType(name: TypeName, messages: SchemaMessages, isPlural = false): string {
  if (name.kind === 'type') return formatTypeName(name.type, messages, isPlural)
  const [only, ...others] = name.items
  if (only === undefined) return isPlural ? messages.typeListPlural : messages.typeList
  const items =
    others.length === 0
      ? formatType(only, messages, true)
      : `(${joinWithOr(
          name.items.map((item) => formatType(item, messages)),
          messages,
        )})`
  return fillMessage(isPlural ? messages.typeListOfPlural : messages.typeListOf, { items })
}

/** A type that JSON Schema doesn't have is printed as the document names it. */
function formatTypeName(type: string, messages: SchemaMessages, isPlural: boolean): string {
  const key = `type${type.charAt(0).toUpperCase()}${type.slice(1)}`
  const texts: Readonly<Record<string, string>> = messages
  return (isPlural ? texts[`${key}Plural`] : undefined) ?? texts[key] ?? type
}

function joinWithOr(names: readonly string[], { typeOr, typeOthers }: SchemaMessages): string {
  return joinNames(names.length > maxNames ? [...names.slice(0, maxNames - 1), typeOthers] : names, typeOr)
}

/** `a or b or c`, by a text such as `{first} or {second}`. */
const joinNames = ([name = '', ...others]: readonly string[], text: string): string =>
  others.reduce((first, second) => fillMessage(text, { first, second }), name)

/** Returns the name of a value's JSON type. */
function getJsonType(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number'
  return typeof value
}

/** Returns the items of a list, through nested lists, or the schema itself if it isn't a list. */
export const findInnermostItems = (flat: FlatSchema, schemas: Schemas): FlatSchema =>
  listItems(flat, schemas).at(-1) ?? flat

/** Lists the items of a list, the items of those, and so on. Empty for another schema. */
export function listItems(flat: FlatSchema, schemas: Schemas): FlatSchema[] {
  const levels: FlatSchema[] = []
  for (let inner = flat; levels.length < maxDepth && isList(inner); inner = levels.at(-1) ?? flat) {
    const items: Schema | undefined = inner.keywords.items
    if (items === undefined || inner.keywords.prefixItems !== undefined) break
    levels.push(inheritNames(flattenSchema(items, schemas), inner))
  }
  return levels
}

/** Names unnamed items after their list. */
const inheritNames = (items: FlatSchema, { name, names }: FlatSchema): FlatSchema =>
  items.names.length > 0 || names.length === 0 ? items : { ...items, name, names }

const isList = ({ types, keywords }: FlatSchema): boolean =>
  types.includes('array') || (types.length === 0 && keywords.items !== undefined)
