import { expect, test } from 'vitest'
import { loadTexts } from '../../../../tests/unit/load-texts.ts'

const document = `openapi: 3.1.1
info: { title: '{{brand.name}} API', version: '1' }
paths:
  /nodes/: { $ref: './paths/nodes.yaml#/nodes', summary: Ours }
  /volumes/: { $ref: '#/components/pathItems/volumes' }
components:
  pathItems:
    volumes: { get: { operationId: listVolumes, responses: { '200': { $ref: responses.json#/Done } } } }
  schemas:
    Alias: { $ref: ./schemas/node.yaml#/Node }
    Tag: { type: string }
`
const nodes = `nodes:
  get:
    operationId: listNodes
    description: See [nodes](/docs/nodes/).
    parameters: [{ $ref: '#/page' }]
    responses:
      '200':
        description: Done
        content:
          application/json:
            schema: { $ref: ../schemas/node.yaml#/Node }
            examples: { one: { value: { $ref: '#/not-a-reference', name: '{{brand.name}}' } } }
      '404': { $ref: ../responses.json#/Done }
page: { name: page, in: query, schema: { type: integer } }
`
const schemas = `Node:
  type: object
  properties:
    self: { $ref: '#/Node', description: Itself. }
    tag: { $ref: '#/Tag' }
    own: { $ref: '../openapi.yaml#/components/schemas/Tag' }
    inner: { $ref: '#/Node/properties/tag' }
  discriminator: { propertyName: kind, mapping: { a: '#/Tag', b: Tag } }
Tag: { type: object }
`
const responses = `{ "Done": { "description": "Done. [Read on](https://cloud.example/a_(b)) or \`[not](this)\`." } }`

const {
  bundled,
  document: api,
  links,
} = loadTexts({
  'api/openapi.yaml': document,
  'api/paths/nodes.yaml': nodes,
  'api/schemas/node.yaml': schemas,
  'api/responses.json': responses,
})

test('[R-031] merges a document of many files without duplicating anything', () => {
  expect(bundled).toEqual({
    openapi: '3.1.1',
    info: { title: "Anna's Cloud API", version: '1' },
    paths: {
      '/nodes/': {
        summary: 'Ours',
        get: {
          operationId: 'listNodes',
          description: 'See [nodes](/docs/nodes/).',
          parameters: [{ $ref: '#/components/parameters/page' }],
          responses: {
            '200': {
              description: 'Done',
              content: {
                'application/json': {
                  schema: { $ref: '#/components/schemas/Alias' },
                  examples: { one: { value: { $ref: '#/not-a-reference', name: "Anna's Cloud" } } },
                },
              },
            },
            '404': { $ref: '#/components/responses/Done' },
          },
        },
      },
      '/volumes/': { $ref: '#/components/pathItems/volumes' },
    },
    components: {
      pathItems: {
        volumes: {
          get: { operationId: 'listVolumes', responses: { '200': { $ref: '#/components/responses/Done' } } },
        },
      },
      schemas: {
        Alias: {
          type: 'object',
          properties: {
            self: { $ref: '#/components/schemas/Alias', description: 'Itself.' },
            tag: { $ref: '#/components/schemas/node-Tag' },
            own: { $ref: '#/components/schemas/Tag' },
            inner: { $ref: '#/components/schemas/tag' },
          },
          discriminator: {
            propertyName: 'kind',
            mapping: { a: '#/components/schemas/node-Tag', b: 'Tag' },
          },
        },
        Tag: { type: 'string' },
        'node-Tag': { type: 'object' },
        tag: { $ref: '#/components/schemas/node-Tag' },
      },
      parameters: { page: { name: 'page', in: 'query', schema: { type: 'integer' } } },
      responses: { Done: { description: expect.stringContaining('Read on') } },
    },
  })
})

test('records internal links in descriptions and operations with their file and line', () => {
  expect(links).toEqual([{ href: '/docs/nodes/', file: 'api/paths/nodes.yaml', line: 4 }])
  expect(api.operations.map(({ at }) => at)).toEqual([
    { file: 'api/paths/nodes.yaml', line: 2 },
    { file: 'api/openapi.yaml', line: 8 },
  ])
})
