import { expect, test } from 'vitest'
import { english } from '../../../tests/unit/api-values.ts'
import type { ApiIndexView } from '../../shared/api/api-index.ts'
import { renderApiIndex, renderApiPage } from './render-index.tsx'

/** Creates an index with `count` operations in one group. */
const renderIndex = (count: number): ApiIndexView => ({
  api: 'compute',
  url: '/api/compute/',
  title: 'Compute API',
  version: '1.0',
  servers: [{ url: 'https://api.example/v1', description: 'Live' }],
  headings: [{ id: 'authentication', text: 'Authentication' }],
  groups: [
    {
      id: 'nodes',
      name: 'Nodes & "more"',
      url: '/api/compute/nodes/',
      operations: Array.from({ length: count }, (_, number) => ({
        id: `createNode${number}`,
        url: `/api/compute/#/nodes/createNode${number}`,
        method: 'POST',
        path: '/nodes/',
        title: 'Create a node',
        isDeprecated: false,
      })),
    },
  ],
  downloads: {
    json: '/api/compute/openapi.json',
    yaml: '/api/compute/openapi.yaml',
    postman: '/api/compute/postman.json',
  },
})

test('[R-031] lists the headings of the overview, groups, operations and downloads', () => {
  const html = renderApiIndex(renderIndex(1), english)
  const links = [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href]) => href)
  expect(links).toEqual([
    '#/',
    '#authentication',
    '/api/compute/nodes/',
    '#/nodes/createNode0',
    '#/all',
    '/api/compute/openapi.yaml',
    '/api/compute/openapi.json',
    '/api/compute/postman.json',
  ])
  expect(html).toContain('Nodes &amp; &quot;more&quot;')
})

test('a name is printed verbatim, even with special characters', () => {
  const index = renderIndex(1)
  for (const group of index.groups) group.name = '{name} $& $1'
  expect(renderApiIndex(index, english)).toContain('aria-label="Operations in {name} $&amp; $1"')
})

test('an operation takes a line of at most 115 bytes', () => {
  const [small, large] = [
    renderApiIndex(renderIndex(100), english),
    renderApiIndex(renderIndex(1100), english),
  ]
  expect((large.length - small.length) / 1000).toBeLessThan(115)
})

test('groups are closed initially if there are many, and open if there are few', () => {
  expect(renderApiIndex(renderIndex(24), english)).toContain('data-open')
  expect(renderApiIndex(renderIndex(25), english)).not.toContain('data-open')
})

test('a deprecated operation is labeled', () => {
  const index = renderIndex(1)
  for (const line of index.groups[0]?.operations ?? []) line.isDeprecated = true
  expect(renderApiIndex(index, english)).toContain('<small> deprecated</small>')
})

test('[R-031] the page consists of the index, the title, the overview, and a placeholder for operations', () => {
  const input = { index: { ...renderIndex(1), title: 'A & B' }, overviewHtml: '<p>Hello</p>' }
  const html = renderApiPage(input, english)
  expect(html).toContain('tabindex="-1">A &amp; B</h1>')
  expect(html).toContain('data-api-overview><p>Hello</p></div>')
  expect(html).toContain('popovertarget="api-index">All operations</button>')
  expect(html.replace(/<[^>]+>/g, '')).toContain('A &amp; BBase URL https://api.example/v1Hello')
  expect(html).toContain('&quot;apiRetry&quot;:&quot;Retry&quot;')
})
