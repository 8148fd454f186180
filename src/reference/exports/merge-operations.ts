import { isDeepStrictEqual } from 'node:util'
import { methods } from '../../shared/reference/http/methods.ts'
import { componentName } from '../../shared/reference/json-pointer.ts'
import { listOf, objectOf, type UnknownObject } from '../../shared/unknown.ts'

/**
 * Our documents may have several operations on one method and path, told apart by a field of the body; their path keys
 * end in `#name`. Nobody else knows that: a client would write the query behind the `#`, where it is never sent. For other
 * tools these operations become one, whose body is one of theirs. The reference and the mock server read the document as it is.
 */
export function mergeOperations(document: UnknownObject): UnknownObject {
  const paths = objectOf(document.paths)
  if (!Object.keys(paths).some((key) => key.includes('#'))) return document
  const groups = Map.groupBy(Object.entries(paths), ([key]) => key.split('#')[0] ?? key)
  const merged = [...groups].map(([path, items]) => [path, mergeItems(path, items, document)])
  return { ...document, paths: Object.fromEntries(merged) }
}

/** An operation, and what is written beside it for its whole path. */
interface Variant {
  operation: UnknownObject
  shared: unknown[]
}

function mergeItems(
  path: string,
  items: [key: string, item: unknown][],
  document: UnknownObject,
): UnknownObject {
  const [first] = items
  if (items.length === 1 && first !== undefined) return objectOf(first[1])
  const own = items.map(([, item]) => objectOf(item))
  const { parameters: _, ...rest } = Object.assign({}, ...own) as UnknownObject
  for (const method of methods) {
    const variants = own
      .filter((item) => item[method] !== undefined)
      .map((item) => ({ operation: objectOf(item[method]), shared: listOf(item.parameters) }))
    const [only, second] = variants
    if (only === undefined) continue
    rest[method] =
      second === undefined ? withShared(only) : mergeVariants(`${method}${path}`, variants, document)
  }
  return rest
}

const withShared = ({ operation, shared }: Variant): UnknownObject =>
  shared.length === 0 ? operation : { ...operation, parameters: [...shared, ...listOf(operation.parameters)] }

function mergeVariants(place: string, variants: Variant[], document: UnknownObject): UnknownObject {
  const operations = variants.map(({ operation }) => operation)
  const [first = {}] = operations
  const tags = [...new Set(operations.flatMap(({ tags: own }) => listOf(own)))]
  const isDeprecated = operations.every(({ deprecated }) => deprecated === true)
  return {
    operationId: operationIdOf(place),
    ...(tags.length === 0 ? {} : { tags }),
    summary: `${first.summary ?? first.operationId}, and ${operations.length - 1} more`,
    description: operations.map(describe).join('\n\n'),
    ...(isDeprecated ? { deprecated: true } : {}),
    ...(first.security === undefined ? {} : { security: first.security }),
    ...(first.servers === undefined ? {} : { servers: first.servers }),
    parameters: mergeParameters(variants),
    requestBody: mergeBodies(operations, document),
    responses: mergeResponses(operations, document),
  }
}

/** `put/nodes/{node_id}/actions/` → `putNodesNodeIdActions`. */
function operationIdOf(place: string): string {
  const [method = '', ...words] = place.split(/[^A-Za-z0-9]+/).filter(Boolean)
  return method + words.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`).join('')
}

function describe({ summary, operationId, description, 'x-body-match': match }: UnknownObject): string {
  const values = Object.entries(objectOf(match)).map(
    ([field, value]) => `\`${field}: ${JSON.stringify(value)}\``,
  )
  const when = values.length === 0 ? '' : ` (${values.join(', ')})`
  return [`**${summary ?? operationId}**${when}.`, String(description ?? '').trim()].join(' ').trim()
}

/** Parameters of all; what one of the operations does not need is optional, which is true of the path ones only never. */
function mergeParameters(variants: Variant[]): unknown[] {
  const lists = variants.map((variant) => listOf(withShared(variant).parameters))
  const distinct: unknown[] = []
  for (const parameter of lists.flat())
    if (!distinct.some((other) => isDeepStrictEqual(other, parameter))) distinct.push(parameter)
  return distinct
}

/** One of the bodies; the field that tells them apart is the discriminator where all bodies are named schemas. */
function mergeBodies(operations: UnknownObject[], document: UnknownObject): UnknownObject {
  const contents = operations.map((operation) => jsonContent(operation, document))
  const schemas = contents.map(({ schema }) => schema ?? {})
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

function mergeResponses(operations: UnknownObject[], document: UnknownObject): UnknownObject {
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

/** The component that a reference names, or what is written in its place. */
function componentOf(
  kind: 'responses' | 'requestBodies',
  written: UnknownObject,
  document: UnknownObject,
): UnknownObject {
  const name = componentName(kind, String(written.$ref))
  return name === undefined ? written : objectOf(objectOf(objectOf(document.components)[kind])[name])
}

/** Examples by name; a single one has the name of its operation. */
function examplesOf({ example, examples }: UnknownObject): [name: string, example: unknown][] {
  const single: [string, unknown][] = example === undefined ? [] : [['', { value: example }]]
  return [...single, ...Object.entries(objectOf(examples))]
}

const nameOf = ({ operationId }: UnknownObject, name: string): string =>
  [operationId, name].filter(Boolean).join('-')
