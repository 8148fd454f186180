import type { ApiDocument, ApiGroup, OpenApiOperation } from '../../shared/api/api-document.ts'
import { flattenSchema } from '../describe/schema/flatten-schema.ts'
import { type FieldContext, fieldTable, valueText } from './markdown/field-table.ts'
import { code } from './markdown/markdown-table.ts'
import { operationParts } from './markdown/operation-parts.ts'

/** Formats an operation with all of its details for people and language models. Its title is a heading of level 2. */
export function operationMarkdown(operation: OpenApiOperation, document: ApiDocument): string {
  const context = createContext(document)
  return join([operationText(operation, document, context), ...schemaSection(context)])
}

/**
 * Formats a group without its title: description, operations, then the schemas that they name. Schemas nested in those
 * are on the page of all schemas, so that the total size grows linearly with the document.
 */
export function groupMarkdown(group: ApiGroup | undefined, document: ApiDocument): string {
  if (group === undefined) return ''
  const context = createContext(document)
  const byId = new Map(document.operations.map((operation) => [operation.id, operation]))
  const operations = group.operations.flatMap((id) => byId.get(id) ?? [])
  return join([
    group.description,
    ...operations.map((operation) => operationText(operation, document, context)),
    ...schemaSection(context),
  ])
}

/** Formats all component schemas, sorted by name. */
export function schemasMarkdown(document: ApiDocument): string {
  const context = createContext(document)
  return join(
    Object.keys(document.schemas)
      .sort()
      .map((name) => schemaText(name, context, '##')),
  )
}

const createContext = ({ schemas }: ApiDocument): FieldContext => ({ schemas, named: new Set() })

const join = (parts: readonly string[]): string =>
  parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
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

const mergedText = ({ mergedId }: OpenApiOperation): string =>
  mergedId === undefined ? '' : `, in the downloads part of ${code(mergedId)}`

function operationText(operation: OpenApiOperation, document: ApiDocument, context: FieldContext): string {
  const notes = [
    ...(operation.isDeprecated ? ['**Deprecated.**'] : []),
    ...(operation.isPreview ? ['**Preview:** described from what is known so far.'] : []),
  ]
  return join([
    `## ${getTitle(operation)}`,
    `${code(formatEndpoint(operation))}, operation ${code(operation.id)}${mergedText(operation)}`,
    notes.join(' '),
    operation.description,
    ...operationParts(operation, document, context),
  ])
}

/** Formats the schemas named so far. Schemas that they name are not followed. */
function schemaSection(context: FieldContext): string[] {
  const names = [...context.named]
  if (names.length === 0) return []
  const texts = names.map((name) => schemaText(name, { ...context, named: new Set(context.named) }, '###'))
  return ['## Schemas', 'Other schemas are in the [page of all schemas](../schemas/index.md).', ...texts]
}

function schemaText(name: string, context: FieldContext, level: string): string {
  const schema = context.schemas[name]
  if (schema === undefined) return ''
  const { description = '' } = flattenSchema(schema, context.schemas).keywords
  const table = fieldTable(schema, context)
  const [type, text] = valueText(schema, context.schemas)
  return join([`${level} ${name}`, ...(table === '' ? [`${type}. ${text}`] : [description, table])])
}
