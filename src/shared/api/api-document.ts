/**
 * An OpenAPI document as the engine knows it, whatever version it was written in. Plain JSON: it travels to the workers
 * through the cache. Descriptions are Markdown.
 */
export interface ApiDocument {
  /** Id of the API in `apis` of the configuration. */
  id: string
  /** Name of the API in the configuration. */
  label: string
  /** Path of the reference below the base, canonical: `/api/compute/`. */
  path: string
  title: string
  version: string
  summary: string
  description: string
  servers: ApiServer[]
  /** By name. */
  securitySchemes: Record<string, SecurityScheme>
  /** In the order of the document; a group without operations is left out. */
  groups: ApiGroup[]
  /** In the order of the groups. */
  operations: Operation[]
  /** Component schemas by name. References between schemas are `#/components/schemas/<name>`. */
  schemas: Record<string, Schema>
}

export interface ApiServer {
  /** Without a slash at the end; variables are filled with their defaults. */
  url: string
  description: string
}

export type SecurityScheme = { description: string } & (
  | { kind: 'bearer' }
  | { kind: 'basic' }
  | { kind: 'apiKey'; in: 'query' | 'header' | 'cookie'; name: string }
  /** OAuth, OpenID Connect, mutual TLS: named, and not filled in by the page. */
  | {
      kind: 'other'
      label: string
      /** The word before what is sent in the header `Authorization`: `Bearer`; undefined where nothing is sent there. */
      authorization: string | undefined
    }
)

/** A tag of the document. */
export interface ApiGroup {
  /** Slug of the name; its page is `<path of the API><id>/`. Nobody else in the document has it. */
  id: string
  name: string
  description: string
  /** Ids of its operations. */
  operations: string[]
}

/** Largest first letter: `GET`, `QUERY`, or an additional method of OpenAPI 3.2. */
type Method = string

export interface Operation {
  /** `operationId`, or one derived from method and path. */
  id: string
  /** Id of its group. */
  group: string
  method: Method
  /** With `{parameters}`; for a webhook, its name. What follows `#` in the document is cut off. */
  path: string
  /** What tells operations with the same method and path apart (`x-body-match`): values of fields of the body. */
  bodyMatch: Record<string, unknown> | undefined
  /** Id of the operation that all with this method and path become in downloads; undefined where there is no other. */
  mergedId: string | undefined
  isWebhook: boolean
  summary: string
  description: string
  isDeprecated: boolean
  /** Described from what is known so far (`x-preview`). */
  isPreview: boolean
  parameters: Parameter[]
  body: Body | undefined
  /** In the order of the document. */
  responses: ApiResponse[]
  /** Alternatives; each needs all of its schemes at once. Empty: none is needed. */
  security: string[][]
  /** Where they are not those of the document. */
  servers: ApiServer[] | undefined
  /** Commands of the command line tool that do the same. */
  cli: string[]
  /** Terraform resources and data sources. */
  terraform: string[]
  /** Where it is written. */
  at: { file: string; line: number | undefined }
}

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header' | 'cookie'
  isRequired: boolean
  isDeprecated: boolean
  description: string
  schema: Schema
  /** How a list or an object is written: OpenAPI's `style` and `explode`, defaults filled in. */
  style: string
  explode: boolean
  /** From `example`, the first of `examples`, or the schema; undefined where there is none. */
  example: unknown
}

export interface Body {
  isRequired: boolean
  description: string
  /** At least one, JSON first. */
  contents: Content[]
}

export interface Content {
  mediaType: string
  schema: Schema | undefined
  /** Schema of one part of a stream (OpenAPI 3.2 `itemSchema`). */
  itemSchema: Schema | undefined
  examples: Example[]
}

export interface Example {
  name: string
  summary: string
  value: unknown
}

export interface ApiResponse {
  /** `200`, `4XX` or `default`. */
  status: string
  description: string
  headers: ResponseHeader[]
  contents: Content[]
}

export interface ResponseHeader {
  name: string
  description: string
  isRequired: boolean
  schema: Schema
  /** From `example`, the first of `examples`, or the schema; undefined where there is none. */
  example: unknown
}

/** JSON Schema 2020-12. What OpenAPI 3.0 says differently (`nullable`, exclusive limits) is translated. */
export type Schema = boolean | SchemaObject

export interface SchemaObject {
  $ref?: string
  type?: string | string[]
  title?: string
  description?: string
  format?: string
  enum?: unknown[]
  const?: unknown
  default?: unknown
  /** An `example` of OpenAPI is the first. */
  examples?: unknown[]
  deprecated?: boolean
  readOnly?: boolean
  writeOnly?: boolean
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema
  patternProperties?: Record<string, Schema>
  items?: Schema
  prefixItems?: Schema[]
  allOf?: Schema[]
  oneOf?: Schema[]
  anyOf?: Schema[]
  not?: Schema
  discriminator?: { propertyName: string; mapping?: Record<string, string> }
  /** Every other keyword as written: limits, patterns, extensions. */
  [keyword: string]: unknown
}
