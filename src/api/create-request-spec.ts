import type {
  ApiBody,
  ApiDocument,
  ApiParameter,
  OpenApiOperation,
  Schema,
  SchemaObject,
} from '../shared/api/api-document.ts'
import { createSchemaExample } from '../shared/api/example/create-example.ts'
import { getBodyKind } from '../shared/api/request-body.ts'
import type { RequestBodySpec, RequestParameter, RequestSpec } from '../shared/api/request-spec.ts'
import { flattenSchema } from '../shared/api/schema/flatten-schema.ts'
import { plainSentences } from '../shared/text/plain-text.ts'

/** Collects everything from the document that is needed to make requests of an operation. */
export function createRequestSpec(operation: OpenApiOperation, document: ApiDocument): RequestSpec {
  const { schemas, securitySchemes } = document
  const schemeNames = operation.security[0] ?? []
  return {
    api: document.id,
    operation: operation.id,
    method: operation.method,
    path: operation.path,
    servers: operation.servers ?? document.servers,
    parameters: operation.parameters.map((parameter) => createRequestParameter(parameter, schemas)),
    body: operation.body === undefined ? undefined : createRequestBody(operation.body, operation, schemas),
    security: schemeNames.flatMap((name) => {
      const scheme = securitySchemes[name]
      return scheme === undefined ? [] : [{ name, scheme }]
    }),
    hasJsonResponse: hasJsonSuccess(operation),
  }
}

function createRequestParameter(parameter: ApiParameter, schemas: Record<string, Schema>): RequestParameter {
  const { name, isRequired, style, explode } = parameter
  const generatedExample = isRequired ? createSchemaExample(parameter.schema, schemas) : undefined
  return {
    name,
    in: parameter.in,
    isRequired,
    description: plainSentences(parameter.description),
    schema: createFormSchema(parameter.schema, schemas),
    style,
    explode,
    // An example of `null` means that the value isn't sent.
    example: parameter.example ?? generatedExample,
  }
}

/** Flattens a schema and its items. Forms have no access to other schemas and need at least the type. */
function createFormSchema(schema: Schema, schemas: Record<string, Schema>): Schema {
  const rules = createPlainSchema(schema, schemas)
  return rules.items === undefined ? rules : { ...rules, items: createPlainSchema(rules.items, schemas) }
}

function createPlainSchema(schema: Schema, schemas: Record<string, Schema>): SchemaObject {
  const { keywords, types, patterns } = flattenSchema(schema, schemas)
  const [type, ...otherTypes] = types
  const [pattern] = patterns
  return {
    ...(type !== undefined && { type: otherTypes.length === 0 ? type : types }),
    ...keywords,
    ...(pattern !== undefined && { pattern }),
  }
}

function createRequestBody(
  body: ApiBody,
  { bodyMatch }: OpenApiOperation,
  schemas: Record<string, Schema>,
): RequestBodySpec | undefined {
  const [content] = body.contents
  if (content === undefined) return undefined
  const { mediaType, schema = content.itemSchema, examples } = content
  return {
    isRequired: body.isRequired,
    mediaType,
    schema,
    examples:
      examples.length > 0
        ? examples.map(({ name, summary, value }) => ({ name, summary, value }))
        : [
            {
              name: 'example',
              summary: '',
              value: createExampleBody({ schema, mediaType, bodyMatch, schemas }),
            },
          ],
  }
}

interface ExampleBodyInput {
  schema: Schema | undefined
  mediaType: string
  bodyMatch: OpenApiOperation['bodyMatch']
  schemas: Record<string, Schema>
}

function createExampleBody({ schema, mediaType, bodyMatch, schemas }: ExampleBodyInput): unknown {
  const example =
    schema === undefined ? undefined : createSchemaExample(schema, schemas, { direction: 'request' })
  const value = example ?? (getBodyKind(mediaType) === 'text' ? '' : {})
  return bodyMatch !== undefined && typeof value === 'object' && !Array.isArray(value)
    ? { ...value, ...bodyMatch }
    : value
}

/** True if the first successful response is JSON. */
function hasJsonSuccess({ responses }: OpenApiOperation): boolean {
  const success =
    responses.find(({ status }) => status.startsWith('2')) ??
    responses.find(({ status }) => status === 'default')
  return success?.contents.some(({ mediaType }) => getBodyKind(mediaType) === 'json') === true
}
