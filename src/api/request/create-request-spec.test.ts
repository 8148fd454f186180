import { expect, test } from 'vitest'
import { jsonContent, sampleScheme } from '../../../tests/unit/api-values.ts'
import type { ApiDocument, OpenApiOperation } from '../../shared/api/api-document.ts'
import { createRequestSpec } from './create-request-spec.ts'

const operation: OpenApiOperation = {
  id: 'attachNode',
  group: 'nodes',
  method: 'PUT',
  path: '/nodes/{node_id}/',
  bodyMatch: { type: 'attach' },
  mergedId: undefined,
  isWebhook: false,
  callbacks: [],
  callbackParents: [],
  links: [],
  summary: 'Attach a node',
  description: '',
  isDeprecated: false,
  isPreliminary: false,
  parameters: [
    {
      name: 'node_id',
      in: 'path',
      isRequired: true,
      isDeprecated: false,
      description: 'Id of the **node**.',
      schema: { $ref: '#/components/schemas/Id' },
      style: 'simple',
      explode: false,
      allowReserved: false,
      mediaType: undefined,
      example: undefined,
    },
    {
      name: 'page',
      in: 'query',
      isRequired: false,
      isDeprecated: false,
      description: '',
      schema: { type: 'integer' },
      style: 'form',
      explode: true,
      allowReserved: false,
      mediaType: undefined,
      example: undefined,
    },
  ],
  body: {
    isRequired: true,
    description: '',
    contents: [
      {
        mediaType: 'application/json',
        schema: { $ref: '#/components/schemas/Attach' },
        itemSchema: undefined,
        encoding: {},
        examples: [],
      },
    ],
  },
  responses: [
    { status: '404', description: '', headers: [], contents: [] },
    {
      status: '200',
      description: '',
      headers: [],
      contents: [jsonContent(true)],
    },
  ],
  security: [[{ name: 'token', scopes: [] }], [{ name: 'key', scopes: [] }], []],
  servers: undefined,
  documentation: undefined,
  codeSamples: [],
  cli: [],
  terraform: [],
  sdk: [],
  at: { file: 'openapi.yaml', line: 1 },
}

const document: ApiDocument = {
  id: 'shop',
  label: 'Shop',
  path: '/api/shop/',
  title: '',
  icon: undefined,
  version: '1',
  summary: '',
  description: '',
  links: [],
  servers: [{ url: 'https://api.example', description: '' }],
  securitySchemes: {
    token: sampleScheme({ kind: 'bearer' }),
    key: sampleScheme({ kind: 'apiKey', in: 'header', name: 'X-Key' }),
  },
  groups: [],
  operations: [operation],
  schemas: {
    Id: { type: 'integer', minimum: 100 },
    Attach: {
      type: 'object',
      required: ['type', 'vm_id'],
      properties: { type: { type: 'string' }, vm_id: { $ref: '#/components/schemas/Id' } },
    },
  },
}

test('[R-031] leaves placeholders to the samples, generates missing bodies, and has all alternatives of credentials', () => {
  const spec = createRequestSpec(operation, document)
  expect(
    spec.parameters.map(({ name, schema, example, description }) => ({ name, schema, example, description })),
  ).toEqual([
    {
      name: 'node_id',
      schema: { type: 'integer', minimum: 100 },
      example: undefined,
      description: 'Id of the node.',
    },
    { name: 'page', schema: { type: 'integer' }, example: undefined, description: '' },
  ])
  expect(spec.body).toMatchObject({
    mediaType: 'application/json',
    examples: [{ value: { type: 'attach', vm_id: 100 } }],
  })
  expect(spec.security).toEqual([{ name: 'token', scheme: { kind: 'bearer' } }])
  expect(spec.otherSecurity).toEqual([
    [{ name: 'key', scheme: { kind: 'apiKey', in: 'header', name: 'X-Key' } }],
    [],
  ])
  expect(spec.servers).toEqual(document.servers)
  expect(spec.hasJsonResponse).toBe(true)
})

test('reads a response without JSON as text', () => {
  const responses = [{ status: '204', description: '', headers: [], contents: [] }]
  expect(createRequestSpec({ ...operation, responses }, document).hasJsonResponse).toBe(false)
})

test.each([
  ['200', true],
  ['204', false],
  ['205', false],
])('[R-031] samples read JSON of a response with the status %s: %s', (status, expected) => {
  const contents = [jsonContent(true)]
  const responses = [{ status, description: '', headers: [], contents }]
  expect(createRequestSpec({ ...operation, responses }, document).hasJsonResponse).toBe(expected)
})

test.each([
  ['that is the only alternative is sent once', [[{ name: 'key', scopes: [] }]], ['page']],
  ['that can be left out stays a parameter', [[{ name: 'key', scopes: [] }], []], ['x-key', 'page']],
])('a key that is a parameter too and %s', (_, security, expected) => {
  const [first] = operation.parameters
  if (first === undefined) throw new Error('The operation has no parameters.')
  const parameters = [
    { ...first, in: 'header' as const, name: 'x-key' },
    { ...first, in: 'query' as const, name: 'page' },
  ]
  const spec = createRequestSpec({ ...operation, parameters, security }, document)
  expect(spec.parameters.map(({ name }) => name)).toEqual(expected)
})
