import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { highlightJson, highlightSample } from './highlight-sample.ts'
import { sampleLanguages } from './sample-languages.ts'

const names: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }

/** Returns the text that a browser shows for the HTML. */
const joinText = (html: string): string =>
  html.replace(/<[^>]*>/g, '').replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => names[entity] ?? entity)

const pieces = fc.constantFrom(
  '"',
  "'",
  '`',
  '\\',
  '\n',
  '"""',
  '# a',
  '// b',
  '<?php',
  '<b>',
  '&amp;',
  '--data',
  'a: ',
  '1.5',
)
const anyCode = fc
  .array(fc.oneof(pieces, fc.string({ unit: 'grapheme', maxLength: 6 })), { maxLength: 12 })
  .map((parts) => parts.join(' '))

/** Expects texts to round-trip. */
function expectForAll(texts: fc.Arbitrary<string>, comeBack: (text: string) => string): void {
  fc.assert(
    fc.property(texts, (text) => {
      expect(comeBack(text)).toBe(text)
    }),
  )
}

describe('highlightSample', () => {
  test.each(sampleLanguages)('[R-031] shows any code in $label unchanged', ({ tokens }) => {
    expectForAll(anyCode, (code) => joinText(highlightSample(code, tokens)))
  })

  test('marks keywords, strings, numbers, comments, calls, types, and keys', () => {
    const rules = { keywords: ['const', 'new'], comment: '//' } as const
    expect(highlightSample("const a = new Map({ key: 'x' }, 2) // <b>\nb(JSON)", rules)).toBe(
      '<span class="k">const</span> a = <span class="k">new</span> <span class="f">Map</span>({ <span class="p">key</span>: ' +
        '<span class="s">\'x\'</span> }, <span class="n">2</span>) <span class="c">// &lt;b&gt;</span>\n' +
        '<span class="f">b</span>(<span class="t">JSON</span>)',
    )
  })

  test('ends a shell string at its quote, even after a backslash', () => {
    const rules = { keywords: [], comment: '#', hasPlainSingleQuotes: true } as const
    expect(highlightSample("a 'b\\' 'it'\\''s' c", rules)).toBe(
      `a <span class="s">'b\\'</span> <span class="s">'it'</span>\\'<span class="s">'s'</span> c`,
    )
  })

  test('marks the JSON in a shell command', () => {
    const rules = { keywords: [], comment: '#', hasPlainSingleQuotes: true } as const
    expect(highlightSample(`--data '{"a": 1}' '-'`, rules)).toBe(
      `--data <span class="s">'</span>{<span class="p">"a"</span>: <span class="n">1</span>}<span class="s">'</span> ` +
        `<span class="s">'-'</span>`,
    )
  })

  test('keeps each span on one line', () => {
    const html = highlightSample('x = `a\n\nb`', { keywords: [], comment: '//' })
    expect(html).toBe('x = <span class="s">`a</span>\n\n<span class="s">b`</span>')
  })
})

describe('highlightJson', () => {
  test('[R-031] shows any text unchanged', () => {
    expectForAll(anyCode, (code) => joinText(highlightJson(code)))
    const anyJson = fc.jsonValue().map((value) => JSON.stringify(value, null, 2))
    expectForAll(anyJson, (text) => joinText(highlightJson(text)))
  })

  test('distinguishes names from values', () => {
    expect(highlightJson('{"a": ["b", -1.5e3, null]}')).toBe(
      '{<span class="p">"a"</span>: [<span class="s">"b"</span>, <span class="n">-1.5e3</span>, ' +
        '<span class="n">null</span>]}',
    )
  })
})
