import type { ApiParameter, ApiServer, Schema } from './api-document.ts'
import type { FieldEncoding } from './http/field-encoding.ts'
import type { CredentialCarrier } from './security/security-scheme.ts'

/** Everything needed to make requests of an operation: in the browser to try it, in the build for samples. */
export interface RequestSpec {
  /** ID of the API, which names its files below `/_/api/`. */
  api: string
  operation: string
  method: string
  /** Path with `{parameters}`. */
  path: string
  servers: ApiServer[]
  parameters: RequestParameter[]
  body: RequestBodySpec | undefined
  /** Bodies of the other media types. Left out if there are none. */
  otherBodies?: RequestBodySpec[]
  /** Schemes of the chosen alternative, all required: at first the document's first one. */
  security: NamedScheme[]
  /** The other alternatives; an empty one needs no credentials. Left out if there are none. */
  otherSecurity?: NamedScheme[][]
  /** True if a successful response is JSON, which samples then parse. */
  hasJsonResponse?: boolean
}

export interface NamedScheme {
  name: string
  scheme: CredentialCarrier
}

export interface RequestParameter
  extends Omit<ApiParameter, 'isDeprecated' | 'allowReserved' | 'mediaType' | 'examples'> {
  /** One or two sentences of plain text, with code between backticks. */
  description: string
  /** True if characters that separate the parts of a URL stay as they are. Left out if not. */
  allowReserved?: true
  /** Media type that the value is written in. Left out for one with a style. */
  mediaType?: string
  /** Value in samples and initial value in forms. Undefined if samples leave the parameter out. */
  example: unknown
  /** Named examples that a reader can choose from, as texts. Left out if there is at most one. */
  examples?: { label: string; text: string }[]
}

export interface RequestBodySpec {
  isRequired: boolean
  mediaType: string
  schema: Schema | undefined
  /** Path of the file with the schema if the page has no room for it. */
  schemaFile?: string
  /**
   * At least one. Generated from the schema if the document has none. XML is text, and forms have no files in them.
   */
  examples: { name: string; summary: string; value: unknown }[]
  /** How fields of a form are written, by name. Left out if all have the defaults. */
  encoding?: Record<string, FieldEncoding>
  /** Files of a form, or the one that is the whole body. Left out if there are none. */
  files?: FileField[]
}

export interface FileField {
  /** Empty if the file is the whole body. */
  name: string
  /** Name of the file in samples. */
  file: string
  /** Left out if the document allows any. */
  contentType?: string
  isRequired: boolean
  /** True if several files can be sent. */
  isList: boolean
}

/** Values that a reader enters. Parameters are keyed by `<in>.<name>`; missing ones aren't sent. */
export interface RequestValues {
  /** URL of the server without a trailing slash. */
  server: string
  parameters: Record<string, string>
  /** Text of the body, if any. */
  body: string | undefined
  /** Names of chosen files by field. Left out if the reader has chosen none. */
  files?: Readonly<Record<string, readonly string[]>>
  /** Credentials by scheme. A missing one is a placeholder in samples and isn't sent. */
  credentials: Record<string, string>
}

/** A request that is ready to be sent or written as code. */
export interface SampleRequest {
  method: string
  /** Absolute URL without the query. */
  url: string
  /** In order and not encoded. Names can repeat. */
  query: [name: string, value: string][]
  headers: [name: string, value: string][]
  body: SampleBody | undefined
  /** True if the client sends a certificate (mutual TLS). */
  hasCertificate?: boolean
  /** True if a successful response is JSON, which samples then parse. */
  hasJsonResponse?: boolean
}

export type SampleBody =
  | { kind: 'json'; value: unknown }
  | { kind: 'form'; fields: [name: string, value: string][] }
  | { kind: 'text'; text: string }
  | { kind: 'multipart'; parts: SamplePart[] }
  /** The bytes of a file. */
  | { kind: 'file'; file: string }

/** A part of a form with files. Without a content type, it's plain text or any file. */
export type SamplePart = { name: string; contentType?: string } & (
  | { kind: 'text'; value: string }
  | { kind: 'file'; file: string }
)
