import { describe, expect, test } from 'vitest'
import { highlightLines } from './highlight.ts'

/** Text of the tokens by class, without the rest. */
function tokens(code: string, language: string): Record<string, string[]> {
  const found: Record<string, string[]> = {}
  for (const [, kind = '', text = ''] of highlightLines(code, language)
    .join('\n')
    .matchAll(/<span class="(\w)">([^<]*)<\/span>/g)) {
    found[kind] = [...(found[kind] ?? []), text]
  }
  return found
}

const plain = (lines: string[]): string =>
  lines
    .join('\n')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

describe('token classes', () => {
  test.each([
    ['js', 'const a = "x" // c', { k: ['const'], s: ['&quot;x&quot;'], c: ['// c'] }],
    ['ts', 'interface A { b: number }', { k: ['interface'], t: ['A', 'number'], p: ['b'] }],
    ['python', 'def f(a):\n  return 1', { k: ['def', 'return'], f: ['f'], n: ['1'] }],
    ['json', '{"a": [1, true]}', { p: ['&quot;a&quot;'], n: ['1', 'true'] }],
    ['yaml', 'a: "b" # c', { p: ['a'], s: ['&quot;b&quot;'], c: ['# c'] }],
    ['bash', 'echo "hi" # c', { s: ['&quot;hi&quot;'], c: ['# c'] }],
    ['diff', '+a\n-b', { i: ['+a'], d: ['-b'] }],
    ['html', '<a href="b">', { t: ['a'], p: ['href'], s: ['&quot;b&quot;'] }],
    ['go', 'func f() {}', { k: ['func'], f: ['f'] }],
    ['sql', 'select 1 from nodes', { k: ['select', 'from'], n: ['1'] }],
  ])('of %s', (language, code, expected) => {
    expect(tokens(code, language)).toMatchObject(expected)
  })

  test.each([
    ['sh', 'bash'],
    ['shell', 'bash'],
    ['py', 'python'],
    ['yml', 'yaml'],
    ['typescript', 'ts'],
    ['jsx', 'js'],
    ['tf', 'hcl'],
    ['c++', 'cpp'],
  ])('%s is highlighted as %s', (alias, language) => {
    const code = 'if true { "a" } # x'
    expect(highlightLines(code, alias)).toEqual(highlightLines(code, language))
  })
})

describe('any code', () => {
  const samples = [
    'a < b && c > "d" \'e\'',
    '<script>alert(1)</script>\n&amp;',
    '',
    '\n\n',
    'tab\t and  spaces',
    '{{ x }} ${y}',
  ]

  test.each([
    'js',
    'bash',
    'html',
    'yaml',
    'hcl',
    'diff',
    'text',
    'no-such-language',
    'constructor',
    '__proto__',
  ])('in %s is printed as the same text, escaped, line by line', (language) => {
    for (const sample of samples) {
      const lines = highlightLines(sample, language)
      expect(plain(lines)).toBe(sample)
      expect(lines).toHaveLength(sample.split('\n').length)
      expect(lines.join('').replace(/<\/?span[^>]*>/g, '')).not.toMatch(/[<>]/)
    }
  })

  test('a token that spans lines is closed and reopened on each', () => {
    for (const line of highlightLines('/* a\nb */ c', 'js')) {
      expect([...line.matchAll(/<span/g)]).toHaveLength([...line.matchAll(/<\/span>/g)].length)
    }
  })

  test('very long code is not highlighted', () => {
    const code = 'const a = 1\n'.repeat(20_000)
    expect(highlightLines(code, 'js').join('\n')).toBe(code)
  })
})
