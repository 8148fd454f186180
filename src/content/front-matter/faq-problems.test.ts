import { expect, test } from 'vitest'
import { faqProblems } from './faq-problems.ts'

const file = 'content/faq/node/start.mdx'
const lines = (text: string, kind = 'faq'): (number | undefined)[] =>
  faqProblems(kind, { text, origin: (line) => ({ file, line }) }).map(({ at }) => at.line)

test.each(['## Why? {#why}\n\nSo.', '\n  \n## Why?\n', '', '\n \n'])(
  '%j has nothing before a question',
  (text) => {
    expect(lines(text)).toEqual([])
  },
)

test.each([
  ['Hello.\n\n## Why?', 1],
  ['\n\n  Hello.\n\n## Why?', 3],
  ['### Why?', 1],
])('in %j the text of line %i would not be shown', (text, line) => {
  expect(lines(text)).toEqual([line])
})

test('a page may begin as it likes', () => {
  expect(lines('Hello.', 'doc')).toEqual([])
})
