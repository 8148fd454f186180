import type { ApiServer, OpenApiOperation } from './api-document.ts'
import type { LinkView } from './pages/link-view.ts'
import type { RelatedPage } from './pages/related-pages.ts'
import type { RequestSpec } from './request-spec.ts'
import type { TitleLevel } from './title-level.ts'

type DocumentedFields = Pick<
  OpenApiOperation,
  'id' | 'path' | 'mergedId' | 'isWebhook' | 'isDeprecated' | 'isPreliminary' | 'documentation'
>

/**
 * Everything that the theme renders of an operation. It is computed beforehand so that components look up and decide
 * nothing. Descriptions are finished HTML.
 */
export interface OperationView extends DocumentedFields {
  /** URL of the operation, including the base: `/api/compute/nodes/createNode/`. */
  url: string
  group: { id: string; name: string; url: string }
  method: string
  /** Body fields and values that distinguish the operation from others with the same method and path. */
  bodyMatch: { name: string; value: string }[]
  /** Pages of the requests that the API sends because of it. */
  callbacks: RelatedPage[]
  /** Pages of the operations that it's a callback of. */
  callbackParents: RelatedPage[]
  links: LinkView[]
  title: string
  /** By the level of the title above it. Only headings differ. */
  description: Record<TitleLevel, string>
  /** Servers that override the document's servers. Empty for most operations. */
  serverOverrides: ServerView[]
  /** URL to copy: base URL and path. Undefined for a webhook. */
  endpointUrl: string | undefined
  /** Alternative credentials. Empty if none are required. Undefined if the document doesn't say. */
  security: CredentialAlternative[] | undefined
  /** Path, query, header, and cookie parameters. Empty groups are left out. */
  parameters: ParameterGroup[]
  body: BodyView | undefined
  /** Responses, success first, each group in document order. */
  responses: ResponseView[]
  samples: SampleView[]
  /** CLI commands, Terraform resources, and calls of the SDK that do the same. */
  cli: DocumentedName[]
  terraform: DocumentedName[]
  sdk: DocumentedName[]
  /** Guides that use the operation. */
  guides: readonly RelatedPage[]
  /** Input of the form to try the operation. Undefined for a webhook. */
  request: RequestSpec | undefined
}

/** A name and the URL of the page that documents it, if any. */
export interface DocumentedName {
  name: string
  url: string | undefined
}

export type ServerView = ApiServer

/** Schemes that are all required. None for the alternative without credentials. */
export interface CredentialAlternative {
  /** Key for `chooseRequest`. */
  key: string
  credentials: CredentialView[]
}

export interface CredentialView {
  name: string
  /** Description of how credentials are sent, as HTML: "Bearer token in the header `Authorization`". */
  usage: string
  description: string
  /** Scopes that the operation requires, or roles if the scheme isn't OAuth. Descriptions are HTML. */
  scopes: { name: string; description: string }[]
  hasRoles: boolean
  /** Where to get an access token: titles of flows, each with labeled URLs. */
  sources: { title: string; urls: { label: string; url: string }[] }[]
}

export interface ParameterGroup {
  in: 'path' | 'query' | 'header' | 'cookie'
  fields: SchemaField[]
}

export interface BodyView {
  isRequired: boolean
  description: string
  contents: ContentView[]
}

export interface ContentView {
  mediaType: string
  schema: SchemaView | undefined
  /** The schema describes one item of a stream. */
  isStream: boolean
  /** Equal for contents with the same schema, so that many errors of one shape can share a table. */
  schemaKey: string
  /** The component schema, and the URL of its fields. */
  component: { name: string; url: string } | undefined
  examples: ExampleView[]
}

/** A highlighted example. */
export interface ExampleView {
  name: string
  summary: string
  /** As HTML. Empty if there is none. */
  description: string
  /** Highlighted code as HTML with token classes. Empty if the example is only at `wholeUrl`. */
  html: string
  /** URL of the whole example if this one is shortened or empty. */
  wholeUrl: string | undefined
}

export interface ResponseView {
  status: string
  /** `Created`, `Not found`. Empty for `default` and unknown numbers. */
  phrase: string
  kind: 'success' | 'redirect' | 'client' | 'server' | 'other'
  description: string
  headers: SchemaField[]
  contents: ContentView[]
}

/** A request in one programming language. */
export interface SampleView {
  /** ID of the language: `curl`, `python`. Of a sample in the document that is in addition to ours, its label. */
  language: string
  label: string
  /** Highlighted code as HTML with token classes. Undefined if the script generates it on demand. */
  html: string | undefined
  /** True for a sample in the document, which follows neither choices nor the form. */
  isOwn: boolean
}

/**
 * A schema as readers see it. One that is too large for the page, or contains itself, is a link to a separate fragment,
 * so that the output grows in proportion to the document.
 */
export type SchemaView =
  | {
      kind: 'fields'
      type: string
      description: string
      limits: string[]
      fields: SchemaField[]
      rest: SchemaPart | undefined
    }
  | {
      kind: 'choice'
      type: string
      description: string
      limits: string[]
      choice: SchemaChoice
      /** Other choices that apply at the same time. */
      moreChoices: SchemaChoice[]
      fields: SchemaField[]
      rest: SchemaPart | undefined
    }
  /** A component schema. */
  | { kind: 'ref'; type: string; description: string; name: string; url: string }
  /** A schema without a name that there is no room for. */
  | { kind: 'part'; type: string; description: string; part: SchemaPart }
  /** A value without fields: a string, a number, a list of strings. */
  | { kind: 'value'; type: string; description: string; facts: Facts }

/** Fields or shapes that there is no room for on the page. */
export interface SchemaPart {
  /** Name of the fragment that contains them. */
  name: string
  kind: 'fields' | 'shapes'
  count: number
}

/** A choice between several shapes. */
export interface SchemaChoice {
  kind: 'oneOf' | 'anyOf'
  /** Property whose value decides the shape. */
  discriminator: string | undefined
  options: { label: string; schema: SchemaView }[]
  rest: SchemaPart | undefined
}

/** A row of a table of fields. */
export interface SchemaField {
  name: string
  /** Part of the field's URL within its operation: `body.network.vpc_id`, `query.page_no`. */
  anchor: string
  isRequired: boolean
  isDeprecated: boolean
  isReadOnly: boolean
  isWriteOnly: boolean
  /** Type in words: `string`, `integer or null`, `list of objects`, `list of strings`. */
  type: string
  description: string
  facts: Facts
  /** Contents of the field. Undefined if the type is a full description. */
  children: SchemaView | undefined
}

/** Facts about a value beyond its type. Values are formatted as JSON. */
export interface Facts {
  format: string | undefined
  default: string | undefined
  constant: string | undefined
  /** Allowed values. */
  values: string[]
  /** Number of allowed values that there is no room for. */
  moreValues: number
  /** Limits as HTML: "at most 64 characters", "from 1 to 100", "matches `^[a-z]+$`". */
  limits: string[]
  /** Labels are empty for a single example. */
  examples: { label: string; value: string }[]
}

/** An operation or a component schema in a list. */
export interface ItemLine {
  id: string
  title: string
  /** URL of its page. Undefined for a schema without one. */
  url: string | undefined
  /** Beginning of its description as plain text. */
  summary: string
  /** Method and path of an operation. */
  endpoint: { method: string; path: string } | undefined
  isDeprecated: boolean
}

/** A component schema on its own, which a `$ref` loads. */
export interface NamedSchemaView {
  name: string
  /** URL of its page, or of its place on the page of all schemas. */
  url: string
  schema: SchemaView
  /** Highlighted JSON as HTML. Empty for a schema that accepts nothing. */
  example: string
  usedBy: SchemaUseList
  /** Schemas with a field of this one. */
  partOf: SchemaUseList
}

/** Pages of the operations or schemas that name a schema. */
export interface SchemaUseList {
  /** The first of them: an API may use the schema of its errors everywhere. */
  pages: RelatedPage[]
  /** Number of the others. */
  more: number
}
