import { expect, test } from 'vitest'
import type { ApiDocument, OpenApiOperation } from '../shared/api/api-document.ts'
import { createRequestSpec } from './create-request-spec.ts'

const operation: OpenApiOperation = {
  id: 'attachNode',
  group: 'nodes',
  method: 'PUT',
  path: '/nodes/{node_id}/',
  bodyMatch: { type: 'attach' },
  mergedId: undefined,
  isWebhook: false,
  summary: 'Attach a node',
  description: '',
  isDeprecated: false,
  isPreview: false,
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
      contents: [{ mediaType: 'application/json', schema: true, itemSchema: undefined, examples: [] }],
    },
  ],
  security: [['token', 'unknown'], []],
  servers: undefined,
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
  version: '1',
  summary: '',
  description: '',
  servers: [{ url: 'https://api.example', description: '' }],
  securitySchemes: { token: { kind: 'bearer', description: '' } },
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

test('[R-031] generates missing examples and uses the first alternative of credentials', () => {
  const spec = createRequestSpec(operation, document)
  expect(
    spec.parameters.map(({ name, schema, example, description }) => ({ name, schema, example, description })),
  ).toEqual([
    {
      name: 'node_id',
      schema: { type: 'integer', minimum: 100 },
      example: 100,
      description: 'Id of the node.',
    },
    { name: 'page', schema: { type: 'integer' }, example: undefined, description: '' },
  ])
  expect(spec.body).toMatchObject({
    mediaType: 'application/json',
    examples: [{ value: { type: 'attach', vm_id: 100 } }],
  })
  expect(spec.security).toEqual([{ name: 'token', scheme: { kind: 'bearer', description: '' } }])
  expect(spec.servers).toEqual(document.servers)
  expect(spec.hasJsonResponse).toBe(true)
})

test('reads a response without JSON as text', () => {
  const responses = [{ status: '204', description: '', headers: [], contents: [] }]
  expect(createRequestSpec({ ...operation, responses }, document).hasJsonResponse).toBe(false)
})
