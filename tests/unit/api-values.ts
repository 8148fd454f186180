import {
  createDescribeCache,
  type DescribeContext,
  type DescribeMessages,
} from '../../src/api/describe/describe-context.ts'
import { fullDetail } from '../../src/api/describe/detail-levels.ts'
import { OverflowCollector } from '../../src/api/describe/schema/overflow-collector.ts'
import type {
  ApiDocument,
  MediaContent,
  OpenApiOperation,
  Schema,
} from '../../src/shared/api/api-document.ts'
import type { RelatedPages } from '../../src/shared/api/pages/related-pages.ts'
import type {
  CredentialCarrier,
  SecurityRequirement,
  SecurityScheme,
} from '../../src/shared/api/security/security-scheme.ts'
import { apiMessages } from '../../src/shared/messages/api/api-messages.ts'
import { schemaMessages } from '../../src/shared/messages/api/schema-messages.ts'
import { pageMessages } from '../../src/shared/messages/page-messages.ts'
import type { PrintLanguage } from '../../src/shared/output/render-module.ts'

export const noRelatedPages: RelatedPages = { guides: {}, documentUrls: {} }

export const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })

export const jsonContent = (schema: Schema, examples: MediaContent['examples'] = []): MediaContent => ({
  mediaType: 'application/json',
  schema,
  itemSchema: undefined,
  encoding: {},
  examples,
})

export const sampleScheme = (carrier: CredentialCarrier, description = ''): SecurityScheme => ({
  ...carrier,
  description,
  tokenFormat: '',
  flows: [],
  metadataUrl: '',
})

export const sampleRequirements = (...names: string[]): SecurityRequirement[] =>
  names.map((name) => ({ name, scopes: [] }))

export function sampleOperation(changes: Partial<OpenApiOperation> = {}): OpenApiOperation {
  return {
    id: 'createNode',
    group: 'nodes',
    method: 'POST',
    path: '/nodes/',
    bodyMatch: undefined,
    mergedId: undefined,
    isWebhook: false,
    callbacks: [],
    callbackParents: [],
    links: [],
    summary: 'Create a node',
    description: '',
    isDeprecated: false,
    isPreliminary: false,
    parameters: [],
    body: undefined,
    responses: [],
    security: [],
    servers: undefined,
    documentation: undefined,
    codeSamples: [],
    cli: [],
    terraform: [],
    sdk: [],
    at: { file: 'openapi.yaml', line: undefined },
    ...changes,
  }
}

export function sampleDocument(changes: Partial<ApiDocument> = {}): ApiDocument {
  const operations = changes.operations ?? [sampleOperation()]
  return {
    id: 'cloud',
    label: 'Cloud API',
    path: '/api/cloud/',
    title: 'Cloud',
    icon: undefined,
    version: '1.0.0',
    summary: '',
    description: '',
    links: [],
    servers: [{ url: 'https://api.example/v1', description: '' }],
    securitySchemes: {},
    groups: [
      {
        id: 'nodes',
        name: 'Nodes',
        section: undefined,
        icon: undefined,
        description: '',
        operations: operations.map(({ id }) => id),
        sharedOperations: [],
      },
    ],
    operations,
    schemas: {},
    ...changes,
  }
}

/** A language that replaces no texts. */
export const english: PrintLanguage = { language: 'en', messages: {} }

export const englishMessages: DescribeMessages = {
  language: 'en',
  messages: { ...pageMessages, ...apiMessages, ...schemaMessages },
}

/** Creates the context that describes a test document, with the real sample languages. */
export function sampleDescribeContext(
  changes: Partial<ApiDocument> = {},
  links: Record<string, string> = {},
): DescribeContext {
  return {
    document: sampleDocument(changes),
    base: '/docs/',
    linkUrls: links,
    relatedPages: noRelatedPages,
    imageOrigins: [],
    texts: englishMessages,
    detail: fullDetail,
    parts: new OverflowCollector('test'),
    cache: createDescribeCache(),
  }
}
