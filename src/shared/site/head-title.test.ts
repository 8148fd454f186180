import { expect, test } from 'vitest'
import { formatHeadTitle } from './head-title.ts'

const site = { title: 'Docs', titleDelimiter: '|' }

test.each([
  ['Resize a node', 'Resize a node | Docs'],
  ['  Resize a node ', 'Resize a node | Docs'],
  [undefined, 'Docs'],
  ['', 'Docs'],
  ['  ', 'Docs'],
  ['Docs', 'Docs'],
])('[R-076] with the page title %j the head has %j', (title, expected) => {
  expect(formatHeadTitle(title, site)).toBe(expected)
})

test('[R-076] the delimiter comes from the configuration', () => {
  expect(formatHeadTitle('Resize', { title: 'Docs', titleDelimiter: '·' })).toBe('Resize · Docs')
})
