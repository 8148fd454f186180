import { expect, test } from 'vitest'
import { formatScrollFrame, getTableClass } from './scroll-frame.ts'

test('a frame that scrolls is named, and its name is escaped', () => {
  expect(formatScrollFrame('a "b"')).toBe(' tabindex="0" role="group" aria-label="a &quot;b&quot;"')
})

const long = 'The node takes no requests until it has started again.'

test.each([
  [
    'two wide columns',
    [
      ['Action', 'Effect'],
      ['Start in recovery mode', long],
    ],
    true,
  ],
  [
    'two narrow columns',
    [
      ['Port', 'Protocol'],
      ['22', 'SSH'],
    ],
    false,
  ],
  [
    'a short name with a long text',
    [
      ['Status', 'Meaning'],
      ['404', long],
    ],
    false,
  ],
  [
    'three columns',
    [
      ['Action', 'Effect', 'Price'],
      ['Start in recovery mode', long, 'Free'],
    ],
    false,
  ],
  ['one column', [['Action'], [long]], false],
] as const)('a table of %s is stacked on a phone: %#', (_, rows, isStacked) => {
  expect(getTableClass(rows).includes('table-stacked')).toBe(isStacked)
})
