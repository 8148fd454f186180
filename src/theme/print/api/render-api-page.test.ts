import { createElement } from 'react'
import { expect, test } from 'vitest'
import { english } from '../../../../tests/unit/api-values.ts'
import { sampleSite, sampleView } from '../../../../tests/unit/sample-values.ts'
import type { ApiIndexView } from '../../../shared/api/pages/api-index.ts'
import { ApiLinks } from './ApiLinks.tsx'
import { renderApiIndexLists, renderApiPage } from './render-api-page.tsx'
import { renderStatic } from './render-static.tsx'

const overview = '/api/compute/'

/** Creates an index with `count` operations in one group. */
const createIndex = (count: number): ApiIndexView => ({
  api: 'compute',
  url: overview,
  title: 'Compute API',
  icon: undefined,
  version: '1.0',
  links: [],
  servers: [{ url: 'https://api.example/v1', description: 'Live' }],
  headings: [{ id: 'authentication', text: 'Authentication' }],
  groups: [
    {
      id: 'nodes',
      name: 'Nodes & "more"',
      url: '/api/compute/nodes/',
      section: undefined,
      icon: '/img/icons.svg#nodes',
      operations: Array.from({ length: count }, (_, number) => ({
        id: `createNode${number}`,
        url: `/api/compute/nodes/createNode${number}/`,
        method: 'POST',
        path: '/nodes/',
        title: 'Create a node',
        isDeprecated: false,
      })),
    },
  ],
  schemasUrl: '/api/compute/schemas/',
  downloads: {
    json: '/api/compute/openapi.json',
    yaml: '/api/compute/openapi.yaml',
    postman: '/api/compute/postman.json',
  },
})

/** Renders the lists for a page. */
const render = (index: ApiIndexView, current = overview): string =>
  renderApiIndexLists({ index, current }, english)

/** Renders the lists that scripts load. */
const renderComplete = (index: ApiIndexView): string =>
  renderApiIndexLists({ index, current: undefined }, english)

test('[R-031] lists the headings of the overview, groups, operations, schemas and downloads', () => {
  const html = render(createIndex(1))
  const links = [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href]) => href)
  expect(links).toEqual([
    '/api/compute/',
    '/api/compute/#authentication',
    '/api/compute/nodes/',
    '/api/compute/nodes/createNode0/',
    '/api/compute/schemas/',
    '/api/compute/openapi.yaml',
    '/api/compute/openapi.json',
    '/api/compute/postman.json',
  ])
  expect(html).toContain('data-all="/api/compute/#/all"')
  expect(html).toContain('Nodes &amp; &quot;more&quot;')
})

test('a name is printed verbatim, even with special characters', () => {
  const index = createIndex(1)
  for (const group of index.groups) group.name = '{name} $& $1'
  expect(render(index)).toContain('aria-label="Operations in {name} $&amp; $1"')
})

test('an operation takes a line of at most 135 bytes', () => {
  const [small, large] = [renderComplete(createIndex(100)), renderComplete(createIndex(1100))]
  expect((large.length - small.length) / 1000).toBeLessThan(135)
})

test('of many operations, a page lists only its group, and only that group is open', () => {
  expect(render(createIndex(24))).toContain('data-open')
  expect(render(createIndex(25))).not.toContain('data-open')
  expect(render(createIndex(25))).toHaveLength(render(createIndex(400)).length)
  for (const url of ['/api/compute/nodes/', '/api/compute/nodes/createNode7/']) {
    const html = render(createIndex(25), url)
    expect(html).toContain('data-open')
    expect(html).toContain('createNode24')
    expect(html.match(/aria-current/g)).toHaveLength(1)
    expect(html).toContain(`href="${url}"`)
  }
})

test('a page lists the nearest operations of a large group, and the nearest groups', () => {
  const html = render(createIndex(100), '/api/compute/nodes/createNode50/')
  for (const number of [35, 50, 64]) expect(html).toContain(`/createNode${number}/"`)
  expect(html.match(/data-method/g)).toHaveLength(30)
  expect(html).toContain('<li data-more><a href="/api/compute/nodes/">All 100 operations</a></li>')
  const [group] = createIndex(25).groups
  const groups = Array.from({ length: 500 }, (_, number) => ({
    ...group,
    section: undefined,
    icon: undefined,
    id: `g${number}`,
    name: `Group ${number}`,
    url: `/api/compute/g${number}/`,
    operations: [],
  }))
  const index = { ...createIndex(0), groups: [...createIndex(25).groups, ...groups] }
  const cut = render(index, '/api/compute/g250/')
  expect(cut.match(/data-group/g)).toHaveLength(20)
  expect(cut).toContain('>Group 250</a>')
  expect(cut).toContain('<p data-more><a href="/api/compute/">All 501 groups</a></p>')
  const overview = render(index)
  expect(overview.match(/data-group/g)).toHaveLength(400)
  expect(overview).toContain('<p data-more><a href="/api/compute/index.md">All 501 groups</a></p>')
})

test('the button for everything on one page needs a number of operations that a browser can show', () => {
  expect(render(createIndex(400))).toContain('data-all')
  expect(render(createIndex(401))).not.toContain('data-all')
})

test('the complete lists have all operations and no current page', () => {
  const html = renderComplete(createIndex(25))
  expect(html).toContain('createNode24')
  expect(html).not.toContain('aria-current')
})

test('an ID that is not the last segment of the URL is printed', () => {
  const index = createIndex(1)
  for (const line of index.groups[0]?.operations ?? []) line.id = 'create node'
  expect(render(index)).toContain('data-id="create node"')
})

test('an operation that is named after its method and path has its method once', () => {
  const index = createIndex(1)
  for (const line of index.groups[0]?.operations ?? []) line.title = 'POST /nodes/'
  expect(render(index)).toContain('>/nodes/</a>')
})

test('a deprecated operation is labeled', () => {
  const index = createIndex(1)
  for (const line of index.groups[0]?.operations ?? []) line.isDeprecated = true
  expect(render(index)).toContain('<small> deprecated</small>')
})

const page = { index: { ...createIndex(1), title: 'A & B' }, indexUrl: '/_/api/compute/index.en.json' }

test('[R-031] the overview consists of the index, the title, the text, and a place for operations', () => {
  const input = {
    ...page,
    lists: '<p>Lists</p>',
    overview: { html: '<p>Hello</p>', site: sampleSite, view: sampleView() },
    itemHtml: undefined,
  }
  const html = renderApiPage(input, english)
  expect(html).toMatch(/tabindex="-1"[^>]*>A &amp; B<\/h1>/)
  expect(html).toContain('data-api-overview><details class="toc-disclosure">')
  expect(html).toContain('<p>Hello</p></div>')
  expect(html).toContain('popovertarget="api-index">All operations</button>')
  expect(html.replace(/<[^>]+>/g, '')).toMatch(
    /ListsDocsXPage actions.*A &amp; BHelloBase URLhttps:\/\/api\.example\/v1LiveVersion1\.0Downloads.*On this page/,
  )
  expect(html).toContain('&quot;apiRetry&quot;:&quot;Retry&quot;')
  expect(html).toContain('data-api-outlet hidden')
})

test('another page has its content in that place', () => {
  const html = renderApiPage({ ...page, lists: '', overview: undefined, itemHtml: '<h1>Nodes</h1>' }, english)
  expect(html).toContain('data-api-outlet><h1>Nodes</h1></div>')
  expect(html).not.toContain('data-api-overview')
  expect(html.match(/<h1/g)).toHaveLength(1)
})

test('[R-031] the overview names license, contact, and terms of the document', () => {
  const links = [
    { kind: 'license', text: 'MIT', url: undefined },
    { kind: 'contact', text: 'Support', url: 'https://x.example/help' },
    { kind: 'terms', text: '', url: 'https://x.example/terms' },
  ] as const
  const html = renderStatic(createElement(ApiLinks, { links }), english)
  expect(html).toContain('<dt>License</dt><dd>MIT</dd>')
  expect(html).toContain('<dt>Contact</dt><dd><a href="https://x.example/help">Support</a></dd>')
  expect(html).toContain('<dd><a href="https://x.example/terms">https://x.example/terms</a></dd>')
})
