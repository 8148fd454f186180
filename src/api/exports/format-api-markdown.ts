import type { ApiDocument, ApiGroup, OpenApiOperation } from '../../shared/api/api-document.ts'
import { createSchemasPath } from '../../shared/api/api-files.ts'
import { createSchemaExample } from '../../shared/api/example/create-schema-example.ts'
import { createSchemaRef } from '../../shared/api/json-pointer.ts'
import { getOperationPath, getSchemaPaths } from '../../shared/api/pages/page-paths.ts'
import { maxMarkdownBytes } from '../../shared/output/markdown-parts.ts'
import { formatCodeSpan } from '../../shared/text/escape-markdown.ts'
import { readFirstParagraph } from '../../shared/text/plain-text.ts'
import { getMarkdownPath } from '../../shared/urls.ts'
import { findSchemaUses, maxListedUses } from '../describe/schema/find-schema-uses.ts'
import { formatEndpoint } from './markdown/format-endpoint.ts'
import { formatJsonBlock } from './markdown/format-examples.ts'
import type { FieldContext } from './markdown/format-field-table.ts'
import { formatHeading, nestHeadings } from './markdown/format-heading.ts'
import { formatOperationDetails } from './markdown/format-operation-details.ts'
import { type ApiMarkdownContext, formatRelatedLinks } from './markdown/format-related-links.ts'
import { formatSchemaText } from './markdown/format-schema-text.ts'

/** Formats an operation with all of its details for people and language models, without its title. */
export function formatOperationMarkdown(operation: OpenApiOperation, context: ApiMarkdownContext): string {
  const fields: FieldContext = { ...createFieldContext(context.document), titleLevel: 1 }
  const text = formatOperation(operation, context, fields)
  const whole = joinBlocks([text, ...formatSchemaSection(fields, context)])
  return fits(whole) ? whole : joinBlocks([text, ...formatSchemaLinks(fields, context)])
}

/**
 * Formats a group without its title: description, operations, then the schemas that they name. A group that is too long
 * has no examples of errors; one that is still too long is a list of links to its operations.
 */
export function formatGroupMarkdown(group: ApiGroup | undefined, context: ApiMarkdownContext): string {
  if (group === undefined) return ''
  const operationsById = new Map(context.document.operations.map((operation) => [operation.id, operation]))
  const operations = group.operations.flatMap((id) => operationsById.get(id) ?? [])
  for (const isShort of [false, true]) {
    const fields = { ...createFieldContext(context.document), isShort }
    const whole = joinFitting([
      () => group.description,
      ...operations.map(
        (operation) => () =>
          joinBlocks([
            formatHeading(fields.titleLevel, getTitle(operation)),
            formatOperation(operation, context, fields),
          ]),
      ),
      () => joinBlocks(formatSchemaSection(fields, context)),
    ])
    if (whole !== undefined) return whole
  }
  const lines = operations.map(
    (operation) =>
      `- [${getTitle(operation)}](${getOperationUrl(operation, context)}): ${formatCodeSpan(formatEndpoint(operation))}`,
  )
  return joinBlocks([group.description, '## Operations', lines.join('\n')])
}

/** Formats all component schemas, sorted by name, or a list of links to them if that is too long. */
export function formatSchemasMarkdown(context: ApiMarkdownContext): string {
  const { schemas } = context.document
  const names = Object.keys(schemas).sort()
  const fields = createFieldContext(context.document)
  const whole = joinFitting(names.map((name) => () => formatSchema(name, fields, '##')))
  if (whole !== undefined) return whole
  const links = getSchemaUrls(context)
  const withoutPage = names.filter((name) => !links.has(name))
  const formatLine = (name: string): string => {
    const schema = schemas[name]
    const text = typeof schema === 'object' ? readFirstParagraph(schema.description ?? '') : ''
    return `${formatSchemaLink(name, links)}${text === '' ? '' : `: ${text}`}`
  }
  const format = (formatName: (name: string) => string): string =>
    joinBlocks([
      names.flatMap((name) => (links.has(name) ? [`- ${formatName(name)}`] : [])).join('\n'),
      ...withoutPage.map((name) => formatSchema(name, fields, '##')),
    ])
  const list = format(formatLine)
  return fits(list) ? list : format((name) => formatSchemaLink(name, links))
}

/**
 * Formats a component schema without its title. The schemas that it names follow, as on its page. In a page that would be
 * too long, they're links, and then the example is left out.
 */
export function formatSchemaMarkdown(name: string, context: ApiMarkdownContext): string {
  const fields = createFieldContext(context.document)
  const text = formatSchemaText(name, fields)
  fields.referencedSchemas.delete(name)
  const uses = formatSchemaUses(name, context)
  const links = formatSchemaLinks(fields, context)
  const example = formatSchemaExample(name, context)
  const whole = joinBlocks([text, ...example, ...uses, ...formatSchemaSection(fields, context)])
  if (fits(whole)) return whole
  const linked = joinBlocks([text, ...example, ...uses, ...links])
  return fits(linked) ? linked : joinBlocks([text, ...uses, ...links])
}

function formatSchemaExample(name: string, { document }: ApiMarkdownContext): string[] {
  const value = createSchemaExample({ $ref: createSchemaRef(name) }, document.schemas)
  return value === undefined ? [] : ['Example:', formatJsonBlock(value)]
}

/** Formats links to the operations and schemas that name a schema. */
function formatSchemaUses(name: string, context: ApiMarkdownContext): string[] {
  const { operations = [], schemas = [] } = findSchemaUses(context.document).get(name) ?? {}
  const urls = getSchemaUrls(context)
  const lists: [string, string[]][] = [
    [
      'Used by',
      operations.map((operation) => `[${getTitle(operation)}](${getOperationUrl(operation, context)})`),
    ],
    ['Part of', schemas.filter((other) => other !== name).map((other) => formatSchemaLink(other, urls))],
  ]
  return lists.flatMap(([label, links]) => {
    const more = links.length > maxListedUses ? `, and ${links.length - maxListedUses} more` : ''
    return links.length === 0 ? [] : [`${label}: ${links.slice(0, maxListedUses).join(', ')}${more}.`]
  })
}

const fits = (text: string): boolean => Buffer.byteLength(text) <= maxMarkdownBytes

const createFieldContext = ({ schemas }: ApiDocument): FieldContext => ({
  schemas,
  referencedSchemas: new Set(),
  linkedSchemas: new Set(),
  isShort: false,
  titleLevel: 2,
})

const joinBlocks = (blocks: readonly string[]): string =>
  blocks
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .join('\n\n')

/** Formats blocks one by one. Undefined as soon as they don't fit on a page: the rest would be formatted in vain. */
function joinFitting(formats: readonly (() => string)[]): string | undefined {
  const blocks: string[] = []
  let size = 0
  for (const format of formats) {
    const block = format()
    blocks.push(block)
    size += Buffer.byteLength(block)
    if (size > maxMarkdownBytes) return undefined
  }
  const text = joinBlocks(blocks)
  return fits(text) ? text : undefined
}

const getTitle = ({ summary, id }: OpenApiOperation): string => summary || id

const getOperationUrl = ({ id }: OpenApiOperation, { document, siteUrl }: ApiMarkdownContext): string =>
  siteUrl + getMarkdownPath(getOperationPath(document, id))

const schemaUrls = new WeakMap<ApiMarkdownContext, ReadonlyMap<string, string>>()

/** Returns the URLs of the schemas that have a page. */
function getSchemaUrls(context: ApiMarkdownContext): ReadonlyMap<string, string> {
  const cachedUrls = schemaUrls.get(context)
  if (cachedUrls !== undefined) return cachedUrls
  const { document, siteUrl } = context
  const urls = new Map(
    [...getSchemaPaths(document)].map(([name, path]) => [name, siteUrl + getMarkdownPath(path)]),
  )
  schemaUrls.set(context, urls)
  return urls
}

const formatSchemaLink = (name: string, urls: ReadonlyMap<string, string>): string => {
  const url = urls.get(name)
  return url === undefined ? formatCodeSpan(name) : `[${name}](${url})`
}

const formatMergedId = ({ mergedId }: OpenApiOperation): string =>
  mergedId === undefined ? '' : `, in the downloads part of ${formatCodeSpan(mergedId)}`

function formatOperation(
  operation: OpenApiOperation,
  context: ApiMarkdownContext,
  fields: FieldContext,
): string {
  const notes = [
    ...(operation.isDeprecated ? ['**Deprecated.**'] : []),
    ...(operation.isPreliminary ? ['**Preview:** based on the information available so far.'] : []),
  ]
  return joinBlocks([
    `${formatCodeSpan(formatEndpoint(operation))}, operation ${formatCodeSpan(operation.id)}${formatMergedId(operation)}`,
    notes.join(' '),
    nestHeadings(operation.description, fields.titleLevel),
    ...formatOperationDetails(operation, context.document, fields),
    ...formatRelatedLinks(operation, context),
  ])
}

/** Formats the schemas named so far. Those that they name in turn are links. */
function formatSchemaSection(fields: FieldContext, context: ApiMarkdownContext): string[] {
  const names = [...fields.referencedSchemas]
  if (names.length === 0) return formatSchemaLinks(fields, context)
  const nested = { ...createFieldContext(context.document), linkedSchemas: fields.linkedSchemas }
  const texts = names.map((name) => formatSchema(name, nested, '###'))
  for (const name of names) nested.referencedSchemas.delete(name)
  for (const name of names) nested.linkedSchemas.delete(name)
  return ['## Schemas', ...texts, ...formatSchemaLinks(nested, context)]
}

/** Formats links to the schemas named so far, and to the page of all schemas. */
function formatSchemaLinks(
  { referencedSchemas, linkedSchemas }: FieldContext,
  context: ApiMarkdownContext,
): string[] {
  const names = new Set([...referencedSchemas, ...linkedSchemas])
  if (names.size === 0) return []
  const urls = getSchemaUrls(context)
  const links = [...names].map((name) => formatSchemaLink(name, urls))
  const all = context.siteUrl + getMarkdownPath(createSchemasPath(context.document.path))
  return [`Fields of other objects: ${links.join(', ')}. See [all schemas](${all}).`]
}

const formatSchema = (name: string, fields: FieldContext, level: string): string =>
  joinBlocks([`${level} ${name}`, formatSchemaText(name, fields)])
