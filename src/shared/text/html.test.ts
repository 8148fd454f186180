import fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapeHtml } from './html.ts'

test.each([
  ['a < b > c & "d" \'e\'', 'a &lt; b &gt; c &amp; &quot;d&quot; &#39;e&#39;'],
  ['&lt;', '&amp;lt;'],
  ['plain', 'plain'],
  ['', ''],
])('%j is %j in HTML', (text, html) => {
  expect(escapeHtml(text)).toBe(html)
})

test('no text can open a tag or leave an attribute', () => {
  fc.assert(fc.property(fc.string(), (text) => !/[<>"']/.test(escapeHtml(text))))
})
