import fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapeHtml, escapeText } from './escape-html.ts'

test.each([
  ['a < b > c & "d" \'e\'', 'a &lt; b &gt; c &amp; &quot;d&quot; &#39;e&#39;'],
  ['&lt;', '&amp;lt;'],
  ['plain', 'plain'],
  ['', ''],
])('%j is %j in HTML', (text, html) => {
  expect(escapeHtml(text)).toBe(html)
})

test('between tags quotes are left as they are', () => {
  expect(escapeText('a < b > c & "d" \'e\'')).toBe('a &lt; b &gt; c &amp; "d" \'e\'')
  expect(escapeText('"plain"')).toBe('"plain"')
})

test('escaped text cannot open a tag or end an attribute', () => {
  fc.assert(fc.property(fc.string(), (text) => !/[<>"']/.test(escapeHtml(text))))
})
