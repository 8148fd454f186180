import type { Problem } from '../../docs-error.ts'

/** Kinds of mistakes in OpenAPI documents that still leave readers a page, with the heading of their list. */
export const documentWarningKinds = {
  examples: "Examples that don't match their schema",
  links: 'Links in descriptions that lead nowhere',
  statuses: 'Responses under an invalid status',
  responses: 'Operations without responses',
  endpoints: 'Operations with the same method and path',
  paths: 'Paths without a leading slash',
  parameters: "Parameters that are incomplete or don't fit the path",
  schemas: 'Invalid schema keywords',
  patterns: "Patterns that aren't valid in JavaScript, or that take too long",
  refs: "`$ref` where OpenAPI doesn't allow it",
  files: 'Examples in files that are missing',
  fields: 'Missing or malformed fields',
  ids: 'Unusable operation IDs',
  security: 'Invalid security requirements',
  servers: 'Server variables without a default',
  overlays: 'Actions of overlays that change nothing',
  syntax: 'Lax YAML or JSON',
} as const

export type DocumentWarningKind = keyof typeof documentWarningKinds

/** A mistake in an OpenAPI document that still leaves readers a page. */
export interface DocumentWarning extends Problem {
  kind: DocumentWarningKind
}
