import { describe, expect, test } from 'vitest'
import { noRelatedPages } from '../../../tests/unit/api-values.ts'
import { loadLeniently } from '../../../tests/unit/load-texts.ts'
import { formatOperationMarkdown } from '../exports/format-api-markdown.ts'

const { document, warnings } = loadLeniently(`openapi: 3.1.0
info: { title: Cloud API, version: '1', description: Read this first. }
externalDocs: { url: https://docs.cloud.example/ }
tags:
  - { name: Events, description: What happens., externalDocs: { url: https://docs.cloud.example/events, description: 'All [events]' } }
  - { name: Concepts, x-displayName: How it works, description: A chapter. }
  - { name: Empty }
paths:
  /subscriptions:
    post:
      operationId: subscribe
      tags: [Events]
      responses:
        '201':
          description: Created
          links:
            Delete: { operationId: unsubscribe, parameters: { id: $response.body#/id }, description: Ends it. }
            Show: { operationRef: '#/paths/~1subscriptions~1{id}/get', requestBody: { all: true } }
            Outside: { operationRef: https://other.cloud.example/openapi.yaml#/paths/~1a/get }
            Shared: { $ref: '#/components/links/Shared' }
      callbacks:
        event:
          '{$request.body#/url}': { post: { operationId: subscribe, responses: { '204': { description: Received } } } }
        shared: { $ref: '#/components/callbacks/Shared' }
  /subscriptions/{id}:
    parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
    get:
      operationId: show
      tags: [Others]
      callbacks: { shared: { $ref: '#/components/callbacks/Shared' } }
      responses: { '200': { description: Found } }
    delete: { operationId: unsubscribe, tags: [Events], responses: { '204': { description: Gone } } }
x-webhooks: { stopped: { post: { tags: [Events], responses: { '200': { description: Thanks } } } } }
components:
  links: { Shared: { operationId: show } }
  callbacks:
    Shared: { '{$request.query.url}': { post: { operationId: shared, summary: Shared event, responses: { '200': { description: Thanks } } } } }
  schemas:
    State:
      type: string
      description: A state.
      enum: [running, stopped]
      x-enumDescriptions: { running: It runs., stopped: It is off. }
      externalDocs: { url: https://docs.cloud.example/state }
    Size: { type: integer, enum: [1, 2], x-enum-descriptions: [Small, Large] }
`)

const find = (id: string) => document.operations.find((operation) => operation.id === id)

describe('[R-031] callbacks', () => {
  test('are operations next to the first one that has them', () => {
    expect(document.groups.map(({ id, operations }) => [id, operations])).toEqual([
      ['events', ['subscribe', 'postEvent', 'shared', 'unsubscribe', 'postStopped']],
      ['others', ['show']],
    ])
    expect(find('postEvent')).toMatchObject({
      isWebhook: true,
      path: '{$request.body#/url}',
      summary: 'event',
      callbackParents: ['subscribe'],
    })
  })

  test('that several operations share are listed once and linked from each', () => {
    expect(find('shared')).toMatchObject({ summary: 'Shared event', callbackParents: ['subscribe', 'show'] })
    expect(find('subscribe')?.callbacks).toEqual([
      { name: 'event', operation: 'postEvent' },
      { name: 'shared', operation: 'shared' },
    ])
    expect(find('show')?.callbacks).toEqual([{ name: 'shared', operation: 'shared' }])
  })

  test('with the ID of another one are no mistake', () => expect(warnings).toEqual([]))

  test('that contain themselves end', () => {
    const text = `openapi: 3.1.0
info: { title: Cloud API, version: '1' }
paths: { /a: { get: { operationId: getA, callbacks: { again: { $ref: '#/components/callbacks/Again' } }, responses: { '200': { description: Done } } } } }
components: { callbacks: { Again: { '{$url}': { post: { operationId: again, callbacks: { again: { $ref: '#/components/callbacks/Again' } } } } } } }
`
    const { operations } = loadLeniently(text).document
    expect(operations.map(({ id, callbackParents }) => [id, callbackParents])).toEqual([
      ['getA', []],
      ['again', ['getA', 'again']],
    ])
  })
})

test('[R-031] links of responses lead to operations by ID or place', () => {
  expect(find('subscribe')?.links).toEqual([
    {
      ...{ status: '201', name: 'Delete', description: 'Ends it.' },
      ...{ operation: 'unsubscribe', target: 'unsubscribe', values: [['id', '$response.body#/id']] },
    },
    {
      ...{ status: '201', name: 'Show', description: '', operation: 'show' },
      ...{ target: '#/paths/~1subscriptions~1{id}/get', values: [['body', '{"all":true}']] },
    },
    {
      ...{ status: '201', name: 'Outside', description: '', operation: undefined },
      ...{ target: 'https://other.cloud.example/openapi.yaml#/paths/~1a/get', values: [] },
    },
    { status: '201', name: 'Shared', description: '', operation: 'show', target: 'show', values: [] },
  ])
})

test('[R-031] descriptions contain tags without operations, external documentation, and meanings of values', () => {
  expect(document.description).toBe('Read this first.\n\n# How it works\n\nA chapter.')
  expect(document.groups[0]?.description).toBe(
    'What happens.\n\n[All \\[events\\]](<https://docs.cloud.example/events>)',
  )
  expect(document.schemas).toMatchObject({
    State: {
      description:
        'A state.\n\n[https://docs.cloud.example/state](<https://docs.cloud.example/state>)\n\n- `running`: It runs.\n- `stopped`: It is off.',
    },
    Size: { description: '- `1`: Small\n- `2`: Large' },
  })
})

test('[R-031] Markdown has callbacks and links', () => {
  const context = { document, siteUrl: 'https://docs.example', relatedPages: noRelatedPages }
  const print = (id: string): string => {
    const operation = find(id)
    return operation === undefined ? '' : formatOperationMarkdown(operation, context)
  }
  expect(print('subscribe')).toContain(`## Links to other operations

- \`201\` Delete: \`unsubscribe\`. Ends it. \`id\` = \`$response.body#/id\``)
  expect(print('subscribe')).toContain(
    'Callbacks: [event](https://docs.example/api/cloud/events/postEvent/index.md), [shared](https://docs.example/api/cloud/events/shared/index.md)',
  )
  expect(print('shared')).toContain('`POST {$request.query.url} (callback)`, operation `shared`')
  expect(print('shared')).toContain(
    'Callback of: [subscribe](https://docs.example/api/cloud/events/subscribe/index.md), [show](',
  )
})
