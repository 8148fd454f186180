import type { PageLink } from '../site/related-pages.ts'
import type { RequestSpec } from './request-spec.ts'

/**
 * What the theme prints of an operation, computed before: nothing here is looked up or decided by a component.
 * Descriptions are finished HTML.
 */
export interface OperationView {
  id: string
  /** Address of the operation: `/api/compute/#/nodes/createNode`, with the base. */
  url: string
  group: { id: string; name: string; url: string }
  method: string
  path: string
  /** Fields of the body, and their values, that tell the operation from others with the same method and path. */
  bodyMatch: { name: string; value: string }[]
  /** Id of the operation that it is part of in downloads, which have one for each method and path. */
  mergedId: string | undefined
  isWebhook: boolean
  title: string
  description: string
  isDeprecated: boolean
  isPreview: boolean
  /** Servers that the operation has instead of those of its document. Empty for most operations. */
  ownServers: ServerView[]
  /** The URL to copy: base URL and path. Undefined for a webhook. */
  address: string | undefined
  /** Alternatives of credentials; each is a list that is needed at once. */
  security: CredentialView[][]
  /** Path, query, header, cookie; those without parameters are left out. */
  parameters: ParameterGroup[]
  body: BodyView | undefined
  /** Answers of success first, then the others, each in the order of the document. */
  responses: ResponseView[]
  samples: SampleView[]
  /** Commands, and resources of Terraform, that do the same. */
  cli: DocumentedName[]
  terraform: DocumentedName[]
  /** Guides that use the operation. */
  guides: readonly PageLink[]
  /** What the form to try it is made from; undefined for a webhook. */
  request: RequestSpec | undefined
}

/** A name and the address of the page that documents it, if there is one. */
export interface DocumentedName {
  name: string
  url: string | undefined
}

export interface ServerView {
  url: string
  description: string
}

export interface CredentialView {
  name: string
  /** What is sent, in words: "Bearer token in the header `Authorization`". HTML. */
  place: string
  description: string
}

export interface ParameterGroup {
  in: 'path' | 'query' | 'header' | 'cookie'
  fields: Field[]
}

export interface BodyView {
  isRequired: boolean
  description: string
  contents: ContentView[]
}

export interface ContentView {
  mediaType: string
  schema: SchemaView | undefined
  /** The schema is of one part of a stream. */
  isStream: boolean
  /** The same for contents with the same schema, so that many errors of one shape can share a table. */
  shape: string
  /** The component schema that the schema is, and where it is printed. */
  component: { name: string; url: string } | undefined
  examples: ExampleView[]
}

/** An example, highlighted. */
export interface ExampleView {
  name: string
  summary: string
  /** HTML of the code, with token classes. */
  html: string
}

export interface ResponseView {
  status: string
  /** `Created`, `Not found`; empty for `default` and unknown numbers. */
  phrase: string
  kind: 'success' | 'redirect' | 'client' | 'server' | 'other'
  description: string
  headers: Field[]
  contents: ContentView[]
}

/** A request in one language. */
export interface SampleView {
  /** Id of the language: `curl`, `python`. */
  language: string
  label: string
  /** HTML of the code, with token classes; undefined where the script writes it when a reader asks for it. */
  html: string | undefined
}

/**
 * A schema as a reader sees it. What is too much for one page, or contains itself, is a reference to a fragment of its
 * own, so that the output grows with the document and not with its unfolding.
 */
export type SchemaView =
  | { kind: 'fields'; type: string; description: string; limits: string[]; fields: Field[] }
  | {
      kind: 'choice'
      type: string
      description: string
      limits: string[]
      choice: Choice
      /** Of other choices that hold at the same time. */
      moreChoices: Choice[]
      fields: Field[]
    }
  | { kind: 'reference'; type: string; description: string; name: string; url: string }
  /** Nothing below it: a text, a number, a list of texts. */
  | { kind: 'value'; type: string; description: string; facts: Facts }

/** One of several shapes. */
export interface Choice {
  kind: 'oneOf' | 'anyOf'
  /** Property whose value tells which shape it is. */
  discriminator: string | undefined
  options: { label: string; schema: SchemaView }[]
}

/** A row of a table of fields. */
export interface Field {
  name: string
  /** Part of the address of the field within its operation: `body.network.vpc_id`, `query.page_no`. */
  anchor: string
  isRequired: boolean
  isDeprecated: boolean
  isReadOnly: boolean
  isWriteOnly: boolean
  /** In words: `string`, `integer or null`, `list of objects`, `list of strings`. */
  type: string
  description: string
  facts: Facts
  /** What the field contains; undefined where the type says it all. */
  children: SchemaView | undefined
}

/** What is known of a value beyond its type. Values are as a program writes them (JSON). */
export interface Facts {
  format: string | undefined
  default: string | undefined
  constant: string | undefined
  /** Allowed values. */
  values: string[]
  /** "at most 64 characters", "from 1 to 100", "matches `^[a-z]+$`". HTML. */
  limits: string[]
  example: string | undefined
}

/** A component schema for itself: what a reference loads. */
export interface NamedSchemaView {
  name: string
  schema: SchemaView
}
