import { expect, test } from 'vitest'
import { countMessage } from './count-message.ts'

const english = { 'pages.one': '{count} page', pages: '{count} pages' }

test.each([
  [0, '0 pages'],
  [1, '1 page'],
  [2, '2 pages'],
  [12_345, '12,345 pages'],
])('%i in English is %s', (count, text) => {
  expect(countMessage({ messages: english, language: 'en' }, 'pages', count)).toBe(text)
})

const polish = {
  ...english,
  'pages.one': '{count} strona',
  'pages.few': '{count} strony',
  pages: '{count} stron',
}

test.each([
  [1, '1 strona'],
  [3, '3 strony'],
  [5, '5 stron'],
  [22, '22 strony'],
])('%i in Polish is %s', (count, text) => {
  expect(countMessage({ messages: polish, language: 'pl' }, 'pages', count)).toBe(text)
})

test('a form that a language leaves out is the text without a form', () => {
  expect(countMessage({ messages: { pages: '{count} ページ' }, language: 'ja' }, 'pages', 1)).toBe('1 ページ')
  expect(countMessage({ messages: english, language: 'ar' }, 'pages', 2)).toMatch(/ pages$/)
})
