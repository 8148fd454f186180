import type { Schema, SchemaObject } from '../../../shared/api/api-document.ts'
import { getMember, isObject, toList, toObject } from '../../../shared/read-unknown.ts'
import { escapeMarkdown } from '../../../shared/text/escape-markdown.ts'
import { saysMore } from '../../../shared/text/says-more.ts'
import { getFieldKind, getItemKind } from '../openapi-objects.ts'
import { inferDiscriminator } from './infer-discriminator.ts'
import { readDescription } from './read-description.ts'
import { readTextField } from './read-fields.ts'

/**
 * Translates a schema to JSON Schema 2020-12: `example` becomes the first of `examples`, and OpenAPI 3.0 keywords
 * (`nullable`, boolean exclusive limits) become their JSON Schema equivalents. `$ref`s stay.
 */
export function translateSchema(schema: unknown, isVersion30: boolean): Schema {
  if (typeof schema === 'boolean') return schema
  if (!isObject(schema)) return true
  const translated: SchemaObject = {}
  const hasRef = isVersion30 && typeof schema.$ref === 'string'
  for (const [key, value] of Object.entries(schema)) {
    if (hasRef && !besideRef.has(key) && !key.startsWith('x-')) continue
    translated[key] = translateField(key, value, isVersion30)
  }
  // Generators of PHP and Go write `type: string` with `format: string`.
  if (translated.format === schema.type) delete translated.format
  moveExample(translated)
  addDocumentation(translated)
  inferDiscriminator(translated)
  if (!isVersion30) return translated
  moveExclusive(translated, 'minimum', 'exclusiveMinimum')
  moveExclusive(translated, 'maximum', 'exclusiveMaximum')
  return addNullType(translated)
}

/**
 * Keywords that are kept beside a `$ref` in OpenAPI 3.0. The specification ignores all of them, and generators write
 * contradictions there, such as `type: object` beside a `$ref` to a string. Those that describe the field are meant.
 */
const besideRef = new Set([
  ...['$ref', 'title', 'description', 'externalDocs', 'example', 'default'],
  ...['nullable', 'deprecated', 'readOnly', 'writeOnly', 'xml'],
])

function translateField(key: string, value: unknown, isVersion30: boolean): unknown {
  const kind = getFieldKind('schema', key)
  if (kind === 'schema') return translateSchema(value, isVersion30)
  if (getItemKind(kind) !== 'schema') return value
  if (Array.isArray(value)) return value.map((item) => translateSchema(item, isVersion30))
  return Object.fromEntries(
    Object.entries(toObject(value)).map(([name, item]) => {
      const translated = translateSchema(item, isVersion30)
      return [name, key === 'properties' ? addTitle(name, translated) : translated]
    }),
  )
}

function moveExample(schema: SchemaObject): void {
  if (!('example' in schema)) return
  const { example } = schema
  delete schema.example
  schema.examples = [example, ...(Array.isArray(schema.examples) ? schema.examples : [])]
}

/** Adds what pages show with the description: the link to more, and the meanings of allowed values. */
function addDocumentation(schema: SchemaObject): void {
  const meanings = [...listMeanings(schema), ...listNullMeanings(schema)]
  if (schema.externalDocs === undefined && meanings.length === 0 && schema.deprecated !== true) return
  const description = [readDescription(schema), meanings.join('\n')].filter(Boolean).join('\n\n')
  if (description !== '') schema.description = description
}

/** Lists what a choice says about `null`, whose description no shape would have. */
function listNullMeanings({ oneOf = [], anyOf = [], description }: SchemaObject): string[] {
  const options = [...oneOf, ...anyOf].filter((option) => typeof option === 'object')
  // A choice with one other shape is this shape, whose description stays.
  if (description === undefined && options.filter(({ type }) => type !== 'null').length < 2) return []
  return options.flatMap(({ type, description: text = '' }) =>
    type === 'null' && text !== '' ? [`- \`null\`: ${text}`] : [],
  )
}

/** Lists the meanings of allowed values: by value (`x-enumDescriptions`), or in their order. Names are meanings too. */
function listMeanings(schema: SchemaObject): string[] {
  if (!Array.isArray(schema.enum)) return []
  const readTexts = createEnumReader(
    schema['x-enumDescriptions'] ?? schema['x-enum-descriptions'] ?? readAzureTexts(schema['x-ms-enum']),
  )
  const readNames = createEnumReader(schema['x-enum-varnames'] ?? schema['x-enumNames'])
  return schema.enum.flatMap((value, index) => {
    const name = readNames(value, index)
    const meaning = [name === String(value) ? '' : name, readTexts(value, index)].filter(Boolean).join(': ')
    return meaning === '' ? [] : [`- \`${String(value)}\`: ${meaning}`]
  })
}

const readAzureTexts = (written: unknown): Record<string, unknown> =>
  Object.fromEntries(
    toList(toObject(written).values).map((entry) => [
      getMember(entry, 'value'),
      getMember(entry, 'description'),
    ]),
  )

function createEnumReader(written: unknown): (value: unknown, index: number) => string {
  if (Array.isArray(written)) return (_, index) => readTextField(written[index])
  const texts = toObject(written)
  return (value) => readTextField(texts[String(value)])
}

function moveExclusive(
  schema: SchemaObject,
  limit: 'minimum' | 'maximum',
  exclusive: 'exclusiveMinimum' | 'exclusiveMaximum',
): void {
  if (typeof schema[exclusive] !== 'boolean') return
  const isExclusive = schema[exclusive]
  delete schema[exclusive]
  if (!isExclusive || schema[limit] === undefined) return
  schema[exclusive] = schema[limit]
  delete schema[limit]
}

/** Translates `nullable` of OpenAPI 3.0: adds `null` to the type, or to the alternatives if there is no type. */
function addNullType(schema: SchemaObject): Schema {
  const { nullable, ...rest } = schema
  if (nullable === undefined) return schema
  if (nullable !== true) return rest
  // Authors who combine `nullable` with `enum` mean that null is allowed, although 3.0 requires null in `enum` too.
  if (rest.enum !== undefined && !rest.enum.includes(null)) rest.enum = [...rest.enum, null]
  if (rest.type !== undefined) return { ...rest, type: [...new Set([rest.type, 'null'].flat())] }
  if (rest.enum !== undefined) return rest
  const { title, description, examples, deprecated, readOnly, writeOnly, default: value, ...shape } = rest
  const annotations = Object.entries({
    title,
    description,
    examples,
    deprecated,
    readOnly,
    writeOnly,
    default: value,
  })
  if (Object.keys(shape).length === 0) return rest
  const onlyPart = Object.keys(shape).length === 1 && shape.allOf?.length === 1 ? shape.allOf[0] : undefined
  return {
    ...Object.fromEntries(annotations.filter(([, item]) => item !== undefined)),
    anyOf: [onlyPart ?? shape, { type: 'null' }],
  }
}

/**
 * Adds the title of a named schema to its description, where it adds something to the name: generators make titles of
 * names (`user_id`, "User Id"), and readers would see everything twice.
 */
function addTitle(name: string, schema: Schema): Schema {
  if (typeof schema === 'boolean' || typeof schema.title !== 'string' || schema.$ref !== undefined)
    return schema
  const { title, description = '' } = schema
  if (description === '')
    return saysMore(title, name) ? { ...schema, description: escapeMarkdown(title) } : schema
  // A title of one word beside a description is the name of a type in somebody's code.
  const isShown = /\S\s+\S/.test(title) && saysMore(title, name) && saysMore(title, description)
  return isShown
    ? { ...schema, description: `**${escapeMarkdown(title.trim())}**\n\n${description}` }
    : schema
}
