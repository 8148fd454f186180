import { expect, test } from 'vitest'
import { countAllowedTypos } from '../engine/find-typos.ts'
import { foldWord } from './fold-word.ts'
import { stemWord } from './stem.ts'

test('short words allow no typos, long ones two', () => {
  expect([3, 4, 6, 7].map(countAllowedTypos)).toEqual([0, 1, 1, 2])
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
  expect(stemWord(a)).toBe(stemWord(b))
})

test.each([
  ['status', 'state'],
  ['access', 'acces'],
  ['ip', 'ips'],
  ['dns', 'dn'],
  ['string', 'str'],
])('%s and %s have not', (a, b) => {
  expect(stemWord(a)).not.toBe(stemWord(b))
})

test('accents, case and wide letters do not count; vowel signs of Indic scripts do', () => {
  expect(['Ünïcode', 'Straße', 'ŁÓDŹ', 'ﬁle', 'Ｎｏｄｅ'].map(foldWord)).toEqual([
    'unicode',
    'strasse',
    'lodz',
    'file',
    'node',
  ])
  expect(foldWord('हिन्दी')).not.toBe(foldWord('हन्द'))
})
