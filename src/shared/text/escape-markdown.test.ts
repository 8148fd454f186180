import fc from 'fast-check'
import { markdownToHtml } from 'satteri'
import { describe, expect, test } from 'vitest'
import { decodeEntities } from '../html/decode-entities.ts'
import { escapeBlockStart, escapeMarkdown, formatCodeFence, formatCodeSpan } from './escape-markdown.ts'

const render = (markdown: string): string => {
  const { html } = markdownToHtml(markdown, { features: { gfm: true } })
  return html.trim()
}

/** Text as HTML prints it: on one line. */
const line = (characters: string): fc.Arbitrary<string> =>
  fc
    .string({ unit: fc.constantFrom(...characters), maxLength: 24 })
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '')

describe('text', () => {
  test.each([
    ['snake_case and 2 * 3', 'snake_case and 2 * 3'],
    ['*a* and _b_', '\\*a\\* and \\_b\\_'],
    ['<name> & a < b &lt;', '\\<name> & a < b \\&lt;'],
    ['[x] [x](y) [^1]', '[x] [x\\](y) \\[^1]'],
    ['C:\\dir \\* `a`', 'C:\\dir \\\\\\* \\`a\\`'],
    ['~5 GB and ~~a~~', '~5 GB and ~\\~a\\~\\~'],
    ['$5 to $10', '$5 to $10'],
  ])('%s becomes %s', (text, escaped) => {
    expect(escapeMarkdown(text)).toBe(escaped)
  })

  test('has its dollar signs escaped where there are formulas, and its brackets in labels', () => {
    expect(escapeMarkdown('$5 to $10', { escapesDollars: true })).toBe('\\$5 to \\$10')
    expect(escapeMarkdown('a [b]', { isLabel: true })).toBe('a \\[b\\]')
  })

  test('is the same after it was read as Markdown', () => {
    fc.assert(
      fc.property(line('*_`[]()<>!&#;\\~|-+=.:>1ab  '), (text) => {
        const html = render(escapeBlockStart(escapeMarkdown(text)))
        expect(html).toMatch(/^<p>[^<]*<\/p>$/)
        expect(decodeEntities(html.slice(3, -4))).toBe(text)
      }),
      { numRuns: 3000 },
    )
  })
})

describe('the start of a paragraph', () => {
  test.each(['# a', '> a', '- a', '+ a', '* a', '1. a', '2) a', '---', '===', '~~~', '[a]: b', '#'])(
    '%s is text',
    (text) => {
      expect(render(escapeBlockStart(escapeMarkdown(text)))).toMatch(/^<p>[^<]*<\/p>$/)
    },
  )

  test.each(['#a', '-a', '1.5 a', '2026 was', '=a'])('%s needs no escape', (text) => {
    expect(escapeBlockStart(text)).toBe(text)
  })
})

describe('code', () => {
  test.each([
    ['a "b"', 'title=\'a "b"\''],
    [`a "b" 'c'`, `title="a 'b' 'c'"`],
    ['a `b`', `title="a 'b'"`],
  ])('in a block can have the title %s', (title, info) => {
    expect(formatCodeFence({ code: 'a', language: 'js', settings: { title } })).toBe(
      `\`\`\`js ${info}\na\n\`\`\``,
    )
  })

  test('in a line is the same after it was read as Markdown', () => {
    fc.assert(
      fc.property(line('`` \\*_<a|'), (code) => {
        expect(render(`a ${formatCodeSpan(code)} b`)).toMatch(/^<p>a <code>.*<\/code> b<\/p>$/)
        expect(decodeEntities(render(formatCodeSpan(code)).replace(/<\/?(?:p|code)>/g, ''))).toBe(code)
      }),
    )
  })

  test('in a block gets a fence longer than those in it', () => {
    expect(formatCodeFence({ code: '````\na\n````', language: 'md', settings: { title: 'a.md' } })).toBe(
      '`````md title="a.md"\n````\na\n````\n`````',
    )
  })
})
