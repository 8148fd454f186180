import { openApiMethods } from '../../shared/api/http/openapi-methods.ts'
import { listKeywords, mapKeywords, schemaKeywords } from '../../shared/api/schema/keywords.ts'

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
  | 'exchange'
  | 'link'
  | 'callback'
  | 'mediaType'
  | 'encoding'
  | 'schema'
  | 'securityScheme'
  | 'oauthFlow'
  | 'server'
  | 'tag'

export type FieldKind = ObjectName | `${ObjectName}[]` | `${ObjectName}{}` | 'value'

const createFields = (keys: Iterable<string>, kind: FieldKind): Record<string, FieldKind> =>
  Object.fromEntries([...keys].map((key) => [key, kind]))

const payloadFields = { schema: 'schema', content: 'mediaType{}', examples: 'example{}' } as const

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
    ...Object.fromEntries(
      Object.entries(componentSections).map(([kind, section]) => [
        section,
        `${kind as ObjectName}{}` as const,
      ]),
    ),
    pathItems: 'pathItem{}',
  },
  pathItem: {
    ...createFields(openApiMethods, 'operation'),
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
    'x-ms-examples': 'exchange{}',
  },
  parameter: payloadFields,
  requestBody: { content: 'mediaType{}' },
  responses: { '*': 'response' },
  response: { headers: 'header{}', content: 'mediaType{}', links: 'link{}' },
  header: payloadFields,
  example: {},
  exchange: {},
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
    ...createFields(schemaKeywords, 'schema'),
    ...createFields(listKeywords, 'schema[]'),
    ...createFields(mapKeywords, 'schema{}'),
    contentSchema: 'schema',
    $defs: 'schema{}',
    definitions: 'schema{}',
  },
  securityScheme: { flows: 'oauthFlow{}' },
  oauthFlow: {},
  server: {},
  tag: {},
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
