import fc from 'fast-check'
import { expect, test } from 'vitest'
import { highlightJson, highlightSample } from '../../../shared/samples/highlight-sample.ts'
import { sampleLanguages } from '../../../shared/samples/sample-languages.ts'
import { readCodeTokens } from './read-code-tokens.ts'

test('[R-033] highlighted code is parsed to text with classes', () => {
  expect(
    readCodeTokens('<span class="p">&quot;a&quot;</span>: &lt;b&gt; &amp;amp; <span class="s">&#39;</span>'),
  ).toEqual([
    { className: 'p', text: '"a"' },
    { className: undefined, text: ': <b> &amp; ' },
    { className: 's', text: "'" },
  ])
})

test('[R-033] any code keeps its text', () => {
  const joinText = (html: string): string =>
    readCodeTokens(html)
      .map(({ text }) => text)
      .join('')
  const address = 'curl "https://api.example/v1"'
  for (const { tokens } of sampleLanguages) expect(joinText(highlightSample(address, tokens))).toBe(address)
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('<', '>', '&', '"', "'", 'a', '\n', '{', 'span', 'wbr>', 'amp;') }),
      (code) => {
        expect(joinText(highlightJson(code))).toBe(code)
        for (const { tokens } of sampleLanguages) expect(joinText(highlightSample(code, tokens))).toBe(code)
      },
    ),
  )
})
