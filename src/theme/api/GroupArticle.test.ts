import { expect, test } from 'vitest'
import { english } from '../../../tests/unit/api-values.ts'
import { renderGroup } from './render-api.tsx'

/** Strips tags, and with them attributes, from HTML. */
const readText = (html: string): string => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

test('[R-031] the page of a group begins with links to its operations', () => {
  const items = [
    { id: 'a', title: 'First', html: '<article id="a"></article>' },
    { id: 'b', title: 'Second', html: '<article id="b"></article>' },
  ]
  const servers = [{ url: 'https://api.example/v1', description: '' }]
  const input = { api: 'cloud', description: '<p>About.</p>', servers, items, hasOperations: true }
  const html = renderGroup(input, english)
  expect(readText(html).replaceAll(' ', '')).toContain('BaseURLhttps://api.example/v1About.')
  expect(html).toContain('<nav class="group-list" aria-label="Operations in this group">')
  expect(html.indexOf('<a href="#b">Second</a>')).toBeLessThan(html.indexOf('<article id="a">'))
})
