import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BreakableText } from './BreakableText.tsx'

test.each([
  ['Read the result', 'Read the result'],
  ['Client.get_result', 'Client.get_result'],
  ['Client.get_result_of_request', 'Client.<wbr/>get_<wbr/>result_<wbr/>of_<wbr/>request'],
  ['A long title with __init__ and 10.2.1 in it', 'A long title with __init__ and 10.2.1 in it'],
])('a long name breaks only after dots and underscores: %s', (text, html) => {
  expect(renderToStaticMarkup(createElement(BreakableText, { text }))).toBe(html)
})
