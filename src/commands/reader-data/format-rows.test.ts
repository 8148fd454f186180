import { expect, test } from 'vitest'
import { type CsvValue, formatCsv } from './format-rows.ts'

test('[F-020] writes a line for each row, terminated by CR LF', () => {
  expect(
    formatCsv([
      ['page', 'yes', 'is old'],
      ['/docs/', 3, false],
    ]),
  ).toBe('page,yes,is old\r\n/docs/,3,false\r\n')
  expect(formatCsv([])).toBe('')
})

const cells: [string, CsvValue, string][] = [
  ['nothing', undefined, ''],
  ['an empty text', '', ''],
  ['a comma', 'a,b', '"a,b"'],
  ['a quote', 'say "hi"', '"say ""hi"""'],
  ['a line break', 'a\nb', '"a\nb"'],
  ['another line break', 'a\rb', '"a\rb"'],
  ['a leading space', ' a', '" a"'],
  ['a trailing space', 'a ', '"a "'],
  ['other scripts', 'größer 東京 🙂', 'größer 東京 🙂'],
  ['a negative number', -5, '-5'],
  ['a formula', '=1+1', "'=1+1"],
  ['a formula with quotes', '=HYPERLINK("https://x.example")', '"\'=HYPERLINK(""https://x.example"")"'],
  ['a sum', '+1', "'+1"],
  ['a difference', '-1', "'-1"],
  ['an old formula', '@SUM(A1)', "'@SUM(A1)"],
  ['a formula after spaces', '  =1', "'  =1"],
  ['a formula after a tab', '\t=1', "'\t=1"],
  ['a formula after a line break', '\r=1', '"\'\r=1"'],
  ['a formula after an empty line', '\n=1', '"\'\n=1"'],
  ['a line break without a formula', '\nx', '"\'\nx"'],
  ['a formula after a zero-width space', '\u200b=1', "'\u200b=1"],
  ['a formula in full-width characters', '＝1', "'＝1"],
  ['an equals sign inside', 'a=1', 'a=1'],
]

test.each(cells)('%s in a cell', (_, value, expected) => {
  expect(formatCsv([[value]])).toBe(`${expected}\r\n`)
})
