import type { Schema, SecurityScheme } from './api-document.ts'

/** What is needed to make a request of an operation: in the browser for trying it, in the build for samples. */
export interface RequestSpec {
  /** Id of the API, for its files below `/_/api/`. */
  api: string
  operation: string
  method: string
  /** With `{parameters}`. */
  path: string
  servers: { url: string; description: string }[]
  parameters: RequestParameter[]
  body: RequestBody | undefined
  /** Schemes of the first alternative, all sent at once. */
  security: NamedScheme[]
  /** The answer of success is JSON: samples read it as such. */
  answersJson?: boolean
}

export interface NamedScheme {
  name: string
  scheme: SecurityScheme
}

export interface RequestParameter {
  name: string
  in: 'path' | 'query' | 'header' | 'cookie'
  isRequired: boolean
  /** One or two sentences, plain text. */
  description: string
  schema: Schema
  style: string
  explode: boolean
  /** What samples show, and forms begin with; undefined where the samples leave it out. */
  example: unknown
}

export interface RequestBody {
  isRequired: boolean
  mediaType: string
  schema: Schema | undefined
  /** At least one. A body that has no example in the document gets one made from its schema. */
  examples: { name: string; summary: string; value: unknown }[]
}

/** What a reader fills in. Parameters by `<in>.<name>`; a parameter that is not there is not sent. */
export interface RequestValues {
  /** URL of the server, without a slash at the end. */
  server: string
  parameters: Record<string, string>
  /** Text of the body; undefined: none. */
  body: string | undefined
  /** By name of the scheme; one that is not there shows a placeholder in samples and is not sent. */
  credentials: Record<string, string>
}

/** A request, ready to be sent or written as code. */
export interface SampleRequest {
  method: string
  /** Absolute, without query. */
  url: string
  /** In order, not encoded; a name may come twice. */
  query: [name: string, value: string][]
  headers: [name: string, value: string][]
  body: SampleBody | undefined
  /** The answer of success is JSON: samples read it as such. */
  answersJson?: boolean
}

export type SampleBody =
  | { kind: 'json'; value: unknown }
  | { kind: 'form'; fields: [name: string, value: string][] }
  | { kind: 'text'; text: string }
