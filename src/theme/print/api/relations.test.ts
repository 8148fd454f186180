import { expect, test } from 'vitest'
import { english, sampleDescribeContext, sampleOperation } from '../../../../tests/unit/api-values.ts'
import { describeOperation } from '../../../api/describe/describe-operation.ts'
import { renderOperation } from './render-api-parts.tsx'

const subscribe = sampleOperation({
  id: 'subscribe',
  callbacks: [{ name: 'onEvent', operation: 'event' }],
  links: [
    {
      ...{ status: '201', name: 'Delete', description: 'Ends **it**.', operation: 'event', target: 'event' },
      values: [['id', '$response.body#/id']],
    },
    { status: '201', name: 'Out', description: '', operation: undefined, target: 'elsewhere', values: [] },
  ],
  servers: [
    {
      ...{ url: 'https://delhi.api.example', template: 'https://{region}.api.example', description: '' },
      variables: [
        { name: 'region', default: 'delhi', values: ['delhi', 'chennai'], description: 'Where it is.' },
      ],
    },
  ],
})
const event = sampleOperation({
  id: 'event',
  summary: 'An event',
  isWebhook: true,
  callbackParents: ['subscribe'],
})
const context = sampleDescribeContext({ operations: [subscribe, event] })

test('[R-031] a page shows callbacks, links of responses, and variables of servers', () => {
  const html = renderOperation(describeOperation(subscribe, context), english)
  expect(html).toContain('<dt>Callbacks</dt><dd><a href="/docs/api/cloud/nodes/event/">onEvent</a>')
  expect(html).toContain(
    '<dt><code>201</code> Delete</dt><dd><a href="/docs/api/cloud/nodes/event/">An event</a>',
  )
  expect(html).toContain('<strong>it</strong>')
  expect(html).toContain('<code>id</code> = <code>$response.body#/id</code>')
  expect(html).toContain('<code>elsewhere</code>')
  expect(html).toContain('https://<var>{region}</var>.api.example')
  expect(html).toContain(
    '<var>{region}</var> Where it is. Default <code>delhi</code>. One of <code>delhi</code> <code>chennai</code>',
  )
})

test('[R-031] the page of a callback links to its operation', () => {
  const html = renderOperation(describeOperation(event, context), english)
  expect(html).toContain('<strong>Callback</strong> This request is sent to your server.')
  expect(html).toContain(
    '<dt>Callback of</dt><dd><a href="/docs/api/cloud/nodes/subscribe/">Create a node</a>',
  )
})
