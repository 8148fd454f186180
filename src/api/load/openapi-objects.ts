import { openApiMethods } from '../../shared/api/http/openapi-methods.ts'

/**
 * Structure of the OpenAPI objects: the kind of each field that is itself an object. `[]` is a list, `{}` a map. `*`
 * matches every other field that doesn't start with `x-`. Other fields are copied as they are. All versions share one
 * table because fields of later versions do no harm in earlier ones.
 */
export type ObjectName =
  | 'document'
  | 'info'
  | 'paths'
  | 'components'
  | 'pathItem'
  | 'operation'
  | 'parameter'
  | 'requestBody'
  | 'responses'
  | 'response'
  | 'header'
  | 'example'
  | 'link'
  | 'callback'
  | 'mediaType'
  | 'encoding'
  | 'schema'
  | 'securityScheme'
  | 'server'
  | 'tag'

export type FieldKind = ObjectName | `${ObjectName}[]` | `${ObjectName}{}` | 'value'

const operationFields = Object.fromEntries(openApiMethods.map((method) => [method, 'operation' as const]))

const payloadFields = { schema: 'schema', content: 'mediaType{}', examples: 'example{}' } as const

export const openApiObjects: Record<ObjectName, Readonly<Record<string, FieldKind>>> = {
  document: {
    info: 'info',
    servers: 'server[]',
    paths: 'paths',
    webhooks: 'pathItem{}',
    components: 'components',
    tags: 'tag[]',
  },
  info: {},
  paths: { '*': 'pathItem' },
  components: {
    schemas: 'schema{}',
    responses: 'response{}',
    parameters: 'parameter{}',
    examples: 'example{}',
    requestBodies: 'requestBody{}',
    headers: 'header{}',
    securitySchemes: 'securityScheme{}',
    links: 'link{}',
    callbacks: 'callback{}',
    pathItems: 'pathItem{}',
    mediaTypes: 'mediaType{}',
  },
  pathItem: {
    ...operationFields,
    additionalOperations: 'operation{}',
    servers: 'server[]',
    parameters: 'parameter[]',
  },
  operation: {
    parameters: 'parameter[]',
    requestBody: 'requestBody',
    responses: 'responses',
    callbacks: 'callback{}',
    servers: 'server[]',
  },
  parameter: payloadFields,
  requestBody: { content: 'mediaType{}' },
  responses: { '*': 'response' },
  response: { headers: 'header{}', content: 'mediaType{}', links: 'link{}' },
  header: payloadFields,
  example: {},
  link: { server: 'server' },
  callback: { '*': 'pathItem' },
  mediaType: {
    schema: 'schema',
    itemSchema: 'schema',
    examples: 'example{}',
    encoding: 'encoding{}',
    prefixEncoding: 'encoding[]',
    itemEncoding: 'encoding',
  },
  encoding: { headers: 'header{}' },
  schema: {
    properties: 'schema{}',
    patternProperties: 'schema{}',
    additionalProperties: 'schema',
    unevaluatedProperties: 'schema',
    propertyNames: 'schema',
    dependentSchemas: 'schema{}',
    items: 'schema',
    prefixItems: 'schema[]',
    unevaluatedItems: 'schema',
    contains: 'schema',
    allOf: 'schema[]',
    oneOf: 'schema[]',
    anyOf: 'schema[]',
    not: 'schema',
    if: 'schema',
    // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema.
    then: 'schema',
    else: 'schema',
    contentSchema: 'schema',
    $defs: 'schema{}',
    definitions: 'schema{}',
  },
  securityScheme: {},
  server: {},
  tag: {},
}

/**
 * Section of `components` for each kind of object that a `$ref` can name. Path items are inlined where they are used.
 */
export const componentSections: Partial<Record<ObjectName, string>> = {
  schema: 'schemas',
  response: 'responses',
  parameter: 'parameters',
  example: 'examples',
  requestBody: 'requestBodies',
  header: 'headers',
  securityScheme: 'securitySchemes',
  link: 'links',
  callback: 'callbacks',
  mediaType: 'mediaTypes',
}

/** Returns the kind of a field of an object. */
export function getFieldKind(object: ObjectName, key: string): FieldKind {
  const fields = openApiObjects[object]
  if (Object.hasOwn(fields, key)) return fields[key] ?? 'value'
  return key.startsWith('x-') ? 'value' : (fields['*'] ?? 'value')
}

/** Returns the kind of the items of a list or map: `parameter` for `parameter[]`. */
export function getItemKind(kind: FieldKind): FieldKind {
  return kind.endsWith('[]') || kind.endsWith('{}') ? (kind.slice(0, -2) as ObjectName) : 'value'
}
