import { isObject, type JsonObject, listOf, objectOf, type Resolve, textOf } from './json-document.ts'

/** An operation of the document, with its references followed but for those of schemas. */
export interface MockOperation {
  id: string
  /** Largest first letter: `GET`. */
  method: string
  /** Without what follows `#`: `/nodes/{node_id}/actions/`. */
  path: string
  /** Values of fields of the body that tell it from others with the same method and path. */
  bodyMatch: JsonObject | undefined
  parameters: MockParameter[]
  body: MockBody | undefined
  /** By status: `200`, `4XX`, `default`. */
  responses: Map<string, MockResponse>
  /** Alternatives; each names credentials that are needed at once. */
  security: string[][]
}

export interface MockParameter {
  name: string
  in: string
  isRequired: boolean
  schema: unknown
  style: string
  explode: boolean
  /** The value is JSON. */
  isJson: boolean
}

export interface MockBody {
  isRequired: boolean
  /** Schemas by media type. */
  contents: Map<string, unknown>
}

export interface MockResponse {
  description: string
  headers: JsonObject
  contents: Map<string, MockContent>
}

export interface MockContent {
  schema: unknown
  /** By name; an `example` is called `example`. */
  examples: Map<string, unknown>
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query']

/** All operations of a document, in its order; webhooks are not the server's. */
export function readOperations(document: JsonObject, resolve: Resolve): MockOperation[] {
  const operations: MockOperation[] = []
  for (const [key, value] of Object.entries(objectOf(document.paths))) {
    const item = resolve(value)
    const own = methods.filter((method) => isObject(item[method])).map((method) => [method, item[method]])
    for (const [method, operation] of [...own, ...Object.entries(objectOf(item.additionalOperations))]) {
      const place = { key, method: String(method).toUpperCase(), shared: listOf(item.parameters) }
      operations.push(readOperation(objectOf(operation), place, { document, resolve }))
    }
  }
  return operations
}

interface Place {
  key: string
  method: string
  /** Parameters of all operations of the path. */
  shared: unknown[]
}

interface Source {
  document: JsonObject
  resolve: Resolve
}

function readOperation(value: JsonObject, place: Place, { document, resolve }: Source): MockOperation {
  const path = place.key.split('#')[0] ?? place.key
  const body = value.requestBody === undefined ? undefined : resolve(value.requestBody)
  const responses = Object.entries(objectOf(value.responses))
  return {
    id: textOf(value.operationId) ?? `${place.method} ${place.key}`,
    method: place.method,
    path,
    bodyMatch: isObject(value['x-body-match']) ? value['x-body-match'] : undefined,
    parameters: readParameters([...place.shared, ...listOf(value.parameters)].map(resolve)),
    body: body && { isRequired: body.required === true, contents: schemasOf(body.content, resolve) },
    responses: new Map(responses.map(([status, response]) => [status, readResponse(response, resolve)])),
    security: listOf(value.security ?? document.security).map((names) => Object.keys(objectOf(names))),
  }
}

/** A parameter of the operation stands in for one of the path. */
function readParameters(values: JsonObject[]): MockParameter[] {
  const parameters = values.map((value) => {
    const place = textOf(value.in) ?? 'query'
    const style = textOf(value.style) ?? (place === 'query' || place === 'cookie' ? 'form' : 'simple')
    const json = objectOf(value.content)['application/json']
    return {
      name: textOf(value.name) ?? '',
      in: place,
      isRequired: value.required === true,
      schema: objectOf(json).schema ?? value.schema ?? true,
      style,
      explode: typeof value.explode === 'boolean' ? value.explode : style === 'form',
      isJson: json !== undefined,
    }
  })
  return [
    ...new Map(parameters.map((parameter) => [`${parameter.in} ${parameter.name}`, parameter])).values(),
  ]
}

const schemasOf = (content: unknown, resolve: Resolve): Map<string, unknown> =>
  new Map(
    Object.entries(objectOf(content)).map(([type, value]) => [
      type.toLowerCase(),
      resolve(value).schema ?? true,
    ]),
  )

function readResponse(value: unknown, resolve: Resolve): MockResponse {
  const response = resolve(value)
  const contents = Object.entries(objectOf(response.content)).map(
    ([type, content]): [string, MockContent] => {
      const { schema, itemSchema, example, examples } = resolve(content)
      const named = Object.entries(objectOf(examples)).map(([name, item]): [string, unknown] => {
        const { value: written, dataValue } = resolve(item)
        return [name, written ?? dataValue]
      })
      const single: [string, unknown][] = example === undefined ? [] : [['example', example]]
      return [type.toLowerCase(), { schema: schema ?? itemSchema, examples: new Map([...single, ...named]) }]
    },
  )
  const headers = Object.entries(objectOf(response.headers)).map(([name, header]) => [name, resolve(header)])
  return {
    description: textOf(response.description) ?? '',
    headers: Object.fromEntries(headers),
    contents: new Map(contents),
  }
}
