import type { ApiDocument, Schema, SchemaObject } from '../../../shared/api/api-document.ts'
import type { FlatSchema } from '../../../shared/api/schema/flat-schema.ts'
import { flattenSchema, isNullSchema } from '../../../shared/api/schema/flatten-schema.ts'
import { isOwnChoice } from '../../../shared/api/schema/own-choice.ts'
import type { TitleLevel } from '../../../shared/api/title-level.ts'
import { decodeEntities } from '../../../shared/html/decode-entities.ts'
import { schemaMessages } from '../../../shared/messages/api/schema-messages.ts'
import { formatCodeSpan } from '../../../shared/text/escape-markdown.ts'
import { describeFacts } from '../../describe/schema/describe-facts.ts'
import { describeType, findInnermostItems, listItems } from '../../describe/schema/describe-type.ts'
import { type InnerField, listInnerFields } from '../../describe/schema/list-inner-fields.ts'
import { formatMarkdownTable } from './format-markdown-table.ts'
import { joinSentences } from './join-sentences.ts'

/** State shared by the fields of a page. */
export interface FieldContext {
  schemas: ApiDocument['schemas']
  /** Component schemas that tables name, in order of first mention. They're printed below. */
  referencedSchemas: Set<string>
  /** Component schemas of errors, which are alike everywhere. They're only links. */
  linkedSchemas: Set<string>
  /** Examples of errors, which are alike everywhere, are left out. */
  isShort: boolean
  titleLevel: TitleLevel
}

/** Documents for other tools are in English, in every language of the site. */
const englishMessages = { messages: schemaMessages, language: 'en' }

/** Maximum depth for unnamed objects, which can't contain themselves. */
const maxDepth = 6

/** Formats the fields of a schema as a table, with dotted names. Empty if it has no fields. */
export function formatFieldTable(schema: Schema, context: FieldContext): string {
  const rows = createTableRows(schema, context)
  return rows.length === 0 ? '' : formatMarkdownTable(['Field', 'Type', 'Required', 'Description'], rows)
}

/** Lists the dotted names of the fields of a schema. */
export const listFieldNames = (schema: Schema, context: FieldContext): string[] =>
  createTableRows(schema, context).map(([name]) => name.replaceAll('`', ''))

function createTableRows(schema: Schema, context: FieldContext): FieldRow[] {
  const flat = flattenSchema(schema, context.schemas)
  const list = findInnermostItems(flat, context.schemas)
  return createRows(list, list === flat ? '' : '[].', { ...context, depth: 0 })
}

/** Describes a value in one line: its type, description, and constraints. */
export function summarizeValue(
  schema: Schema,
  schemas: ApiDocument['schemas'],
  description?: string,
): [string, string] {
  const flat = flattenSchema(schema, schemas)
  const summary = description ?? flat.keywords.description ?? ''
  return [
    describeType(flat, schemas, englishMessages),
    joinSentences([
      summary,
      ...[flat, ...listItems(flat, schemas)].map((level) => formatFacts(level, schemas)),
    ]),
  ]
}

type FieldRow = [field: string, type: string, required: string, description: string]

interface RowContext extends FieldContext {
  depth: number
}

function createRows(flat: FlatSchema, prefix: string, context: RowContext): FieldRow[] {
  return [
    ...listFields(flat, context).flatMap((field) => createFieldRows(field, prefix, context)),
    ...flat.choices
      .filter((choice) => !isOwnChoice(choice, flat))
      .flatMap((choice) => createChoiceRows(choice, prefix, context)),
  ]
}

const listFields = (flat: FlatSchema, { schemas }: FieldContext): readonly InnerField[] =>
  listInnerFields(flat, { direction: 'both', schemas })

function createFieldRows(
  { name: ownName, schema, isRequired }: InnerField,
  prefix: string,
  context: RowContext,
): FieldRow[] {
  const { schemas } = context
  const name = prefix + ownName
  const flat = flattenSchema(schema, schemas)
  const inner = findInnermostItems(flat, schemas)
  const [type, description] = summarizeValue(schema, schemas)
  const row = (typeText: string): FieldRow => [
    formatCodeSpan(name),
    typeText,
    isRequired ? 'yes' : '',
    [...listFlags(flat.keywords), description].join(' ').trim(),
  ]
  if (inner.name !== undefined && hasContents(inner, context)) {
    context.referencedSchemas.add(inner.name)
    return [row(`${type} (${formatCodeSpan(inner.name)})`)]
  }
  if (!hasContents(inner, context) || context.depth >= maxDepth) return [row(type)]
  const innerRows = createRows(inner, `${name}${inner === flat ? '' : '[]'}.`, {
    ...context,
    depth: context.depth + 1,
  })
  return [row(type), ...innerRows]
}

const hasContents = (flat: FlatSchema, context: FieldContext): boolean =>
  listFields(flat, context).length > 0 || flat.choices.length > 0

const listFlags = ({ deprecated, readOnly, writeOnly }: SchemaObject): string[] => [
  ...(deprecated === true ? ['**Deprecated.**'] : []),
  ...(readOnly === true ? ['In answers only.'] : []),
  ...(writeOnly === true ? ['In requests only.'] : []),
]

/** Returns a row that names the shapes, followed by the fields of unnamed shapes. */
function createChoiceRows(
  { kind, options, discriminator }: FlatSchema['choices'][number],
  prefix: string,
  context: RowContext,
): FieldRow[] {
  const { schemas, referencedSchemas } = context
  // The type names `null`.
  const flat = options.flatMap((option) => (isNullSchema(option) ? [] : flattenSchema(option, schemas)))
  const labels = flat.map((option, index) => {
    if (option.name !== undefined && hasContents(option, context)) referencedSchemas.add(option.name)
    return option.name === undefined
      ? (option.keywords.title ?? `${describeType(option, schemas, englishMessages)} ${index + 1}`)
      : formatCodeSpan(option.name)
  })
  const discriminatorText =
    discriminator === undefined ? '' : ` ${formatCodeSpan(discriminator.propertyName)} determines which.`
  const words = kind === 'oneOf' ? 'One of' : 'At least one of'
  const parentField = prefix.replace(/\.$/, '')
  const choiceRow: FieldRow = [
    parentField === '' ? '' : formatCodeSpan(parentField),
    '',
    '',
    `${words}: ${labels.join(', ')}.${discriminatorText}`,
  ]
  if (context.depth >= maxDepth) return [choiceRow]
  const optionRows = flat.flatMap((option, index) =>
    option.name === undefined
      ? createRows(option, prefix, { ...context, depth: context.depth + 1 }).map(
          ([field, type, required, text]): FieldRow => [field, type, required, `${labels[index]}: ${text}`],
        )
      : [],
  )
  return [choiceRow, ...optionRows]
}

function formatFacts(flat: FlatSchema, schemas: ApiDocument['schemas']): string {
  const {
    constant,
    values,
    default: defaultValue,
    format,
    limits,
    examples,
  } = describeFacts(flat, { schemas, texts: englishMessages })
  const sentences = [
    ...(constant === undefined ? [] : [`Always ${formatCodeSpan(constant)}`]),
    ...(values.length === 0 ? [] : [`One of ${values.map(formatCodeSpan).join(', ')}`]),
    ...(format === undefined ? [] : [`Format: ${format}`]),
    ...limits.map((limit) => limitToMarkdown(`${limit.charAt(0).toUpperCase()}${limit.slice(1)}`)),
    ...(defaultValue === undefined ? [] : [`Default: ${formatCodeSpan(defaultValue)}`]),
    ...(examples.length === 0 || values.length > 0
      ? []
      : [`Example: ${examples.map(({ value }) => formatCodeSpan(value)).join(', ')}`]),
  ]
  return sentences.map((sentence) => `${sentence}.`).join(' ')
}

/** Converts limits, which are HTML, to Markdown: `matches <code>^a&lt;b$</code>`. */
const limitToMarkdown = (html: string): string =>
  html.replace(/<code>(.*?)<\/code>/gs, (_, text: string) => formatCodeSpan(decodeEntities(text)))
