import { describe, expect, test } from 'vitest'
import { sampleScheme } from '../../../tests/unit/api-values.ts'
import { loadText } from '../../../tests/unit/load-texts.ts'
import type { LoadedApi } from '../../shared/api/loaded-api.ts'

const info = `info: { title: Cloud API, version: '1' }\n`
const answer = `responses: { '200': { description: Done } }`

const loadOperation = ({ document }: LoadedApi, id: string) =>
  document.operations.find((operation) => operation.id === id)

describe('[R-031] OpenAPI 3.0', () => {
  const loaded = loadText(`openapi: 3.0.3
${info}servers:
  - url: https://{region}.api.cloud.example/v1/
    description: All regions
    variables: { region: { default: delhi, description: Such as **delhi**. } }
paths: {}
components:
  securitySchemes:
    login: { type: http, scheme: Basic }
    code: { type: oauth2, flows: {} }
  schemas:
    Name: { type: string, nullable: true, example: web-01 }
    Size: { type: integer, minimum: 1, exclusiveMinimum: true, maximum: 9, exclusiveMaximum: false }
    State: { type: string, nullable: true, enum: [on, off], example: null }
    Parent: { nullable: true, description: Or none., allOf: [{ $ref: '#/components/schemas/Name' }] }
    Node: { type: object, properties: { parent: { $ref: '#/components/schemas/Parent' } }, example: { parent: null } }
    Label: { $ref: '#/components/schemas/Name', type: object, properties: {}, description: Of a node., x-order: 1 }
`)

  test('translates schemas to JSON Schema 2020-12 and keeps the original in the download', () => {
    expect(loaded.document.schemas).toEqual({
      Name: { type: ['string', 'null'], examples: ['web-01'] },
      Size: { type: 'integer', exclusiveMinimum: 1, maximum: 9 },
      State: { type: ['string', 'null'], enum: ['on', 'off', null], examples: [null] },
      Parent: { description: 'Or none.', anyOf: [{ $ref: '#/components/schemas/Name' }, { type: 'null' }] },
      Label: { $ref: '#/components/schemas/Name', description: 'Of a node.', 'x-order': 1 },
      Node: {
        type: 'object',
        properties: { parent: { $ref: '#/components/schemas/Parent' } },
        examples: [{ parent: null }],
      },
    })
    expect(loaded.bundled).toMatchObject({ components: { schemas: { Name: { nullable: true } } } })
  })

  test('fills in the defaults of server variables and distinguishes security schemes', () => {
    expect(loaded.document.servers).toEqual([
      {
        url: 'https://delhi.api.cloud.example/v1',
        description: 'All regions',
        template: 'https://{region}.api.cloud.example/v1',
        variables: [{ name: 'region', default: 'delhi', values: [], description: 'Such as delhi.' }],
      },
    ])
    expect(loaded.document.securitySchemes).toEqual({
      login: sampleScheme({ kind: 'basic' }),
      code: sampleScheme({ kind: 'oauth2' }),
    })
  })
})

describe('[R-031] OpenAPI 3.1', () => {
  const loaded = loadText(`openapi: 3.1.1
${info}security: [{ token: [] }]
tags: [{ name: Nodes & Disks }, { name: all }, { name: Nothing }]
paths:
  /nodes/{id}/:
    servers: [{ url: https://nodes.cloud.example/ }]
    parameters:
      - { name: id, in: path, required: true, schema: { type: integer }, examples: { one: { value: 7 } } }
      - { name: page, in: query, schema: { type: integer, default: 1 } }
    get:
      tags: [all, Nodes & Disks]
      security: []
      x-cli: [node show, node list]
      x-terraform: cloud_node
      x-sdk: Nodes.list
      x-preview: true
      deprecated: true
      parameters: [{ name: page, in: query, description: Ours, schema: { type: integer } }]
      responses:
        default: { $ref: '#/components/responses/Failed', description: Something else }
        '200':
          description: Done
          content:
            text/plain: { example: ok }
            application/problem+json: { schema: true }
    put: { operationId: putNode, tags: [Nodes & Disks], ${answer} }
    query: { security: [{}, { token: [] }], ${answer} }
webhooks:
  nodeCreated: { post: { requestBody: { content: { application/json: { schema: { type: object } } } } } }
components:
  responses: { Failed: { description: Failed } }
  securitySchemes: { token: { type: apiKey, in: query, name: apikey } }
`)

  test('orders groups by tags with the rest by path, and avoids IDs that are routes', () => {
    expect(loaded.document.groups.map(({ id, name, operations }) => [id, name, operations])).toEqual([
      ['nodes--disks', 'Nodes & Disks', ['putNode']],
      ['all-1', 'All', ['getNodesById']],
      ['nodes', 'Nodes', ['queryNodesById']],
      ['webhooks', 'Webhooks', ['postNodeCreated']],
    ])
    expect(loaded.document.operations.map(({ id }) => id)).toEqual([
      'putNode',
      'getNodesById',
      'queryNodesById',
      'postNodeCreated',
    ])
  })

  test('lets an operation inherit and override parameters, servers, and security', () => {
    expect(loadOperation(loaded, 'getNodesById')).toMatchObject({
      method: 'GET',
      summary: 'GET /nodes/{id}/',
      isDeprecated: true,
      isPreliminary: true,
      cli: ['node show', 'node list'],
      terraform: ['cloud_node'],
      sdk: ['Nodes.list'],
      security: [],
      servers: [{ url: 'https://nodes.cloud.example', description: '' }],
      parameters: [
        { name: 'id', style: 'simple', explode: false, example: 7 },
        { name: 'page', description: 'Ours', style: 'form', explode: true },
      ],
      responses: [
        { status: '200', contents: [{ mediaType: 'application/problem+json' }, { mediaType: 'text/plain' }] },
        { status: 'default', description: 'Something else' },
      ],
    })
    expect(loadOperation(loaded, 'putNode')?.security).toEqual([[{ name: 'token', scopes: [] }]])
    expect(loadOperation(loaded, 'queryNodesById')?.security).toEqual([[{ name: 'token', scopes: [] }], []])
  })

  test('reads a webhook as an operation with a name instead of a path and no credentials', () => {
    expect(loadOperation(loaded, 'postNodeCreated')).toMatchObject({
      isWebhook: true,
      method: 'POST',
      path: 'nodeCreated',
      summary: 'nodeCreated',
      security: undefined,
      body: { contents: [{ mediaType: 'application/json' }] },
    })
  })
})

describe('[R-031] OpenAPI 3.2', () => {
  const loaded = loadText(`openapi: 3.2.0
$self: https://docs.cloud.example/api/openapi.yaml
${info}tags:
  - { name: disks, summary: Disks of nodes, parent: nodes }
  - { name: other }
  - { name: nodes, summary: Nodes }
paths:
  /nodes/:
    query: { operationId: searchNodes, tags: [nodes], ${answer} }
    additionalOperations:
      COPY: { operationId: copyNode, tags: [disks], ${answer} }
    get:
      operationId: listNodes
      tags: [other]
      parameters:
        - name: filter
          in: querystring
          description: The whole query.
          content:
            application/x-www-form-urlencoded:
              schema: { $ref: 'https://docs.cloud.example/api/openapi.yaml#/components/schemas/Filter' }
              example: { state: on }
      responses:
        '200':
          summary: A stream
          content:
            application/jsonl:
              itemSchema: { $ref: '#/components/schemas/Filter' }
              examples: { one: { dataValue: { state: off } } }
components:
  schemas:
    Filter: { type: object, required: [state], properties: { state: { type: string, description: On or off. }, page: { type: integer, examples: [2] } } }
`)

  test('describes the whole query with the operation', () => {
    expect(loaded.document.operations[0]?.description).toBe('The whole query.')
  })

  test('reads QUERY, additional methods, nested groups, and their short names', () => {
    expect(loaded.document.operations.map(({ method, id }) => `${method} ${id}`)).toEqual([
      'GET listNodes',
      'QUERY searchNodes',
      'COPY copyNode',
    ])
    expect(loaded.document.groups.map(({ id, name }) => [id, name])).toEqual([
      ['other', 'Other'],
      ['nodes', 'Nodes'],
      ['disks', 'Disks of nodes'],
    ])
  })

  test('reads the fields of a query string as query parameters', () => {
    expect(loadOperation(loaded, 'listNodes')?.parameters).toMatchObject([
      {
        name: 'state',
        in: 'query',
        isRequired: true,
        description: 'On or off.',
        example: 'on',
        style: 'form',
      },
      { name: 'page', in: 'query', isRequired: false, example: undefined, explode: true },
    ])
  })

  test('reads the item schema of streams and the data of examples', () => {
    expect(loadOperation(loaded, 'listNodes')?.responses).toMatchObject([
      {
        description: 'A stream',
        contents: [
          {
            itemSchema: { $ref: '#/components/schemas/Filter' },
            examples: [{ name: 'one', value: { state: 'off' } }],
          },
        ],
      },
    ])
  })
})
