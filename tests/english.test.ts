import { expect, test } from 'vitest'
import { formatProblems, type Problem } from '../src/shared/docs-error.ts'
import { findAllPhrases, findPhrases } from './english/find-phrases.ts'

const format = (problems: readonly Problem[]): string => formatProblems(problems)

// It reads the whole repository, which takes a minute if other programs run as well.
test('Comments, messages, and documents use none of the phrases to avoid', { timeout: 180_000 }, () => {
  expect(format(findAllPhrases())).toBe('')
})

test('Phrases are found in comments, across their lines', () => {
  const code = '/**\n * A page\n * of its\n * own.\n */\nconst a = 1 // Sent by\n// mail.\n'
  expect(format(findPhrases('x.ts', code))).toMatchInlineSnapshot(`
    "x.ts:3
      The text contains "of its own".
      Write: "its own …", "a separate …"."
  `)
})

test('Phrases are found in strings, templates, and the text of components', () => {
  const code = "const a = 'Mend it.'\nconst b = `Mends ${a}.`\nconst c = <p>Is there twice</p>\n"
  expect(format(findPhrases('x.tsx', code))).toMatchInlineSnapshot(`
    "x.tsx:1
      The text contains "Mend".
      Write: "fix".

    x.tsx:2
      The text contains "Mends".
      Write: "fix".

    x.tsx:3
      The text contains "Is there twice".
      Write: "is declared twice", "appears twice"."
  `)
})

test('Phrases are found in style sheets and documents', () => {
  expect(
    format(findPhrases('x.css', 'a { color: red; }\n/* of which\nnothing is known */\n')),
  ).toMatchInlineSnapshot(`
    "x.css:2
      The text contains "of which".
      Write: a sentence without the inversion.

    x.css:3
      The text contains "nothing is known".
      Write: "has", "stores", "finds"."
  `)
  expect(
    format(findPhrases('x.md', '# Title\n\n- First\n- Mend\n  it.\n\n| for which |\n')),
  ).toMatchInlineSnapshot(`
    "x.md:4
      The text contains "Mend".
      Write: "fix".

    x.md:7
      The text contains "for which".
      Write: a sentence without the inversion."
  `)
})

test.each([
  ['x.ts', 'const mend = told.mend // `mend`'],
  ['x.ts', 'const key = "mend"'],
  ['x.ts', 'const query = `UPDATE subscribers SET mails = 0`'],
  ['x.md', '```sh\nmend\n```\n\nThe key `mend`.'],
])('Names and code are exempt: %s, %s', (file, content) => {
  expect(findPhrases(file, content)).toEqual([])
})
