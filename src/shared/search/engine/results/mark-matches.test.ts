import { expect, test } from 'vitest'
import { highlightExcerpt } from './mark-matches.ts'

const readExcerpt = (text: string, length = 60): string =>
  highlightExcerpt(text, new Map([['volume', 0]]), length)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('')

const start = 'Some words that nobody looks for are in front. '
const end = ' Many more words follow here, so that the text is longer than its excerpt.'

test.each([
  ['begins with the sentence of the match', `${start}Grow the volume first.${end}`, 'Grow the [volume]'],
  ['begins in a sentence whose start is far away', `${start.replace('. ', ' of a volume. ')}${end}`, '… '],
  ['begins with a short text', 'A volume grows.', 'A [volume] grows.'],
])('an excerpt %s', (_, text, expected) => {
  const excerpt = readExcerpt(text)
  expect(excerpt.slice(0, expected.length)).toBe(expected)
  expect(excerpt).toContain('[volume]')
})
