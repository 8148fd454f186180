import { expect, test } from 'vitest'
import { english, sampleDescribeContext, sampleOperation } from '../../../../../tests/unit/api-values.ts'
import { describeOperation } from '../../../../api/describe/describe-operation.ts'
import { renderOperation } from '../render-api-parts.tsx'

const operation = sampleOperation({
  cli: ['cloud node create'],
  terraform: ['cloud_node'],
  sdk: ['Nodes.create'],
})
const context = sampleDescribeContext({ operations: [operation] })

test('an operation links to its guides and to the documentation of its command, resource, and call of the SDK', () => {
  const related = {
    guides: { createNode: [{ title: 'Create a node', url: '/docs/create/' }] },
    documentUrls: { 'cloud node create': '/docs/cli/#create', 'Nodes.create': '/docs/sdk/' },
  }
  const html = renderOperation(describeOperation(operation, { ...context, relatedPages: related }), english)
  expect(html).toContain('<dt>Guides</dt><dd><a href="/docs/create/">Create a node</a></dd>')
  expect(html).toContain('<dd><a href="/docs/cli/#create"><code>cloud node create</code></a></dd>')
  expect(html).toContain('<dd><code>cloud_node</code></dd>')
  expect(html).toContain('<dt>SDK</dt><dd><a href="/docs/sdk/"><code>Nodes.create</code></a></dd>')
})

test('an operation that no guide names has no list of guides', () => {
  expect(renderOperation(describeOperation(operation, context), english)).not.toContain('Guides')
})
