import { expect, test } from 'vitest'
import { allowedTypos } from '../engine/find-typos.ts'
import { fold } from './fold.ts'
import { stem } from './stem.ts'

test('short words may have no typo, long ones two', () => {
  expect([3, 4, 7, 8].map(allowedTypos)).toEqual([0, 1, 1, 2])
})

test.each([
  ['nodes', 'node'],
  ['policies', 'policy'],
  ['resizing', 'resize'],
  ['resized', 'resizes'],
  ['stopping', 'stop'],
  ['addresses', 'address'],
  ['images', 'image'],
  ['creating', 'creates'],
])('%s and %s have one stem', (a, b) => {
  expect(stem(a)).toBe(stem(b))
})

test.each([
  ['status', 'state'],
  ['access', 'acces'],
  ['ip', 'ips'],
  ['dns', 'dn'],
  ['string', 'str'],
])('%s and %s have not', (a, b) => {
  expect(stem(a)).not.toBe(stem(b))
})

test('accents, case and wide letters do not count; vowel signs of Indic scripts do', () => {
  expect(['Ünïcode', 'Straße', 'ŁÓDŹ', 'ﬁle', 'Ｎｏｄｅ'].map(fold)).toEqual([
    'unicode',
    'strasse',
    'lodz',
    'file',
    'node',
  ])
  expect(fold('हिन्दी')).not.toBe(fold('हन्द'))
})
