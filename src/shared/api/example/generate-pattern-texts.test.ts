import { expect, test } from 'vitest'
import { generatePatternTexts } from './generate-pattern-texts.ts'

test.each([
  ['^[A-Z]{2}$', 'AB'],
  ['^key_\\w{3}$', 'key_efg'],
  ['^(user|org)_[0-9a-f]{8}$', 'user_f1234567'],
  ['^[^_][A-Za-z0-9_-]*$', 'abcd'],
  ['^(?!x)[a-z]{2}\\d\\/$', 'ab3/'],
  ['^(\\d{2})-\\1$', '12-12'],
  ['^\\p{L}[\\p{L}-]+$', 'abcd'],
  ['^$|^a{3}$', ''],
  ['^[\u0900-\u0903]$', '\u0900'],
])('[R-031] a text for %s', (pattern, first) => {
  const texts = generatePatternTexts(pattern)
  expect(texts[0]).toBe(first)
  expect(texts.some((text) => new RegExp(pattern, 'u').test(text))).toBe(true)
})

test("syntax that can't be read, and patterns of long texts, have none", () => {
  expect(generatePatternTexts('(?i)abc')).toEqual([])
  expect(generatePatternTexts('^a{5000}$')).toEqual([])
  expect(generatePatternTexts('^((((a{99}){99}){99}){99})+$')).toEqual([])
})

test.each([
  ['groups in groups', `${'('.repeat(50_000)}a${')'.repeat(50_000)}`],
  ['repetitions of nothing', '(?:(?:(?:){999}){999}){999}'],
])('a hostile pattern of %s takes a moment', (_, pattern) => {
  expect(generatePatternTexts(pattern).length).toBeLessThan(20)
})
