import { expect, test } from 'vitest'
import { breakAddresses } from './break-addresses.ts'

test('breaks addresses before their parameters', () => {
  expect(breakAddresses('<span class="s">/nodes/?page=1&amp;location=Delhi&amp;a.b=c</span>')).toBe(
    '<span class="s">/nodes/?page=1<wbr>&amp;location=Delhi<wbr>&amp;a.b=c</span>',
  )
})

test('leaves other ampersands alone', () => {
  const code = 'make &amp;&amp; run &amp; wait &amp;x'
  expect(breakAddresses(code)).toBe(code)
})
