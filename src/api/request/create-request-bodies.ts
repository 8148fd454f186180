import type { MediaContent, OpenApiOperation, Schema, Schemas } from '../../shared/api/api-document.ts'
import { createSchemaExample } from '../../shared/api/example/create-schema-example.ts'
import { writeExample } from '../../shared/api/example/write-example.ts'
import { findWholeFile, getBodyKind } from '../../shared/api/request-body.ts'
import type { FileField, RequestBodySpec } from '../../shared/api/request-spec.ts'
import { flattenSchema } from '../../shared/api/schema/flatten-schema.ts'
import { splitOffChoice } from '../../shared/api/schema/split-off-choice.ts'
import { getMember, isObject } from '../../shared/read-unknown.ts'
import { listFileFields } from './list-file-fields.ts'

type Example = RequestBodySpec['examples'][number]

/** Creates the bodies that requests of an operation can have, one for each media type. */
export function createRequestBodies(operation: OpenApiOperation, schemas: Schemas): RequestBodySpec[] {
  const { body } = operation
  return (body?.contents ?? []).map((content) => {
    const { mediaType, schema = content.itemSchema } = content
    const files = listFileFields(content, schemas)
    const encoding = pickEncodings(content, files)
    return {
      isRequired: body?.isRequired === true,
      mediaType,
      schema,
      examples: createExamples({ content, files, operation, schemas }),
      ...(Object.keys(encoding).length > 0 && { encoding }),
      ...(files.length > 0 && { files }),
    }
  })
}

/** Leaves out the encodings of files, which say themselves how they are sent. */
function pickEncodings({ encoding }: MediaContent, files: readonly FileField[]): MediaContent['encoding'] {
  const others = Object.entries(encoding)
    .map(([name, { headers: _, contentTypes: __, allowReserved: ___, ...rules }]) => [name, rules] as const)
    .filter(([name, rules]) => Object.keys(rules).length > 0 && !files.some((file) => file.name === name))
  return Object.fromEntries(others)
}

interface ExampleInput {
  content: MediaContent
  files: readonly FileField[]
  operation: OpenApiOperation
  schemas: Schemas
}

function createExamples(input: ExampleInput): Example[] {
  const { content, files, schemas } = input
  const { mediaType, examples } = content
  const body = { mediaType, files: [...files] }
  if (findWholeFile(body) !== undefined) return [{ name: 'example', summary: '', value: '' }]
  const listed = examples.length > 0 ? examples : generateExamples(input)
  return listed.map(({ name, summary, value }) => ({
    name,
    summary,
    value: writeExample(removeFiles(value, files), content, schemas),
  }))
}

/** Files can't be in the text that a reader edits. */
function removeFiles(value: unknown, files: readonly FileField[]): unknown {
  if (files.length === 0 || !isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).filter(([name]) => !files.some((file) => file.name === name)),
  )
}

/** Generates an example for each shape that a discriminator selects, or one. */
function generateExamples(input: ExampleInput): Example[] {
  const shapes = createShapeExamples(input.content.schema ?? true, input.schemas)
  return shapes.length > 1 ? shapes : [{ name: 'example', summary: '', value: createExampleBody(input) }]
}

function createExampleBody({ content, operation: { body, bodyMatch }, schemas }: ExampleInput): unknown {
  const { mediaType, schema = content.itemSchema } = content
  const example =
    schema === undefined ? undefined : createSchemaExample(schema, schemas, { direction: 'request' })
  const kind = getBodyKind(mediaType)
  // A text that is required can't be empty, and only JSON has a way to write null.
  const fallback = kind !== 'text' ? {} : body?.isRequired === true ? 'string' : ''
  const value = example === null && kind === 'json' ? null : (example ?? fallback)
  return bodyMatch !== undefined && isObject(value) ? { ...value, ...bodyMatch } : value
}

/** Maximum number of shapes, and of characters of all their examples: they are in the page. */
const maxShapes = 12
const maxCharacters = 6000

/** Creates an example for each shape of a schema with a discriminator, named after its value. */
function createShapeExamples(schema: Schema, schemas: Schemas): RequestBodySpec['examples'] {
  const flat = flattenSchema(schema, schemas)
  const property = flat.choices[0]?.discriminator?.propertyName
  if (property === undefined || flat.keywords.examples !== undefined) return []
  const { shapes = [] } = splitOffChoice(flat) ?? {}
  if (shapes.length > maxShapes) return []
  const byName = new Map<string, RequestBodySpec['examples'][number]>()
  for (const shape of shapes) {
    const chosen = { allOf: [schema, shape.schema, shape.discriminator] }
    const value = createSchemaExample(chosen, schemas, { direction: 'request' })
    const name = getMember(value, property)
    if (typeof name === 'string') byName.set(name, { name, summary: '', value })
  }
  return JSON.stringify([...byName.values()]).length > maxCharacters ? [] : [...byName.values()]
}
