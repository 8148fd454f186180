import type {
  ApiResponse,
  Body,
  Content,
  Example,
  ResponseHeader,
  Schema,
} from '../../../shared/api/api-document.ts'
import { isJsonType } from '../../../shared/api/http/media-type.ts'
import { isObject } from '../../../shared/unknown.ts'
import type { Fields } from '../report.ts'
import type { Model } from './model.ts'
import { entriesOf, textOf } from './read-fields.ts'

export function readBody(operation: Fields, model: Model): Body | undefined {
  if (!isObject(operation.requestBody)) return undefined
  const body = model.follow(operation.requestBody)
  const contents = readContents(body, model)
  if (contents.length === 0) return undefined
  return { isRequired: body.required === true, description: textOf(body.description), contents }
}

export function readResponses(operation: Fields, model: Model): ApiResponse[] {
  return entriesOf(operation.responses)
    .filter(([status]) => !status.startsWith('x-'))
    .map(([status, fields]) => {
      const response = model.follow(fields)
      return {
        status,
        // OpenAPI 3.2 has `summary` and makes the description optional.
        description: textOf(response.description) || textOf(response.summary),
        headers: entriesOf(response.headers).map(([name, header]) => readHeader(name, header, model)),
        contents: readContents(response, model),
      }
    })
}

function readHeader(name: string, fields: Fields, model: Model): ResponseHeader {
  const header = model.follow(fields)
  const [, content] = entriesOf(header.content)[0] ?? []
  const media = content === undefined ? undefined : model.follow(content)
  const schema = model.schema(header.schema ?? media?.schema ?? true)
  return {
    name,
    description: textOf(header.description),
    isRequired: header.required === true,
    schema,
    example: exampleOf(header, model) ?? (media && exampleOf(media, model)) ?? exampleIn(schema, model),
  }
}

/** Reads media types, JSON first because samples use the first one. */
function readContents(fields: Fields, model: Model): Content[] {
  return entriesOf(fields.content)
    .map(([mediaType, content]) => {
      const media = model.follow(content)
      return {
        mediaType,
        schema: media.schema === undefined ? undefined : model.schema(media.schema),
        itemSchema: media.itemSchema === undefined ? undefined : model.schema(media.itemSchema),
        examples: readExamples(media, model),
      }
    })
    .sort((a, b) => Number(isJsonType(b.mediaType)) - Number(isJsonType(a.mediaType)))
}

/** Reads `examples`, or the single `example`. */
function readExamples(fields: Fields, model: Model): Example[] {
  const examples = entriesOf(fields.examples)
    .map(([name, written]) => ({ name, example: model.follow(written) }))
    .filter(({ example }) => valueKey(example) !== undefined)
    .map(({ name, example }) => ({
      name,
      summary: textOf(example.summary),
      value: example[valueKey(example) ?? ''],
    }))
  if (examples.length > 0 || fields.example === undefined) return examples
  return [{ name: 'example', summary: '', value: fields.example }]
}

/**
 * Returns the key that holds the value of an example object. OpenAPI 3.2 separates the data from its serialized form.
 */
const valueKey = (example: Fields): string | undefined =>
  ['dataValue', 'value', 'serializedValue'].find((key) => key in example)

/** Returns `example`, or the first of `examples`. */
export function exampleOf(fields: Fields, model: Model): unknown {
  return fields.example ?? readExamples(fields, model)[0]?.value
}

/** Returns the schema's own first example. */
export function exampleIn(schema: Schema, model: Model): unknown {
  const found = model.followSchema(schema)
  return typeof found === 'object' ? found.examples?.[0] : undefined
}
