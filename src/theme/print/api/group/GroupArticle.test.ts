import { expect, test } from 'vitest'
import { english } from '../../../../../tests/unit/api-values.ts'
import type { ApiListItem } from '../../../../shared/output/render-module.ts'
import { renderGroup, renderItemList } from '../render-api-parts.tsx'

/** Strips tags, and with them attributes, from HTML. */
const readText = (html: string): string => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

const createItem = (changes: Partial<ApiListItem>): ApiListItem => ({
  id: 'a',
  title: 'First',
  url: '/api/cloud/x/a/',
  summary: '',
  endpoint: undefined,
  isDeprecated: false,
  html: '',
  ...changes,
})

test('[R-031] the page of a group begins with links to its operations', () => {
  const items = [
    createItem({
      id: 'a',
      title: 'First',
      endpoint: { method: 'get', path: '/a/' },
      html: '<article id="a"></article>',
    }),
    createItem({ id: 'c', title: 'PUT /beds', endpoint: { method: 'PUT', path: '/beds' } }),
    createItem({ id: 'b', title: 'Second', html: '<article id="b"></article>' }),
  ]
  const html = renderGroup({ description: '<p>About.</p>', items, hasOperations: true }, english)
  expect(readText(html)).toContain('About.')
  expect(html).toContain('<nav aria-label="Operations in this group" class="group-list">')
  expect(readText(html)).toContain('GET First PUT /beds Second')
  expect(html.indexOf('<a href="#b">Second</a>')).toBeLessThan(html.indexOf('<article id="a">'))
})

test('[R-031] the page of all schemas links to the page of each', () => {
  const items = [
    createItem({ id: 'Node', title: 'Node', html: '<p>Fields.</p>', url: '/api/cloud/schemas/Node/' }),
  ]
  const html = renderGroup({ description: '', items, hasOperations: false }, english)
  expect(html).toContain('<h2 id="Node"><a href="/api/cloud/schemas/Node/">Node</a></h2>')
})

test('[R-031] a list has the title, method, path, and summary of each operation, and the places of old anchors', () => {
  const items = [
    createItem({ id: 'a', endpoint: { method: 'GET', path: '/beds/{id}' }, summary: 'Finds it & more.' }),
    createItem({ id: 'c', title: 'PUT /beds', endpoint: { method: 'PUT', path: '/beds' } }),
    createItem({ id: 'b', title: 'Second', url: '/api/cloud/x/b/', isDeprecated: true }),
  ]
  const html = renderItemList({ description: '<p>About.</p>', items }, english)
  expect(html).toContain('<li id="a"><a href="/api/cloud/x/a/">First</a>')
  expect(html).toContain('<li id="b"><a href="/api/cloud/x/b/">Second</a><small>deprecated</small>')
  expect(readText(html)).toBe(
    ' About. First GET /beds/{id} Finds it &amp; more. PUT /beds Second deprecated ',
  )
})

test('[R-031] a list contains a schema without its own page', () => {
  const items = [createItem({ id: 'Color', title: 'Color', url: undefined, html: '<p>red or blue</p>' })]
  const html = renderItemList({ description: '', items }, english)
  expect(html).toContain('<li id="Color"><b>Color</b>')
  expect(html).toContain('<p>red or blue</p>')
})
