import { isDeepStrictEqual } from 'node:util'
import { componentName } from '../../shared/api/json-pointer.ts'
import { objectOf, type UnknownObject } from '../../shared/unknown.ts'

/**
 * Merges bodies into a choice. If all bodies are named schemas, the field that distinguishes them becomes the
 * discriminator.
 */
export function mergeBodies(operations: UnknownObject[], document: UnknownObject): UnknownObject {
  const contents = operations.map((operation) => jsonContent(operation, document))
  const schemas = contents.map(({ schema }, index) => titled(schema, operations[index]))
  const examples = operations.flatMap((operation, index) =>
    examplesOf(contents[index] ?? {}).map(([name, example]) => [nameOf(operation, name), example]),
  )
  const discriminator = discriminatorOf(operations, schemas)
  const content = {
    schema: { oneOf: schemas, ...(discriminator === undefined ? {} : { discriminator }) },
    ...(examples.length === 0 ? {} : { examples: Object.fromEntries(examples) }),
  }
  return { required: true, content: { 'application/json': content } }
}

/** Gives an unnamed schema the title of its operation, because generators derive type names from it. */
function titled(schema: unknown, operation: UnknownObject | undefined): UnknownObject {
  const { $ref, title } = objectOf(schema)
  return $ref === undefined && title === undefined && operation !== undefined
    ? { title: operation.summary ?? operation.operationId, ...objectOf(schema) }
    : objectOf(schema)
}

function discriminatorOf(operations: UnknownObject[], schemas: unknown[]): UnknownObject | undefined {
  const fields = new Set(operations.flatMap((operation) => Object.keys(objectOf(operation['x-body-match']))))
  const [propertyName] = fields
  const pairs = operations.map((operation, index) => [
    objectOf(operation['x-body-match'])[propertyName ?? ''],
    objectOf(schemas[index]).$ref,
  ])
  const isComplete = pairs.every(([value, schema]) => typeof value === 'string' && typeof schema === 'string')
  return fields.size === 1 && isComplete ? { propertyName, mapping: Object.fromEntries(pairs) } : undefined
}

export function mergeResponses(operations: UnknownObject[], document: UnknownObject): UnknownObject {
  const statuses = [...new Set(operations.flatMap(({ responses }) => Object.keys(objectOf(responses))))]
  const merged = statuses.sort().map((status) => {
    const own = operations.flatMap((operation) => {
      const response = objectOf(operation.responses)[status]
      return response === undefined ? [] : [{ operation, response: objectOf(response) }]
    })
    const [first] = own
    const isSame = own.every(({ response }) => isDeepStrictEqual(response, first?.response))
    return [status, isSame ? first?.response : mergeResponse(own, document)]
  })
  return Object.fromEntries(merged)
}

function mergeResponse(
  own: { operation: UnknownObject; response: UnknownObject }[],
  document: UnknownObject,
): UnknownObject {
  const written = own.map(({ operation, response }) => ({
    operation,
    response: componentOf('responses', response, document),
  }))
  const descriptions = new Set(written.map(({ response }) => String(response.description).trim()))
  const contents = written.map(({ operation, response }) => ({
    operation,
    content: objectOf(objectOf(response.content)['application/json']),
  }))
  const schemas: unknown[] = []
  for (const { content } of contents)
    if (content.schema !== undefined && !schemas.some((other) => isDeepStrictEqual(other, content.schema)))
      schemas.push(content.schema)
  const examples = contents.flatMap(({ operation, content }) =>
    examplesOf(content).map(([name, example]) => [nameOf(operation, name), example]),
  )
  if (schemas.length === 0) return { description: [...descriptions].join(' ') }
  return {
    description: [...descriptions].join(' '),
    content: {
      'application/json': {
        schema: schemas.length === 1 ? schemas[0] : { anyOf: schemas },
        ...(examples.length === 0 ? {} : { examples: Object.fromEntries(examples) }),
      },
    },
  }
}

function jsonContent({ requestBody }: UnknownObject, document: UnknownObject): UnknownObject {
  const body = componentOf('requestBodies', objectOf(requestBody), document)
  return objectOf(objectOf(body.content)['application/json'])
}

/** Returns the component that a `$ref` names, or the object itself if it isn't a `$ref`. */
function componentOf(
  kind: 'responses' | 'requestBodies',
  written: UnknownObject,
  document: UnknownObject,
): UnknownObject {
  const name = componentName(kind, String(written.$ref))
  return name === undefined ? written : objectOf(objectOf(objectOf(document.components)[kind])[name])
}

/** Lists examples by name. A single example gets the name of its operation. */
function examplesOf({ example, examples }: UnknownObject): [name: string, example: unknown][] {
  const single: [string, unknown][] = example === undefined ? [] : [['', { value: example }]]
  return [...single, ...Object.entries(objectOf(examples))]
}

const nameOf = ({ operationId }: UnknownObject, name: string): string =>
  [operationId, name].filter(Boolean).join('-')
