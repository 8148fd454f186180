import type { Schema, SecurityScheme } from './api-document.ts'

/** Everything needed to make requests of an operation: in the browser to try it, in the build for samples. */
export interface RequestSpec {
  /** ID of the API, which names its files below `/_/api/`. */
  api: string
  operation: string
  method: string
  /** Path with `{parameters}`. */
  path: string
  servers: { url: string; description: string }[]
  parameters: RequestParameter[]
  body: RequestBodySpec | undefined
  /** Schemes of the first alternative, all required. */
  security: NamedScheme[]
  /** True if a successful response is JSON, which samples then parse. */
  hasJsonResponse?: boolean
}

export interface NamedScheme {
  name: string
  scheme: SecurityScheme
}

export interface RequestParameter {
  name: string
  in: 'path' | 'query' | 'header' | 'cookie'
  isRequired: boolean
  /** One or two sentences of plain text. */
  description: string
  schema: Schema
  style: string
  explode: boolean
  /** Value in samples and initial value in forms. Undefined if samples leave the parameter out. */
  example: unknown
}

export interface RequestBodySpec {
  isRequired: boolean
  mediaType: string
  schema: Schema | undefined
  /** At least one. Generated from the schema if the document has none. */
  examples: { name: string; summary: string; value: unknown }[]
}

/** Values that a reader enters. Parameters are keyed by `<in>.<name>`; missing ones aren't sent. */
export interface RequestValues {
  /** URL of the server without a trailing slash. */
  server: string
  parameters: Record<string, string>
  /** Text of the body, if any. */
  body: string | undefined
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
  /** True if a successful response is JSON, which samples then parse. */
  hasJsonResponse?: boolean
}

export type SampleBody =
  | { kind: 'json'; value: unknown }
  | { kind: 'form'; fields: [name: string, value: string][] }
  | { kind: 'text'; text: string }
