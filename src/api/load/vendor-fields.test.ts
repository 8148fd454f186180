import { describe, expect, test } from 'vitest'
import { loadLeniently, loadTexts } from '../../../tests/unit/load-texts.ts'
import type { SchemaObject } from '../../shared/api/api-document.ts'

const done = "responses: { '200': { description: Done } }"
const load = (rest: string, version = '3.1.0') => loadLeniently(`openapi: ${version}\n${rest}`).document

describe('[R-031] what a document says in fields of other versions and vendors', () => {
  test('about itself: a logo with a link, and the installation of SDKs', () => {
    const { description } = load(`info:
  title: A
  version: '1'
  description: Text.
  x-logo: { url: https://cloud.example/l.png, altText: Cloud, href: https://cloud.example/ }
  x-scalar-sdk-installation: [{ lang: Node, description: From npm., source: npm install cloud }]
paths: {}
`)
    expect(description).toBe(
      '[![Cloud](<https://cloud.example/l.png>)](<https://cloud.example/>)\n\nText.\n\n**Node**\n\nFrom npm.\n\n```sh\nnpm install cloud\n```',
    )
  })

  test('about servers: their names, and the servers of Swagger', () => {
    const servers = load(`info: { title: A, version: '1' }
servers: [{ url: https://a.example, name: EU, description: For Europe }]
paths: { /a: { get: { x-servers: [{ url: https://b.example }], ${done} } } }
`)
    expect(servers.servers).toEqual([{ url: 'https://a.example', description: 'EU: For Europe' }])
    expect(servers.operations[0]?.servers).toEqual([{ url: 'https://b.example', description: '' }])
  })

  test('about webhooks, under both names', () => {
    const { operations } = load(`info: { title: A, version: '1' }
paths: {}
webhooks: { started: { post: { ${done} } }, both: { post: { summary: New, ${done} } } }
x-webhooks: { stopped: { post: { ${done} } }, both: { post: { summary: Old, ${done} } } }
`)
    expect(operations.map(({ path, summary }) => [path, summary])).toEqual([
      ['stopped', 'stopped'],
      ['both', 'New'],
      ['started', 'started'],
    ])
  })

  test('about all operations of a path', () => {
    const { operations } = load(`info: { title: A, version: '1' }
paths:
  /a: { summary: A node, description: One of the nodes., get: { ${done} }, put: { description: Own., ${done} } }
  /b: { summary: Nodes, get: { ${done} } }
`)
    expect(operations.map(({ summary, description }) => [summary, description])).toEqual([
      ['GET /a', 'One of the nodes.'],
      ['PUT /a', 'Own.'],
      // A text that repeats the title is left out.
      ['Nodes', ''],
    ])
  })

  test('about a response: its summary', () => {
    const { operations } = load(
      `info: { title: A, version: '1' }
paths:
  /a:
    get:
      x-scalar-stability: experimental
      responses:
        '200': { summary: The node, description: As it is now. }
        '404': { x-summary: Gone, description: Gone }
`,
      '3.2.0',
    )
    expect(operations[0]?.responses.map(({ description }) => description)).toEqual([
      'The node\n\nAs it is now.',
      'Gone',
    ])
    expect(operations[0]?.isPreliminary).toBe(true)
  })

  test('about parameters: examples in Swagger, and examples elsewhere', () => {
    const { document } = loadTexts(
      {
        'api/openapi.yaml': `swagger: '2.0'
info: { title: A, version: '1' }
host: a.example
parameters: { size: { name: size, in: query, type: integer, x-example: 3 } }
paths:
  /a: { get: { parameters: [{ name: q, in: query, type: string, x-example: web }, { $ref: '#/parameters/size' }], ${done} } }
`,
      },
      { problems: 'warn' },
    )
    expect(document.operations[0]?.parameters.map(({ example }) => example)).toEqual(['web', 3])
    const { operations } = load(`info: { title: A, version: '1' }
paths:
  /a: { get: { parameters: [{ name: q, in: query, schema: { type: string }, examples: { long: { externalValue: https://a.example/q.txt } } }], ${done} } }
`)
    expect(operations[0]?.parameters[0]?.outsideExamples).toEqual([
      { name: 'long', summary: '', description: '', url: 'https://a.example/q.txt' },
    ])
  })

  test('about deprecated things: what replaces them', () => {
    const { operations, schemas } = load(`info: { title: A, version: '1' }
paths:
  /a:
    get:
      description: Lists.
      deprecated: true
      x-deprecated-message: Use b.
      parameters: [{ name: q, in: query, deprecated: true, x-deprecationMessage: Use r., schema: { type: string } }]
      ${done}
components: { schemas: { A: { properties: { id: { deprecated: true, description: Old., x-deprecatedMessage: Use name. } } } } }
`)
    expect(operations[0]).toMatchObject({
      description: 'Lists.\n\nUse b.',
      parameters: [{ description: 'Use r.' }],
    })
    expect(schemas.A).toMatchObject({ properties: { id: { description: 'Old.\n\nUse name.' } } })
  })

  test('about a header: its named examples', () => {
    const { operations } = load(`info: { title: A, version: '1' }
paths:
  /a: { get: { responses: { '200': { description: Done, headers: { Retry-After: { schema: {}, examples: { s: { summary: In seconds, value: '120' } } } } } } } }
`)
    expect(operations[0]?.responses[0]?.headers[0]).toMatchObject({
      example: '120',
      examples: [{ name: 's', summary: 'In seconds', value: '120' }],
    })
  })

  test.each([
    { about: 'that repeats the name', field: 'user_id: { title: User Id }', text: undefined },
    {
      about: 'without a description',
      field: 'id: { title: Number of the node }',
      text: 'Number of the node',
    },
    {
      about: 'beside a description',
      field: 'id: { title: Node number, description: It never changes. }',
      text: '**Node number**\n\nIt never changes.',
    },
    {
      about: 'of one word beside a description',
      field: 'id: { title: node_id_param, description: It never changes. }',
      text: 'It never changes.',
    },
    {
      about: 'that the description repeats',
      field: 'id: { title: Node number, description: The node number. }',
      text: 'The node number.',
    },
  ])('about a field: a title $about', ({ field, text }) => {
    const { schemas } = load(`info: { title: A, version: '1' }
paths: {}
components: { schemas: { A: { properties: { ${field} } } } }
`)
    const { properties = {} } = schemas.A as SchemaObject
    expect(Object.values(properties).map((schema) => (schema as SchemaObject).description)).toEqual([text])
  })
})
