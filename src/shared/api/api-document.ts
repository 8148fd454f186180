import type { FieldEncoding } from './http/field-encoding.ts'
import type { SecurityRequirement, SecurityScheme } from './security/security-scheme.ts'

/** An OpenAPI document of any version, as plain JSON for the cache and the workers. Descriptions are Markdown. */
export interface ApiDocument {
  /** ID of the API in `apis` of the configuration. */
  id: string
  /** Name of the API in the configuration. */
  label: string
  /** Base path of the API's pages, canonical, below the site's base: `/api/compute/`. */
  path: string
  title: string
  /** ID of a symbol in `brand.icons` (`x-icon` of `info`). */
  icon: string | undefined
  version: string
  summary: string
  description: string
  /** Contact, license, terms, and other documentation. Each has a URL, or for an address to write to, `mailto:`. */
  links: OutsideLink[]
  servers: ApiServer[]
  /** Security schemes by name. */
  securitySchemes: Record<string, SecurityScheme>
  /** Groups in document order. A group without operations is left out. */
  groups: ApiGroup[]
  /** Operations in the order of the groups. */
  operations: OpenApiOperation[]
  /** Component schemas by name. A `$ref` between schemas is `#/components/schemas/<name>`. */
  schemas: Record<string, Schema>
}

/** A request that the API sends to the reader because of an operation. */
interface Callback {
  name: string
  /** ID of the operation that describes it. */
  operation: string
}

/** A link of the document to something outside. */
export interface OutsideLink {
  kind: 'contact' | 'license' | 'terms' | 'documentation'
  /** Text of the document. Empty if it has only the URL. */
  text: string
  /** Undefined for a license that only has a name. */
  url: string | undefined
}

export interface ApiServer {
  /** Without a trailing slash. Variables are replaced with their defaults. */
  url: string
  description: string
  /** The URL with its variables in braces. Left out, with the variables, if there are none. */
  template?: string
  variables?: ServerVariable[]
}

/** A part of a server's URL that readers choose. */
export interface ServerVariable {
  name: string
  default: string
  /** Empty if any value is allowed. */
  values: string[]
  description: string
}

/** A tag of the document. */
export interface ApiGroup {
  /** Unique slug of the name. The group's page is `<path of the API><id>/`. */
  id: string
  name: string
  description: string
  /** Heading above it in the navigation: an entry of `x-tagGroups`, or the outermost parent of its tag. */
  section: string | undefined
  /** ID of a symbol in `brand.icons` (`x-icon`). */
  icon: string | undefined
  /** IDs of its operations. */
  operations: string[]
  /** IDs of the operations of other groups that have its tag as well. The navigation lists them here, too. */
  sharedOperations: string[]
}

/** In uppercase: `GET`, `QUERY`, or an additional method of OpenAPI 3.2. */
type Method = string

export interface OpenApiOperation {
  /** `operationId`, or an ID derived from method and path. */
  id: string
  /** ID of its group. */
  group: string
  method: Method
  /** Path with `{parameters}` and without the `#` suffix, or the name of a webhook. */
  path: string
  /** Values of body fields that distinguish operations with the same method and path (`x-body-match`). */
  bodyMatch: Record<string, unknown> | undefined
  /** ID of the merged operation in downloads. Undefined if no other operation has this method and path. */
  mergedId: string | undefined
  /** Whether the API sends the request to the reader: a webhook or a callback. */
  isWebhook: boolean
  /** The requests that the API sends because of this one (OpenAPI's callbacks). */
  callbacks: Callback[]
  /** IDs of the operations that this one is a callback of. */
  callbackParents: string[]
  /** The operations that take values of its responses. */
  links: ResponseLink[]
  summary: string
  description: string
  isDeprecated: boolean
  /** Marked as a preview (`x-preview`): details may change. */
  isPreliminary: boolean
  parameters: ApiParameter[]
  body: ApiBody | undefined
  /** Responses in document order. */
  responses: ApiResponse[]
  /**
   * Alternatives, each a list of schemes that are all required, those without credentials last. Empty if no credentials
   * are required. Undefined if the document doesn't say.
   */
  security: SecurityRequirement[][] | undefined
  /** Servers that override the document's servers. */
  servers: ApiServer[] | undefined
  /** More about the operation. */
  documentation: OutsideLink | undefined
  /** Samples in the document (`x-codeSamples`). */
  codeSamples: CodeSample[]
  /** CLI commands that do the same. */
  cli: string[]
  /** Terraform resources and data sources. */
  terraform: string[]
  /** Calls of the SDK that do the same. */
  sdk: string[]
  /** Source location. */
  at: { file: string; line: number | undefined }
}

export interface CodeSample {
  /** Programming language, as written: `Python`, `shell`. */
  language: string
  /** Name of the tab. Empty if it's the language. */
  label: string
  source: string
}

/** A parameter has the fields of a header, and more. */
export interface ApiParameter extends ResponseHeader, Pick<MediaContent, 'outsideExamples'> {
  in: 'path' | 'query' | 'header' | 'cookie'
  /** Serialization of lists and objects, with defaults applied. */
  style: string
  explode: boolean
  /** True if characters that separate the parts of a URL stay as they are. */
  allowReserved: boolean
  /** Left out if it can't be sent without a value. */
  allowEmptyValue?: true
  /** Media type that the value is written in (`content`). Undefined for one with a style. */
  mediaType: string | undefined
}

export interface ApiBody {
  isRequired: boolean
  description: string
  /** At least one, JSON first. */
  contents: MediaContent[]
}

export interface MediaContent {
  mediaType: string
  schema: Schema | undefined
  /** Schema of one item of a stream (OpenAPI 3.2 `itemSchema`). */
  itemSchema: Schema | undefined
  /** How fields of a form are written, by name. */
  encoding: Record<string, FieldEncoding>
  examples: ApiExample[]
  /** Examples that are outside of the document (`externalValue`). Left out if there are none. */
  outsideExamples?: OutsideExample[]
}

type OutsideExample = Required<Omit<ApiExample, 'value'>> & { url: string }

export interface ApiExample {
  name: string
  summary: string
  description?: string
  value: unknown
}

export interface ApiResponse {
  /** `200`, `4XX`, or `default`. */
  status: string
  description: string
  headers: ResponseHeader[]
  contents: MediaContent[]
}

/** An operation that takes values of a response. */
export interface ResponseLink {
  status: string
  name: string
  description: string
  /** ID of the operation. Undefined if it isn't in the document. */
  operation: string | undefined
  /** Name or address of the operation, as written. */
  target: string
  /** Values of its parameters, and under `body` of its body: constants, or expressions such as `$response.body#/id`. */
  values: [name: string, value: string][]
}

export interface ResponseHeader {
  name: string
  description: string
  isRequired: boolean
  isDeprecated: boolean
  schema: Schema
  /** From `example`, the first of `examples`, or the schema. Undefined if none has one. */
  example: unknown
  /** Named examples, if there are several or one with a summary. */
  examples?: readonly ApiExample[]
}

/** JSON Schema 2020-12. OpenAPI 3.0 keywords that differ (`nullable`, exclusive limits) are translated. */
export type Schema = boolean | SchemaObject

export type Schemas = Readonly<Record<string, Schema>>

export interface SchemaObject {
  $ref?: string
  type?: string | string[]
  title?: string
  description?: string
  format?: string
  enum?: unknown[]
  const?: unknown
  default?: unknown
  /** OpenAPI's `example` comes first. */
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
  /** Any other keyword as written: limits, patterns, extensions. */
  [keyword: string]: unknown
}
