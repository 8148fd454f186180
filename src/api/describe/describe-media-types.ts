import type { MediaContent, Schema } from '../../shared/api/api-document.ts'
import { createSchemaExample } from '../../shared/api/example/create-schema-example.ts'
import { createOptionAnchor } from '../../shared/api/field-anchors.ts'
import { isJsonType } from '../../shared/api/http/media-type.ts'
import { refToSchemaName } from '../../shared/api/json-pointer.ts'
import type { ContentView, ExampleView, SchemaView } from '../../shared/api/operation-view.ts'
import { getSchemaPaths } from '../../shared/api/pages/page-paths.ts'
import { flattenSchema } from '../../shared/api/schema/flatten-schema.ts'
import type { MessageDirection } from '../../shared/api/schema/is-sent.ts'
import { highlightJson } from '../../shared/samples/highlight-sample.ts'
import { escapeHtml } from '../../shared/text/escape-html.ts'
import { addBase } from '../../shared/urls.ts'
import type { DescribeContext } from './describe-context.ts'
import { getExampleLimit } from './detail-levels.ts'
import {
  addLimit,
  describeEncodingRules,
  describeSerialization,
  formatFieldSerialization,
} from './format-serialization.ts'
import { listExamples } from './list-examples.ts'
import { renderDescription } from './render-description.ts'
import { describeSchema } from './schema/describe-schema.ts'
import { getSchemaUrl } from './schema/schema-url.ts'
import { shortenExample } from './shorten-example.ts'

interface ContentsOptions {
  direction: MessageDirection
  anchor: string
  /** Description of the body or response as HTML. Its schema doesn't repeat it. */
  description: string
}

/** Describes the content of a body or response by media type. The first type gets the short anchors. */
export function describeMediaTypes(
  contents: readonly MediaContent[],
  options: ContentsOptions,
  context: DescribeContext,
): ContentView[] {
  return contents.map((content, index) => {
    const { mediaType, schema, itemSchema } = content
    const anchor = index === 0 ? options.anchor : createOptionAnchor(options.anchor, mediaType)
    // Of JSON without a schema, only its type is known. Anything else may be a file.
    const contentSchema = itemSchema ?? schema ?? (isJsonType(mediaType) ? true : undefined)
    return {
      mediaType,
      schema:
        contentSchema === undefined
          ? undefined
          : addEncodings(
              describeContentSchema(contentSchema, { ...options, anchor }, context),
              { content, schema: contentSchema },
              context,
            ),
      isStream: itemSchema !== undefined,
      schemaKey: `${mediaType} ${JSON.stringify(contentSchema)}`,
      component: findComponent(contentSchema, context),
      examples: describeExamples(content, options.direction, context),
    }
  })
}

/** Adds how the fields of a form are written. */
function addEncodings(
  view: SchemaView,
  { content: { encoding }, schema }: { content: MediaContent; schema: Schema },
  { document: { schemas }, texts }: DescribeContext,
): SchemaView {
  if (Object.keys(encoding).length === 0) return view
  const { properties = {} } = flattenSchema(schema, schemas).keywords
  const listRules = (name: string): string[] => {
    const value = { name, encoding: encoding[name] ?? {}, schema: properties[name] ?? true }
    const format = formatFieldSerialization(value, schemas)
    return [
      ...(format === undefined ? [] : [describeSerialization(format, texts.messages)]),
      ...describeEncodingRules(value.encoding, texts.messages),
    ]
  }
  // Places in a list have no rows, and all items have one rule.
  const rows = new Set('fields' in view ? view.fields.map(({ name }) => name) : [])
  const limits = Object.keys(encoding).flatMap((name) =>
    rows.has(name)
      ? []
      : listRules(name).map((rule) => (name === '' ? rule : `<code>${escapeHtml(name)}</code> ${rule}`)),
  )
  if (view.kind === 'value') return limits.reduce(addLimit, view)
  if (!('fields' in view)) return view
  const fields = view.fields.map((field) => listRules(field.name).reduce(addLimit, field))
  return { ...view, limits: [...view.limits, ...limits], fields }
}

function findComponent(schema: Schema | undefined, context: DescribeContext): ContentView['component'] {
  if (typeof schema !== 'object' || schema.$ref === undefined) return undefined
  const name = refToSchemaName(schema.$ref)
  return { name, url: getSchemaUrl(name, context) }
}

function describeContentSchema(
  schema: Schema,
  { direction, anchor, description }: ContentsOptions,
  context: DescribeContext,
): SchemaView {
  const component = findComponent(schema, context)
  const hasPage = component !== undefined && getSchemaPaths(context.document).has(component.name)
  // The same object in several responses or media types is printed once.
  if (hasPage && !context.parts.takeComponent(component.name, direction))
    return { kind: 'ref', type: 'object', description: '', ...component }
  const view = describeSchema(schema, { direction, anchor }, context)
  // The description of a merged schema belongs to another context.
  const isMerged =
    typeof schema === 'object' && schema.allOf !== undefined && schema.description === undefined
  const isRepeated = view.description === description || (isMerged && description !== '')
  return isRepeated ? { ...view, description: '' } : view
}

/** Describes the examples in the document, or one generated from the schema. */
function describeExamples(
  content: MediaContent,
  direction: MessageDirection,
  context: DescribeContext,
): ExampleView[] {
  const create = (schema: Schema): unknown =>
    createSchemaExample(schema, context.document.schemas, { direction })
  const examples = listExamples(content, create, context.document.schemas)
  const maxExample = getExampleLimit(context.detail, examples.length)
  const exampleContext = { ...context, detail: { ...context.detail, maxExample } }
  return [
    ...examples.map(({ name, summary, description = '', value }) => ({
      name,
      summary,
      description: renderDescription(description, context),
      ...renderExample(value, content.mediaType, exampleContext),
    })),
    ...(content.outsideExamples ?? []).map(({ name, summary, description, url }) => ({
      name,
      summary,
      description: renderDescription(description, context),
      html: '',
      wholeUrl: url,
    })),
  ]
}

/** Renders an example, or a shorter one with the URL of the whole. */
function renderExample(
  value: unknown,
  mediaType: string,
  { detail: { maxExample }, parts, document, base }: DescribeContext,
): Pick<ExampleView, 'html' | 'wholeUrl'> {
  // In a type other than JSON, a string is the body itself.
  const isText = typeof value === 'string' && !isJsonType(mediaType)
  const whole = isText ? value : (JSON.stringify(value, undefined, 2) ?? '')
  if (whole.length <= maxExample)
    return { html: isText ? escapeHtml(whole) : highlightJson(whole), wholeUrl: undefined }
  const file = parts.addFile(whole, { api: document.id, extension: isText ? 'txt' : 'json' })
  return {
    html: isText
      ? `${escapeHtml(whole.slice(0, maxExample))}…`
      : highlightJson(JSON.stringify(shortenExample(value, maxExample), undefined, 2)),
    wholeUrl: addBase(base, file),
  }
}
