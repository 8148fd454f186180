import { describe, expect, test } from 'vitest'
import { english, sampleDescribeContext, sampleOperation } from '../../../../tests/unit/api-values.ts'
import { sampleSite, sampleView } from '../../../../tests/unit/sample-values.ts'
import { describeOperation } from '../../../api/describe/describe-operation.ts'
import type { ApiItemContent } from '../../../shared/output/render-module.ts'
import { renderApiItem, renderOperationPage } from './render-api-item.tsx'

const servers = [{ url: 'https://api.example/v1', description: '' }]

const render = (content: ApiItemContent): string =>
  renderApiItem({ site: sampleSite, view: sampleView({ title: 'Nodes' }), servers, content }, english)

const operation = sampleOperation({
  summary: 'Create a node',
  description: '# Costs\n\nNothing.',
  parameters: [],
  responses: [{ status: '204', description: 'Done.', headers: [], contents: [] }],
})

const listHeadings = (html: string): string[] =>
  [...html.matchAll(/<h(\d)[^>]*>(.*?)<\/h\1>/g)].map(([, level, text]) => `${level} ${text}`)

describe('[R-031] the page of an operation', () => {
  const context = sampleDescribeContext({ operations: [operation] })
  const view = describeOperation(operation, context)
  const html = render({ html: renderOperationPage({ view, servers }, english), hasTitle: true })

  test('has the title of the operation, without a link to itself, and the base URL below', () => {
    expect(html).toContain(
      '<header class="operation-head"><h1 id="createNode/title" tabindex="-1" class="page-title">Create a node</h1><div class="base-url">',
    )
    expect(html).toContain('aria-labelledby="createNode/title"')
    expect(html).not.toContain('heading-anchor')
  })

  test.each([
    ['is sent to the reader', { isWebhook: true }],
    ['has its own server', { servers: [{ url: 'https://other.example', description: '' }] }],
  ])('has no base URL if the request %s', (_, fields) => {
    const own = describeOperation({ ...operation, ...fields }, context)
    expect(renderOperationPage({ view: own, servers }, english)).not.toContain('base-url')
  })

  test('has headings in order, also in the description', () => {
    expect(listHeadings(html)).toEqual(['1 Create a node', '2 Costs', '2 Request', '2 Responses'])
  })
})

test('[R-031] the page of a group has the title of the page and the base URL above the operations', () => {
  const html = render({ html: '<div class="group-page"><h2>Create a node</h2></div>', hasTitle: false })
  expect(listHeadings(html)).toEqual(['1 Nodes', '2 Create a node'])
  expect(html.indexOf('<div class="base-url">')).toBeLessThan(html.indexOf('<div class="group-page">'))
})
