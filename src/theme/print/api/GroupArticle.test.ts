import { expect, test } from 'vitest'
import { english } from '../../../../tests/unit/api-values.ts'
import { renderGroup } from './render-api.tsx'

/** Strips tags, and with them attributes, from HTML. */
const readText = (html: string): string => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

test('[R-031] the page of a group begins with links to its operations', () => {
  const items = [
    { id: 'a', title: 'First', html: '<article id="a"></article>', url: '/api/cloud/x/a/' },
    { id: 'b', title: 'Second', html: '<article id="b"></article>', url: '/api/cloud/x/b/' },
  ]
  const html = renderGroup({ description: '<p>About.</p>', items, hasOperations: true }, english)
  expect(readText(html)).toContain('About.')
  expect(html).toContain('<nav class="group-list" aria-label="Operations in this group">')
  expect(html.indexOf('<a href="#b">Second</a>')).toBeLessThan(html.indexOf('<article id="a">'))
})

test('[R-031] the page of all schemas links to the page of each', () => {
  const items = [{ id: 'Node', title: 'Node', html: '<p>Fields.</p>', url: '/api/cloud/schemas/Node/' }]
  const html = renderGroup({ description: '', items, hasOperations: false }, english)
  expect(html).toContain('<h2 id="Node"><a href="/api/cloud/schemas/Node/">Node</a></h2>')
})
