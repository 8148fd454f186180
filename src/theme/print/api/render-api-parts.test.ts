import { describe, expect, test } from 'vitest'
import {
  english,
  jsonContent,
  ref,
  sampleDescribeContext,
  sampleOperation,
  sampleRequirements,
  sampleScheme,
} from '../../../../tests/unit/api-values.ts'
import { describeOperation } from '../../../api/describe/describe-operation.ts'
import { describeNamedSchema } from '../../../api/describe/schema/describe-named-schema.ts'
import type { ApiDocument, OpenApiOperation } from '../../../shared/api/api-document.ts'
import { decodeEntities } from '../../../shared/html/decode-entities.ts'
import { renderOperation, renderSchema } from './render-api-parts.tsx'

const error = { type: 'object', properties: { detail: { type: 'string' } } }
const schemas = {
  ApiError: error,
  Node: { type: 'object', properties: { name: { type: 'string' }, parent: ref('Node') } },
}

const answer = (status: string, schema = ref('ApiError')): OpenApiOperation['responses'][number] => ({
  status,
  description: `What ${status} means.`,
  headers: [],
  contents: [jsonContent(schema, [{ name: 'a', summary: '', value: { status } }])],
})

const operation = sampleOperation({
  path: '/nodes/{node_id}/',
  description: 'Takes `name` & more.',
  isPreliminary: true,
  isDeprecated: true,
  bodyMatch: { type: 'power_on' },
  mergedId: 'postNodesNodeId',
  parameters: [
    {
      name: 'node_id',
      in: 'path',
      isRequired: true,
      isDeprecated: false,
      description: 'Id of the node.',
      schema: { type: 'integer', minimum: 1 },
      style: 'simple',
      explode: false,
      allowReserved: false,
      mediaType: undefined,
      example: 12,
    },
  ],
  body: {
    isRequired: true,
    description: 'The change.',
    contents: [
      jsonContent({
        type: 'object',
        required: ['plan'],
        properties: {
          plan: { type: 'string', enum: Array.from({ length: 12 }, (_, index) => `plan-${index}`) },
          net: {
            oneOf: [
              { title: 'VPC', ...error },
              { title: 'Public', ...error },
            ],
          },
        },
      }),
    ],
  },
  responses: [answer('404'), answer('201', ref('Node')), answer('401')],
  security: [sampleRequirements('token', 'key')],
  cli: ['cloud node create'],
  terraform: ['cloud_node'],
})

function print(changes: Partial<OpenApiOperation> = {}, document: Partial<ApiDocument> = {}): string {
  const context = sampleDescribeContext({
    schemas,
    securitySchemes: {
      token: sampleScheme({ kind: 'bearer' }, 'From the console.'),
      key: sampleScheme({ kind: 'apiKey', in: 'query', name: 'apikey' }),
    },
    ...document,
  })
  return renderOperation(describeOperation({ ...operation, ...changes }, context), english)
}

/** Strips tags, and with them attributes, from HTML. */
const readText = (html: string): string => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

describe('[R-031] a printed operation', () => {
  const html = print()
  const text = readText(html)

  test('is an article labeled by its title, which is focusable and has a link', () => {
    expect(html).toMatch(
      /^<article id="createNode" data-operation="createNode" aria-labelledby="createNode\/title" class="operation">/,
    )
    expect(html).toContain('<h2 id="createNode/title" tabindex="-1">Create a node ')
    expect(html).toContain('href="/docs/api/cloud/nodes/createNode/" aria-label="Link to Create a node"')
  })

  test('shows method and path, and provides the full URL for copying', () => {
    const code = html.match(/data-copy="([^"]*)".*?<code>(.*?)<\/code>/)
    expect(code?.[1]).toBe('https://api.example/v1/nodes/{node_id}/')
    expect(code?.[2]).toBe(
      '<span class="endpoint-path"><span class="address-part">/nodes/</span><wbr/>' +
        '<span class="address-part"><var>{node_id}</var>/</span></span>',
    )
    expect(html).toContain('<span class="method method-post">POST</span>')
    expect(text).toContain(
      "Called when the body contains type: power_on . In the downloads, it's part of postNodesNodeId .",
    )
  })

  test('shows its server if the document declares another one', () => {
    const servers = [
      { url: 'https://files.example/v1', description: '' },
      { url: 'https://backup.example/v1', description: 'Backup' },
    ]
    const printed = readText(print({ servers })).replaceAll(' ', '')
    expect(printed).toContain('https://files.example/v1/nodes/{node_id}/')
    expect(printed).toContain('Otherservershttps://backup.example/v1Backup')
  })

  test('breaks a path segment anywhere if it is wider than a phone', () => {
    const name = 'x'.repeat(31)
    expect(print({ path: `/nodes/${name}/` })).toContain(`<wbr/><span>${name}/</span>`)
  })

  test('states that it is a preview and that it is deprecated', () => {
    expect(text).toContain('Preview This description is preliminary')
    expect(text).toContain('Deprecated It still works')
  })

  test('names its credentials, command, and resource', () => {
    expect(text).toContain(
      'Credentials Bearer token in the Authorization header and API key in the apikey query parameter',
    )
    expect(text).toContain('Command line cloud node create Terraform cloud_node')
  })

  test('prints each field with its ID, type, rules, and a link to itself', () => {
    expect(html).toContain('id="createNode/path.node_id"')
    expect(html).toContain(
      '<a href="/docs/api/cloud/nodes/createNode/#createNode/path.node_id" class="field-name"><code>node_id</code></a>',
    )
    expect(text).toContain('node_id integer required Id of the node. at least 1 Example 12')
  })

  test('collapses the rest of a long list of values', () => {
    expect(text).toContain('plan-7 4 more plan-8')
  })

  test('has a radio button for each language, and the sample of the first, which is checked', () => {
    const buttons = [...html.matchAll(/<input type="radio"[^>]*data-sample-choice[^>]*>/g)].map(
      ([tag]) => tag,
    )
    expect(buttons).toHaveLength(7)
    expect(new Set(buttons.map((tag) => tag.match(/ name="([^"]*)"/)?.[1]))).toEqual(
      new Set(['createNode~language']),
    )
    expect(buttons.filter((tag) => tag.includes('checked'))).toEqual([buttons[0]])
    expect(html).toContain('<legend class="visually-hidden">Language</legend>')
    expect(html.match(/data-sample="\w+"/g)).toEqual(['data-sample="curl"'])
  })

  test('opens the successful response, and lists errors in a table that prints their common fields once', () => {
    expect(html).toContain('<details id="createNode/201" open class="response">')
    expect(text).toContain('404 Not found What 404 means. 401 Unauthorized What 401 means.')
    expect(html).toContain('<tr id="createNode/401">')
    expect(html.match(/data-schema="ApiError"/g)).toHaveLength(1)
  })

  test('has a link for readers without JavaScript to a schema that is loaded on demand', () => {
    expect(html).toContain('data-schema="Node" data-anchor="201.parent"')
    expect(html).toContain('<a href="/docs/api/cloud/schemas/Node/">Fields of Node</a>')
  })

  test('contains the Try it island, with everything needed for a request', () => {
    const [, props = ''] = html.match(/<div data-island="TryIt" data-props="([^"]*)" class="try-it"/) ?? []
    expect(JSON.parse(decodeEntities(props))).toMatchObject({
      request: { operation: 'createNode', parameters: [{ name: 'node_id' }] },
    })
  })

  test('has unique IDs, no style attributes, and headings in order', () => {
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    expect(html).not.toContain('style=')
    expect([...html.matchAll(/<h(\d)/g)].map(([, level]) => level)).toEqual([
      '2',
      '3',
      '3',
      '3',
      '3',
      '3',
      '3',
    ])
  })
})

test('[R-031] a webhook has a payload, but neither samples nor a form', () => {
  const html = print({ isWebhook: true, path: 'nodeCreated' })
  expect(readText(html)).toContain('Webhook This request is sent to your server.')
  expect(readText(html)).toContain('Payload')
  expect(html).not.toContain('data-island')
  expect(html).not.toContain('data-sample-choice')
})

test('[R-031] an operation that has only a method is printed', () => {
  const html = print({
    parameters: [],
    body: undefined,
    responses: [],
    security: [],
    cli: [],
    terraform: [],
    sdk: [],
    bodyMatch: undefined,
  })
  expect(readText(html)).toContain('No credentials required')
  expect(html).not.toContain('<h3>Errors')
})

test('[R-031] a default response on its own counts as a success, and a response without a body is labeled', () => {
  const html = print({ responses: [{ ...answer('default'), contents: [] }] })
  expect(html).toContain('<details id="createNode/default" open class="response">')
  expect(readText(html)).toContain('Any other')
  expect(readText(html)).toContain('The response has no body.')
})

test('[R-031] a printed schema can appear twice on a page, because it has no radio buttons', () => {
  const shapes = {
    Net: {
      oneOf: [
        { title: 'A', ...error },
        { title: 'B', ...error },
      ],
    },
    ...schemas,
  }
  const context = sampleDescribeContext({ schemas: shapes })
  const html = renderSchema(describeNamedSchema('Net', context), english)
  expect(html).not.toContain('type="radio"')
  expect(html).toContain('<summary>B</summary>')
  expect(html).toContain('id="Net/(a).detail"')
})
