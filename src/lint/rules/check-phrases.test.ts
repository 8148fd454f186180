// cspell:ignore mend mended
import { expect, test } from 'vitest'
import { lintText, sampleStyle } from '../../../tests/unit/review-text.ts'
import { checkPhrases } from './check-phrases.ts'

const style = sampleStyle({
  phrases: [
    { avoid: ['simply', 'just'], write: 'the sentence without it' },
    { avoid: ['by mail', 'mend*'], write: '"email"' },
    { avoid: ['use * up'], write: '"use"' },
  ],
})
const check = (text: string, frontMatter = ''): string =>
  lintText(text, { rule: checkPhrases, style, frontMatter })

test.each(['Run `just build`.', '```bash\nsimply\n```', 'An adjustment, amended.', 'just-in-time'])(
  'exempts code and other words: %s',
  (text) => {
    expect(check(text)).toBe('')
  },
)

test('finds phrases across lines, in any case, and with any ending', () => {
  expect(check('It is sent by\nmail. Simply use it up.\n\n- Mended')).toMatchInlineSnapshot(`
    "content/docs/guide/page.mdx:1
      The text contains "by mail".
      Write: "email".

    content/docs/guide/page.mdx:2
      The text contains "Simply".
      Write: the sentence without it.

    content/docs/guide/page.mdx:2
      The text contains "use it up".
      Write: "use".

    content/docs/guide/page.mdx:4
      The text contains "Mended".
      Write: "email"."
  `)
})

test.each([
  ['a heading', '## Just do it', ''],
  ['a cell', '| a |\n|---|\n| simply |', ''],
  ['an attribute', '<Card title="Just a card">\n\nText\n\n</Card>', ''],
  ['a description', '', 'description: It is just text.'],
])('finds phrases in %s', (_, text, frontMatter) => {
  expect(check(text, frontMatter)).toContain('Write: the sentence without it.')
})
