import type { ApiDocument, Schema, SchemaObject } from '../../../shared/api/api-document.ts'
import { schemaMessages } from '../../../shared/messages/api/schema-messages.ts'
import { innermostItems, typeInWords } from '../../describe/schema/describe-type.ts'
import { describeFacts } from '../../describe/schema/facts.ts'
import type { FlatSchema } from '../../describe/schema/flat-schema.ts'
import { flattenSchema } from '../../describe/schema/flatten-schema.ts'
import { code, markdownTable } from './markdown-table.ts'

/** State shared by the fields of a page. */
export interface FieldContext {
  schemas: ApiDocument['schemas']
  /** Component schemas that tables link to, in order of first mention. */
  named: Set<string>
}

/** Documents for other tools are in English, in every language of the site. */
const englishTexts = { messages: schemaMessages, language: 'en' }

/** Maximum depth for unnamed objects, which can't contain themselves. */
const deepest = 6

/** Formats the fields of a schema as a table, with dotted names. Empty if it has no fields. */
export function fieldTable(schema: Schema, context: FieldContext): string {
  const flat = flattenSchema(schema, context.schemas)
  const list = innermostItems(flat, context.schemas)
  const rows = createRows(list, list === flat ? '' : '[].', { ...context, depth: 0 })
  return rows.length === 0 ? '' : markdownTable(['Field', 'Type', 'Required', 'Description'], rows)
}

/** Describes a value in one line: its type, description, and constraints. */
export function valueText(
  schema: Schema,
  schemas: ApiDocument['schemas'],
  description?: string,
): [string, string] {
  const flat = flattenSchema(schema, schemas)
  const inner = innermostItems(flat, schemas)
  const own = description ?? flat.keywords.description ?? ''
  return [
    typeInWords(flat, schemas, englishTexts),
    [own, factsText(inner, schemas)].filter(Boolean).join(' '),
  ]
}

type Row = [field: string, type: string, required: string, description: string]

interface RowContext extends FieldContext {
  depth: number
}

interface Property {
  schema: Schema
  isRequired: boolean
}

function createRows(flat: FlatSchema, prefix: string, context: RowContext): Row[] {
  const { properties = {}, required = [], additionalProperties, patternProperties = {} } = flat.keywords
  const others = typeof additionalProperties === 'object' ? { '*': additionalProperties } : {}
  const fields = Object.entries({ ...properties, ...patternProperties, ...others })
  return [
    ...fields.flatMap(([name, schema]) =>
      fieldRows(`${prefix}${name}`, { schema, isRequired: required.includes(name) }, context),
    ),
    ...flat.choices.flatMap((choice) => choiceRows(choice, prefix, context)),
  ]
}

function fieldRows(name: string, { schema, isRequired }: Property, context: RowContext): Row[] {
  const { schemas } = context
  const flat = flattenSchema(schema, schemas)
  const inner = innermostItems(flat, schemas)
  const [type, description] = valueText(schema, schemas)
  const row = (shown: string): Row => [
    code(name),
    shown,
    isRequired ? 'yes' : '',
    [...listFlags(flat.keywords), description].join(' ').trim(),
  ]
  if (inner.name !== undefined && hasFields(inner)) {
    context.named.add(inner.name)
    return [row(`${type} (${code(inner.name)})`)]
  }
  if (!hasFields(inner) || context.depth >= deepest) return [row(type)]
  const below = createRows(inner, `${name}${inner === flat ? '' : '[]'}.`, {
    ...context,
    depth: context.depth + 1,
  })
  return [row(type), ...below]
}

const hasFields = ({ keywords, choices }: FlatSchema): boolean =>
  keywords.properties !== undefined || typeof keywords.additionalProperties === 'object' || choices.length > 0

const listFlags = ({ deprecated, readOnly, writeOnly }: SchemaObject): string[] => [
  ...(deprecated === true ? ['**Deprecated.**'] : []),
  ...(readOnly === true ? ['In answers only.'] : []),
  ...(writeOnly === true ? ['In requests only.'] : []),
]

/** Returns a row that names the shapes, followed by the fields of unnamed shapes. */
function choiceRows(
  { kind, options, discriminator }: FlatSchema['choices'][number],
  prefix: string,
  context: RowContext,
): Row[] {
  const { schemas, named } = context
  const flat = options.map((option) => flattenSchema(option, schemas))
  const labels = flat.map((option, index) => {
    if (option.name !== undefined && hasFields(option)) named.add(option.name)
    return option.name === undefined
      ? (option.keywords.title ?? `${typeInWords(option, schemas, englishTexts)} ${index + 1}`)
      : code(option.name)
  })
  const told = discriminator === undefined ? '' : ` ${code(discriminator.propertyName)} tells which.`
  const words = kind === 'oneOf' ? 'One of' : 'At least one of'
  const place = prefix.replace(/\.$/, '')
  const first: Row = [place === '' ? '' : code(place), '', '', `${words}: ${labels.join(', ')}.${told}`]
  if (context.depth >= deepest) return [first]
  const below = flat.flatMap((option, index) =>
    option.name === undefined
      ? createRows(option, prefix, { ...context, depth: context.depth + 1 }).map(
          ([field, type, required, text]): Row => [field, type, required, `${labels[index]}: ${text}`],
        )
      : [],
  )
  return [first, ...below]
}

function factsText(flat: FlatSchema, schemas: ApiDocument['schemas']): string {
  const {
    constant,
    values,
    default: byDefault,
    format,
    limits,
    example,
  } = describeFacts(flat, { schemas, texts: englishTexts })
  const sentences = [
    ...(constant === undefined ? [] : [`Always ${code(constant)}`]),
    ...(values.length === 0 || constant !== undefined ? [] : [`One of ${values.map(code).join(', ')}`]),
    ...(format === undefined ? [] : [`Format: ${format}`]),
    ...limits.map((limit) => plainLimit(`${limit.charAt(0).toUpperCase()}${limit.slice(1)}`)),
    ...(byDefault === undefined ? [] : [`Default: ${code(byDefault)}`]),
    ...(example === undefined || values.length > 0 ? [] : [`Example: ${code(example)}`]),
  ]
  return sentences.map((sentence) => `${sentence}.`).join(' ')
}

/** Converts limits, which are HTML, to Markdown: `matches <code>^a&lt;b$</code>`. */
const plainLimit = (html: string): string =>
  html.replace(/<code>(.*?)<\/code>/gs, (_, text: string) => code(unescaped(text)))

const entities: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
}

const unescaped = (html: string): string =>
  html.replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => entities[entity] ?? entity)
