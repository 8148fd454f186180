import type {
  ApiBody,
  ApiExample,
  ApiResponse,
  MediaContent,
  ResponseHeader,
  Schema,
} from '../../../shared/api/api-document.ts'
import type { FieldEncoding } from '../../../shared/api/http/field-encoding.ts'
import { isJsonType } from '../../../shared/api/http/media-type.ts'
import { flattenSchema } from '../../../shared/api/schema/flatten-schema.ts'
import { isObject, tryParseJson } from '../../../shared/read-unknown.ts'
import type { OpenApiObject } from '../report-problem.ts'
import type { DocumentModel } from './document-model.ts'
import { readEntries, readItems, readTextField } from './read-fields.ts'
import { readStatus } from './read-status.ts'

export function readDocumentBody(operation: OpenApiObject, model: DocumentModel): ApiBody | undefined {
  if (!isObject(operation.requestBody)) return undefined
  const body = model.follow(operation.requestBody)
  const contents = readContents(body, model)
  if (contents.length === 0) return undefined
  return { isRequired: body.required === true, description: readTextField(body.description), contents }
}

export function readResponses(operation: OpenApiObject, model: DocumentModel): ApiResponse[] {
  return readEntries(operation.responses)
    .map(([key, fields]) => ({ status: readStatus(key), fields }))
    .filter((entry): entry is { status: string; fields: OpenApiObject } => entry.status !== undefined)
    .map(({ status, fields }) => {
      const response = model.follow(fields)
      return {
        status,
        description: readResponseText(response),
        headers: readEntries(response.headers).map(([name, header]) => readHeader(name, header, model)),
        contents: readContents(response, model),
      }
    })
}

/** Reads the texts of a response. OpenAPI 3.2 has `summary` and makes the description optional. */
function readResponseText({ summary, 'x-summary': earlier, description }: OpenApiObject): string {
  const texts = [readTextField(summary) || readTextField(earlier), readTextField(description)]
  return [...new Set(texts)].filter((text) => text !== '').join('\n\n')
}

function readHeader(name: string, fields: OpenApiObject, model: DocumentModel): ResponseHeader {
  const header = model.follow(fields)
  const [, content] = readEntries(header.content)[0] ?? []
  const media = content === undefined ? {} : model.follow(content)
  const schema = model.translateSchema(header.schema ?? media.schema ?? true)
  const examples = [header, media].flatMap((own) => readExamples(own, model))
  return {
    // Documents start names with nulls, as characters or as text, to have one header several times.
    name: name.replace(/^(?:\0|\\0)+/, ''),
    description: readTextField(header.description),
    isRequired: header.required === true,
    isDeprecated: header.deprecated === true,
    schema,
    example: header.example ?? examples[0]?.value ?? readSchemaExample(schema, model),
    ...listNamed(examples),
  }
}

/** Keeps examples that have something to read, or that are several. */
export const listNamed = (examples: readonly ApiExample[]): Pick<ResponseHeader, 'examples'> =>
  examples.length > 1 || examples.some(({ summary, description = '' }) => summary + description !== '')
    ? { examples }
    : {}

/** Reads media types, JSON first because samples use the first one. */
function readContents(fields: OpenApiObject, model: DocumentModel): MediaContent[] {
  const entries = readEntries(fields.content)
  const hasJson = entries.some(([mediaType]) => isJsonType(mediaType))
  return entries
    .map(([mediaType, content]) => {
      const media = model.follow(content)
      const schema = media.schema === undefined ? undefined : model.translateSchema(media.schema)
      return {
        mediaType:
          isAnyType(mediaType) && !hasJson && isStructured(schema, model) ? 'application/json' : mediaType,
        schema,
        itemSchema: media.itemSchema === undefined ? undefined : model.translateSchema(media.itemSchema),
        encoding: readEncodings(media, model),
        examples: readExamples(media, model).map((example) =>
          isJsonType(mediaType) && !acceptsText(schema, model)
            ? { ...example, value: parseJsonText(example.value) }
            : example,
        ),
        ...readOutsideExamples(media, model),
      }
    })
    .sort((a, b) => rankMediaType(a) - rankMediaType(b))
}

const acceptsText = (schema: Schema | undefined, { schemas }: DocumentModel): boolean =>
  flattenSchema(schema ?? true, schemas).types.includes('string')

/** Parses an object or a list that a document has as text, such as a block of YAML. */
function parseJsonText(value: unknown): unknown {
  const parsed = typeof value === 'string' ? tryParseJson(value) : undefined
  return typeof parsed === 'object' && parsed !== null ? parsed : value
}

/** Generators write this type where a program doesn't state one. */
const isAnyType = (mediaType: string): boolean => /^(?:\*|application)\/\*$/.test(mediaType)

/** Whether a value has fields or items, so that it's JSON in a body of any type, not a file. */
function isStructured(schema: Schema | undefined, model: DocumentModel): boolean {
  const { types, keywords } = flattenSchema(schema ?? true, model.schemas)
  return types.length === 0
    ? keywords.properties !== undefined
    : types.some((type) => /^(?:object|array)$/.test(type))
}

/** JSON comes first, and a range such as `application/*+json` after the types that can be sent. */
const rankMediaType = ({ mediaType }: MediaContent): number =>
  (isJsonType(mediaType) ? 0 : 2) + (isJsonType(mediaType) && mediaType.includes('*') ? 1 : 0)

/** Reads encodings by field, by place in a list (OpenAPI 3.2), and each item's under an empty name. */
function readEncodings(media: OpenApiObject, model: DocumentModel): Record<string, FieldEncoding> {
  const { encoding, prefixEncoding, itemEncoding } = media
  const places = readItems(prefixEncoding).map((fields, index) => [`[${index}]`, fields] as const)
  const entries = [...readEntries(encoding), ...places, ...readEntries({ '': itemEncoding })]
  return Object.fromEntries(entries.map(([name, fields]) => [name, readEncoding(fields, model)]))
}

function readEncoding(fields: OpenApiObject, model: DocumentModel): FieldEncoding {
  const { contentType, style, explode, allowReserved } = fields
  const [type = '', ...others] = readTextField(contentType).split(',')
  // `contentType` describes this one.
  const headers = readEntries(fields.headers).filter(([name]) => !/^content-type$/i.test(name))
  return {
    ...(type.trim() !== '' && { contentType: type.trim() }),
    ...(others.length > 0 && { contentTypes: readTextField(contentType) }),
    ...(typeof style === 'string' && { style }),
    ...(typeof explode === 'boolean' && { explode }),
    ...(allowReserved === true && { allowReserved }),
    ...(headers.length > 0 && {
      headers: headers.map(([name, header]) => ({
        name,
        description: readTextField(model.follow(header).description),
      })),
    }),
  }
}

/** Reads the examples that are files elsewhere (`externalValue`). */
export function readOutsideExamples(
  media: OpenApiObject,
  model: DocumentModel,
): Pick<MediaContent, 'outsideExamples'> {
  const outsideExamples = readEntries(media.examples).flatMap(([name, written]) => {
    const example = model.follow(written)
    const url = readTextField(example.externalValue)
    if (findValueKey(example) !== undefined || !/^https?:\/\//.test(url)) return []
    return [
      { name, summary: readTextField(example.summary), description: readTextField(example.description), url },
    ]
  })
  return outsideExamples.length === 0 ? {} : { outsideExamples }
}

/** Reads `examples`, or the single `example`. */
export function readExamples(fields: OpenApiObject, model: DocumentModel): ApiExample[] {
  const examples = readEntries(fields.examples)
    .map(([name, written]) => ({ name, example: model.follow(written) }))
    .filter(({ example }) => findValueKey(example) !== undefined)
    .map(({ name, example }) => ({
      name,
      summary: readTextField(example.summary),
      ...(readTextField(example.description) !== '' && { description: readTextField(example.description) }),
      value: example[findValueKey(example) ?? ''],
    }))
  const single = { name: 'example', summary: '', value: fields.example }
  return (examples.length > 0 || fields.example === undefined ? examples : [single]).filter(
    ({ value }) => !isMissingFile(value),
  )
}

/** Whether an example is only the address of a file that the document doesn't have. It would replace the content. */
const isMissingFile = (value: unknown): boolean =>
  isObject(value) &&
  typeof value.$ref === 'string' &&
  Object.keys(value).length === 1 &&
  /^[^#:]+\.(?:json|ya?ml)$/.test(value.$ref)

/**
 * Returns the key that holds the value of an example object. OpenAPI 3.2 separates the data from its serialized form.
 */
const findValueKey = (example: OpenApiObject): string | undefined =>
  ['dataValue', 'value', 'serializedValue'].find((key) => key in example)

/** Returns `example`, or the first of `examples`. */
export function readExample(fields: OpenApiObject, model: DocumentModel): unknown {
  return fields.example ?? readExamples(fields, model)[0]?.value
}

/** Returns the schema's own first example. */
export const readSchemaExample = (schema: Schema, { schemas }: DocumentModel): unknown =>
  flattenSchema(schema, schemas).keywords.examples?.[0]
