import { expect, test } from 'vitest'
import { createSearchUrl, readSearchAddress } from './search-address.ts'

const nothing = { text: '', area: undefined, kind: undefined, page: 1 }

test.each([
  ['', nothing],
  ['?q=two+words&area=compute&kind=faq&page=3', { text: 'two words', area: 'compute', kind: 'faq', page: 3 }],
  ['?q=%3Cb%3E%26', { ...nothing, text: '<b>&' }],
  ['?q=%', { ...nothing, text: '%' }],
  ['?kind=other&page=0', nothing],
  ['?page=1e9', nothing],
  ['?page=-2', nothing],
  ['?page=two', nothing],
])('[R-094] the URL %s is parsed', (search, expected) => {
  expect(readSearchAddress(search)).toEqual(expected)
})

test('[R-090] a query in a URL has at most 64 characters', () => {
  expect(readSearchAddress(`?q=${'x'.repeat(80)}`).text).toBe('x'.repeat(64))
  const rocket = encodeURIComponent('🚀')
  expect(readSearchAddress(`?q=${'x'.repeat(63)}${rocket}${rocket}`).text).toBe(`${'x'.repeat(63)}🚀`)
})

test('[R-094] a URL contains only the given values, and is parsed to the same values', () => {
  const search = { text: 'a&b=c', area: 'compute', kind: 'faq' as const, page: 2 }
  const address = createSearchUrl('/base/search/', search)
  expect(address).toBe('/base/search/?q=a%26b%3Dc&area=compute&kind=faq&page=2')
  expect(readSearchAddress(new URL(address, 'https://docs.example').search)).toEqual(search)
  expect(createSearchUrl('/search/', { text: '', page: 1 })).toBe('/search/')
  expect(createSearchUrl('/search/', { text: '\ud800' })).toBe('/search/?q=%EF%BF%BD')
})
