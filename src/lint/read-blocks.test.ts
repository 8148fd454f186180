import { expect, test } from 'vitest'
import { codeMark, type LintBlock } from './blocks.ts'
import { readBlocks } from './read-blocks.ts'

const readMaybe = (text: string): ReturnType<typeof readBlocks> =>
  readBlocks({ text, isMdx: true, locateLine: (line) => ({ file: 'a.mdx', line }) })
const read = (text: string): LintBlock[] => readMaybe(text) ?? []

test.each(['The list {x', '<Steps>\n\n1. One', 'A line<br>break', '{/* open', '<a href={>x</a>'])(
  'has no blocks for the invalid syntax of %j, which the compiler reports',
  (text) => {
    expect(readMaybe(text)).toBeUndefined()
  },
)

test('[F-023] reads headings, prose, code, and tables in order, even inside components', () => {
  const text = [
    '## One {#id}',
    '',
    '<Tabs>',
    '<TabItem value="x" label="X">',
    '',
    '1. Run `ls`:',
    '',
    '   ```bash title="x"',
    '   ls',
    '   ```',
    '',
    '</TabItem>',
    '</Tabs>',
    '',
    ':::note[Title]',
    'Inside.',
    ':::',
    '',
    '| A | B |',
    '|---|---|',
    '| c | d |',
  ].join('\n')
  expect(read(text).map((block) => (block.kind === 'prose' ? [block.role, block.text] : block.kind))).toEqual(
    [
      'heading',
      'component',
      'component',
      'list',
      ['paragraph', `Run ${codeMark}:`],
      'code',
      'component',
      ['paragraph', 'Title'],
      ['paragraph', 'Inside.'],
      'table',
      ['cell', 'c'],
      ['cell', 'd'],
    ],
  )
})

test('maps lines of code to lines of the file', () => {
  const [code] = read('Text\n\n```bash\nfirst\nsecond\n```').filter((block) => block.kind === 'code')
  expect(code?.locateLine(1)).toEqual({ file: 'a.mdx', line: 5 })
})

test('maps characters of prose to lines of the file', () => {
  const [prose] = read('\nFirst `code`\nsecond **bold** line').filter((block) => block.kind === 'prose')
  expect(prose?.locateOffset(0).line).toBe(2)
  expect(prose?.locateOffset(prose.text.indexOf('line')).line).toBe(3)
  expect(prose?.bold).toEqual([{ text: 'bold', after: ' line', at: { file: 'a.mdx', line: 3 } }])
})

test('reads a component within a sentence as a name and skips comments', () => {
  const [prose] = read('Call <ApiLink id="a" /> {/* note */}now').filter((block) => block.kind === 'prose')
  expect(prose?.text).toBe(`Call ${codeMark} now`)
})
