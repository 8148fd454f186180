import { isDeepStrictEqual } from 'node:util'
import { refToComponentName } from '../../shared/api/json-pointer.ts'
import { toObject, type UnknownObject } from '../../shared/read-unknown.ts'

/**
 * Merges bodies into a choice. If all bodies are named schemas, the field that distinguishes them becomes the
 * discriminator.
 */
export function mergeBodies(operations: UnknownObject[], document: UnknownObject): UnknownObject {
  const contents = operations.map((operation) => readJsonContent(operation, document))
  const schemas = contents.map(({ schema }, index) => addTitle(schema, operations[index]))
  const examples = operations.flatMap((operation, index) =>
    listExamples(contents[index] ?? {}).map(([name, example]) => [
      createExampleName(operation, name),
      example,
    ]),
  )
  const discriminator = createDiscriminator(operations, schemas)
  const content = {
    schema: { oneOf: schemas, ...(discriminator === undefined ? {} : { discriminator }) },
    ...(examples.length === 0 ? {} : { examples: Object.fromEntries(examples) }),
  }
  return { required: true, content: { 'application/json': content } }
}

/** Gives an unnamed schema the title of its operation, because generators derive type names from it. */
function addTitle(schema: unknown, operation: UnknownObject | undefined): UnknownObject {
  const { $ref, title } = toObject(schema)
  return $ref === undefined && title === undefined && operation !== undefined
    ? { title: operation.summary ?? operation.operationId, ...toObject(schema) }
    : toObject(schema)
}

function createDiscriminator(operations: UnknownObject[], schemas: unknown[]): UnknownObject | undefined {
  const fields = new Set(operations.flatMap((operation) => Object.keys(toObject(operation['x-body-match']))))
  const [propertyName] = fields
  const pairs = operations.map((operation, index) => [
    toObject(operation['x-body-match'])[propertyName ?? ''],
    toObject(schemas[index]).$ref,
  ])
  const isComplete = pairs.every(([value, schema]) => typeof value === 'string' && typeof schema === 'string')
  return fields.size === 1 && isComplete ? { propertyName, mapping: Object.fromEntries(pairs) } : undefined
}

export function mergeResponses(operations: UnknownObject[], document: UnknownObject): UnknownObject {
  const statuses = [...new Set(operations.flatMap(({ responses }) => Object.keys(toObject(responses))))]
  const merged = statuses.sort().map((status) => {
    const variants = operations.flatMap((operation) => {
      const response = toObject(operation.responses)[status]
      return response === undefined ? [] : [{ operation, response: toObject(response) }]
    })
    const [first] = variants
    const isSame = variants.every(({ response }) => isDeepStrictEqual(response, first?.response))
    return [status, isSame ? first?.response : mergeResponse(variants, document)]
  })
  return Object.fromEntries(merged)
}

function mergeResponse(
  variants: { operation: UnknownObject; response: UnknownObject }[],
  document: UnknownObject,
): UnknownObject {
  const resolvedResponses = variants.map(({ operation, response }) => ({
    operation,
    response: resolveComponent('responses', response, document),
  }))
  const descriptions = new Set(resolvedResponses.map(({ response }) => String(response.description).trim()))
  const contents = resolvedResponses.map(({ operation, response }) => ({
    operation,
    content: toObject(toObject(response.content)['application/json']),
  }))
  const schemas: unknown[] = []
  for (const { content } of contents)
    if (content.schema !== undefined && !schemas.some((other) => isDeepStrictEqual(other, content.schema)))
      schemas.push(content.schema)
  const examples = contents.flatMap(({ operation, content }) =>
    listExamples(content).map(([name, example]) => [createExampleName(operation, name), example]),
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

function readJsonContent({ requestBody }: UnknownObject, document: UnknownObject): UnknownObject {
  const body = resolveComponent('requestBodies', toObject(requestBody), document)
  return toObject(toObject(body.content)['application/json'])
}

/** Returns the component that a `$ref` names, or the object itself if it isn't a `$ref`. */
function resolveComponent(
  kind: 'responses' | 'requestBodies',
  written: UnknownObject,
  document: UnknownObject,
): UnknownObject {
  const name = refToComponentName(kind, String(written.$ref))
  return name === undefined ? written : toObject(toObject(toObject(document.components)[kind])[name])
}

/** Lists examples by name. A single example gets the name of its operation. */
function listExamples({ example, examples }: UnknownObject): [name: string, example: unknown][] {
  const singleExamples: [string, unknown][] = example === undefined ? [] : [['', { value: example }]]
  return [...singleExamples, ...Object.entries(toObject(examples))]
}

const createExampleName = ({ operationId }: UnknownObject, name: string): string =>
  [operationId, name].filter(Boolean).join('-')
