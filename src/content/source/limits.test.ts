import { describe, expect, test } from 'vitest'
import { compileSource } from '../../../tests/unit/compile-source.ts'
import { catchProblems } from '../../../tests/unit/problems-of.ts'

const nest = (open: string, close: string, depth: number): string =>
  `${open.repeat(depth)}1${close.repeat(depth)}`
const problems = (text: string, file = 'a.mdx'): string[] =>
  catchProblems(() => compileSource(text, { file: `content/docs/${file}` })).split('\n')

/** Each took minutes, or ended the process. */
const excesses: [name: string, text: string, problem: RegExp][] = [
  ['parentheses', `{${nest('(', ')', 100_000)}}`, /more than 8 nested brackets/],
  ['lists in an export', `export const a = ${nest('[', ']', 100_000)}`, /more than 8 nested brackets/],
  ['brackets in an attribute', `<Card title={${nest('[', ']', 100_000)}} />`, /more than 8 nested brackets/],
  ['objects', `{${nest('{a:', '}', 100_000)}}`, /more than 8 nested brackets/],
  ['template literals', `{${nest('`${', '}`', 100_000)}}`, /more than 8 nested brackets/],
  ['elements in braces', `{${nest('<b>{', '}</b>', 60)}}`, /more than 8 nested brackets/],
  [
    'elements below a code block that ended with its list item',
    `1. a\n\n   \`\`\`sh\n   b\n ${'{<b>'.repeat(27)}\n   \`\`\`\n`,
    /more than 8 nested brackets/,
  ],
  [
    'a closing tag in the list before it',
    '<div>\n\n1. A\n2. B\n\n   </div>\n\n1. C\n',
    /The closing tag `<\/div>` is indented like the text of the list/,
  ],
  ['unclosed elements in attributes', '<C n={<b>'.repeat(12), /more than 8 nested brackets/],
  ['unclosed elements behind a brace', `Text {{ ${'<C a b>'.repeat(40)}`, /more than 16 nested elements/],
  ['operators', `{${'1+'.repeat(100_000)}1}`, /more than 4000 words and operators/],
  ['conditions', `{${'1?1:'.repeat(100_000)}1}`, /more than 4000 words and operators/],
  ['words', `{${'typeof '.repeat(100_000)}1}`, /more than 4000 words and operators/],
  ['members', `{a${'.a'.repeat(100_000)}}`, /more than 4000 words and operators/],
  ['calls', `{a${'()'.repeat(100_000)}}`, /more than 4000 words and operators/],
  ['elements', nest('<div>\n\n', '\n\n</div>', 100_000), /more than 1000 nested elements/],
  ['components', nest('<Steps>\n\n', '\n\n</Steps>', 80_000), /more than 1000 nested elements/],
  ['items of lists', '- '.repeat(100_000), /opens 100000 nested lists and quotes/],
  ['numbered items', '1. '.repeat(100_000), /opens 100000 nested lists and quotes/],
  ['quotes', '>'.repeat(100_000), /opens 100000 nested lists and quotes/],
  ['indented lists', `${' '.repeat(500)}- a`, /indented by 500 characters/],
  ['links', '[a]('.repeat(150_000), /150000 brackets, braces/],
  ['brackets', '['.repeat(300_000), /300000 brackets, braces/],
  ['directives', ':a['.repeat(100_000), /200000 brackets, braces/],
  ['addresses', '<a:'.repeat(100_000), /200000 brackets, braces/],
  ['mail addresses', 'a@b.'.repeat(100_000), /100000 brackets, braces/],
  ['characters of many blocks', `${'[a]('.repeat(1000)}\n\n`.repeat(450), /1000 brackets, braces/],
  ['emphasis', '*a '.repeat(300_000), /300000 marks of emphasis/],
  ['columns', `${'|a'.repeat(5000)}|\n${'|-'.repeat(5000)}|`, /5002 columns and 0 rows/],
  [
    'cells',
    `${'|a'.repeat(400)}|\n${'|-'.repeat(400)}|\n${'|a|\n'.repeat(1000)}`,
    /402 columns and 1000 rows/,
  ],
  ['front matter', `---\n${'a: b\n'.repeat(100_000)}---\n`, /front matter has 499999 characters/],
  ['a formula', `$${'a+'.repeat(10_000)}b$`, /formula has 20001 characters/],
  [
    'a diagram',
    `\`\`\`mermaid alt="a"\nflowchart TD\n${'a-->b\n'.repeat(5000)}\`\`\``,
    /diagram has 30012 char/,
  ],
]

test.each(excesses)('too many or too deep: %s', (_, text, problem) => {
  const lines = problems(text.startsWith('---') ? text : `Text.\n\n${text}`)
  expect(lines[0]).toMatch(/^content\/docs\/a\.mdx:\d+$/)
  expect(lines.join('\n')).toMatch(problem)
})

test('a problem has the line that exceeds the limit', () => {
  expect(problems(`Text.\n\n${'[a]('.repeat(150_000)}`)[0]).toBe('content/docs/a.mdx:3')
  expect(problems(`{(\n${'(\n'.repeat(300)}`)[0]).toBe('content/docs/a.mdx:8')
  expect(problems('<div>\n\n'.repeat(1200))[0]).toBe('content/docs/a.mdx:2001')
})

test('a diagram that takes too long to draw is reported with its line', () => {
  const names = Array.from({ length: 1200 }, (_, index) => `a${index}`).join(' & ')
  const text = `Text.\n\n\`\`\`mermaid alt="a"\nflowchart TD\n${names} --> ${names}\n\`\`\``
  expect(problems(text).slice(0, 2)).toEqual([
    'content/docs/a.mdx:3',
    '  Drawing the diagram took longer than 3 seconds.',
  ])
})

describe('ordinary content is within the limits', () => {
  test.each([
    ['code', `\`\`\`json\n${'{"a": [{"b": "c"}]},\n'.repeat(20_000)}\`\`\``],
    [
      'a table of prices',
      `| a | b |\n| - | - |\n${'| [x](https://a.example) | **1** & `{a}` |\n'.repeat(1500)}`,
    ],
    [
      'a list of objects',
      `export const a = [\n${"  { name: 'x', url: 'https://a.example/b' },\n".repeat(3000)}]\n\n{a[0].name}`,
    ],
    ['braces in code', '`{` and `${a` and ``{`(`` are literal.\n\n'.repeat(500)],
    ['parentheses of prose', 'a) one (see b\n\n'.repeat(500)],
    ['elements without an end', '<br/> and <img alt="b" />\n\n'.repeat(1500)],
  ])('%s', (_, text) => {
    expect(() => compileSource(text)).not.toThrow()
  })

  test('HTML elements without an end tag, in Markdown', () => {
    const text = '<br> and <hr> and `Map<String>`\n\n'.repeat(3000)
    expect(() => compileSource(text, { file: 'content/docs/a.md' })).not.toThrow()
  })
})

test('a closing tag may be indented after code that ended a list', () => {
  const text = '<div>\n  <div>\n\n- A\n\n```sh\nb\n```\n\n  </div>\n</div>\n'
  expect(() => compileSource(text, { file: 'content/docs/a.mdx' })).not.toThrow()
})
