import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { findReaderTexts } from './unit/find-reader-texts.ts'

const source = fileURLToPath(new URL('../src', import.meta.url))

/** Names and keys that are the same in every language. */
const names = new Set(['Atom', 'RSS', 'JSON Feed', 'esc'])

/** Reports a wrong base URL to the operator, before any message could be loaded. */
const operatorTexts = 'runtime/wrong-base/show-base-banner.ts'

const files = globSync('{theme,runtime}/**/*.{ts,tsx}', { cwd: source }).filter(
  (file) => !/\.test\.tsx?$/.test(file) && !file.includes('/fixtures/') && file !== operatorTexts,
)

test('every text for readers in theme and runtime is a message that a language can replace', () => {
  const texts = files.flatMap((file) =>
    findReaderTexts(file, readFileSync(`${source}/${file}`, 'utf8'))
      .filter(({ text }) => !names.has(text))
      .map(({ line, text }) => `${file}:${line} ${text}`),
  )
  expect(texts).toEqual([])
})

test.each([
  ['<p>Read more</p>', 'Read more'],
  ['<p>{count} pages</p>', 'pages'],
  ['<nav aria-label="Menu" />', 'Menu'],
  ["<nav aria-label={isOpen ? 'Close' : label} />", 'Close'],
  ['<input placeholder={`Search ${name}`} />', 'Search'],
  ["<b>{isBusy ? 'Sending' : text}</b>", 'Sending'],
  ["announce('Copied.')", 'Copied.'],
  ["button.textContent = 'Copy'", 'Copy'],
])('%s has a text for readers', (code, text) => {
  expect(findReaderTexts('a.tsx', code)).toEqual([{ line: 1, text }])
})

test.each([
  '<p className="two words">{messages.copy}</p>',
  "console.warn('It failed.')",
  "throw new Error('It is missing.')",
  '<b>{`${major}.${minor}`}</b>',
  '<b>·</b>',
  "<i>{kind === 'open' && icon}</i>",
])('%s has none', (code) => {
  expect(findReaderTexts('a.tsx', code)).toEqual([])
})
