import type { ApiDocument, ApiGroup, OpenApiOperation } from '../../shared/api/api-document.ts'
import { flattenSchema } from '../describe/schema/flatten-schema.ts'
import { type FieldContext, formatFieldTable, summarizeValue } from './markdown/format-field-table.ts'
import { formatInlineCode } from './markdown/format-markdown-table.ts'
import { formatOperationDetails } from './markdown/format-operation-details.ts'

/** Formats an operation with all of its details for people and language models. Its title is a heading of level 2. */
export function formatOperationMarkdown(operation: OpenApiOperation, document: ApiDocument): string {
  const context = createFieldContext(document)
  return joinBlocks([formatOperation(operation, document, context), ...formatSchemaSection(context)])
}

/**
 * Formats a group without its title: description, operations, then the schemas that they name. Schemas nested in those
 * are on the page of all schemas, so that the total size grows linearly with the document.
 */
export function formatGroupMarkdown(group: ApiGroup | undefined, document: ApiDocument): string {
  if (group === undefined) return ''
  const context = createFieldContext(document)
  const operationsById = new Map(document.operations.map((operation) => [operation.id, operation]))
  const operations = group.operations.flatMap((id) => operationsById.get(id) ?? [])
  return joinBlocks([
    group.description,
    ...operations.map((operation) => formatOperation(operation, document, context)),
    ...formatSchemaSection(context),
  ])
}

/** Formats all component schemas, sorted by name. */
export function formatSchemasMarkdown(document: ApiDocument): string {
  const context = createFieldContext(document)
  return joinBlocks(
    Object.keys(document.schemas)
      .sort()
      .map((name) => formatSchema(name, context, '##')),
  )
}

const createFieldContext = ({ schemas }: ApiDocument): FieldContext => ({
  schemas,
  referencedSchemas: new Set(),
})

const joinBlocks = (blocks: readonly string[]): string =>
  blocks
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .join('\n\n')

const getTitle = ({ summary, id }: OpenApiOperation): string => summary || id

/**
 * Formats method and path. The `#` suffix of a path is stripped, so operations on one path are distinguished by their
 * body fields.
 */
function formatEndpoint({ method, path, isWebhook, bodyMatch }: OpenApiOperation): string {
  const fields = Object.entries(bodyMatch ?? {}).map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
  return `${method} ${path}${isWebhook ? ' (webhook)' : ''}${fields.length === 0 ? '' : ` (${fields.join(', ')})`}`
}

const formatMergedId = ({ mergedId }: OpenApiOperation): string =>
  mergedId === undefined ? '' : `, in the downloads part of ${formatInlineCode(mergedId)}`

function formatOperation(operation: OpenApiOperation, document: ApiDocument, context: FieldContext): string {
  const notes = [
    ...(operation.isDeprecated ? ['**Deprecated.**'] : []),
    ...(operation.isPreview ? ['**Preview:** based on the information available so far.'] : []),
  ]
  return joinBlocks([
    `## ${getTitle(operation)}`,
    `${formatInlineCode(formatEndpoint(operation))}, operation ${formatInlineCode(operation.id)}${formatMergedId(operation)}`,
    notes.join(' '),
    operation.description,
    ...formatOperationDetails(operation, document, context),
  ])
}

/** Formats the schemas named so far. Schemas that they name are not followed. */
function formatSchemaSection(context: FieldContext): string[] {
  const names = [...context.referencedSchemas]
  if (names.length === 0) return []
  const texts = names.map((name) =>
    formatSchema(name, { ...context, referencedSchemas: new Set(context.referencedSchemas) }, '###'),
  )
  return ['## Schemas', 'Other schemas are in the [page of all schemas](../schemas/index.md).', ...texts]
}

function formatSchema(name: string, context: FieldContext, level: string): string {
  const schema = context.schemas[name]
  if (schema === undefined) return ''
  const { description = '' } = flattenSchema(schema, context.schemas).keywords
  const table = formatFieldTable(schema, context)
  const [type, text] = summarizeValue(schema, context.schemas)
  return joinBlocks([`${level} ${name}`, ...(table === '' ? [`${type}. ${text}`] : [description, table])])
}
