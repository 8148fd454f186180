import type { ApiDocument, Operation, Schema } from '../../shared/api/api-document.ts'
import type { ExampleOptions } from '../../shared/api/example/create-example.ts'
import type { RequestSpec, SampleRequest } from '../../shared/api/request-spec.ts'
import type { ApiMessages } from '../../shared/messages/api/api-messages.ts'
import type { SchemaMessages } from '../../shared/messages/api/schema-messages.ts'
import type { Texts } from '../../shared/messages/count-message.ts'
import type { TokenRules } from '../../shared/samples/highlight-sample.ts'
import type { SampleLanguage } from '../../shared/samples/sample-language.ts'
import type { RelatedPages } from '../../shared/site/related-pages.ts'

/** All that is needed to say what an operation is like. One object an API: what is worked out is remembered by it. */
export interface DescribeContext {
  document: ApiDocument
  /** Path that the site is served under. */
  base: string
  /** Links of descriptions as written → address. A link that is not in it stays as it is. */
  links: Readonly<Record<string, string>>
  related: RelatedPages
  /** Texts of the language that it is described in. */
  texts: DescribeTexts
  requestSpec(operation: Operation): RequestSpec
  samples: SampleTools
}

export type DescribeTexts = Texts<ApiMessages & SchemaMessages>

/** How requests and examples become code. */
interface SampleTools {
  languages: readonly SampleLanguage[]
  exampleRequest(spec: RequestSpec): SampleRequest
  /** Code as HTML with token classes. */
  highlight(code: string, tokens: TokenRules): string
  highlightJson(json: string): string
  /** A value that fits the schema. */
  exampleOf(schema: Schema, schemas: ApiDocument['schemas'], options: ExampleOptions): unknown
}

/** Who meets a schema: readers do not send what is read-only, and do not get what is write-only. */
export type Direction = 'request' | 'response' | 'both'
