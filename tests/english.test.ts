import { expect, test } from 'vitest'
import { formatProblems, type Problem } from '../src/shared/docs-error.ts'
import { findAllPhrases, findPhrases, listCheckedFiles } from './english/find-phrases.ts'

/**
 * Phrases that are left in folders and in tests that quote their messages. Each number is a limit: lower it with every
 * phrase that goes, and remove the line at zero. All other paths have none.
 */
const remainingPhrases: Readonly<Record<string, number>> = {
  'src/api/': 11,
  'src/build/': 3,
  'src/bundle/': 3,
  'src/cli/': 24,
  'src/commands/': 16,
  'src/content/': 49,
  'src/disk/': 16,
  'src/entry/': 8,
  'src/limits/': 2,
  'src/lint/': 9,
  'src/open-services.ts': 1,
  'src/output/': 7,
  'src/render/': 15,
  'src/run-command.ts': 1,
  'src/runtime/': 88,
  'src/search/': 8,
  'src/serve.ts': 7,
  'src/server/': 103,
  'src/shared/': 57,
  'src/site/': 66,
  'src/theme/': 127,
  'tests/build/bad-files.test.ts': 1,
  'tests/build/bad-locales.test.ts': 1,
  'tests/build/bad-pages.test.ts': 1,
  'tests/build/command-line.test.ts': 2,
  'tests/build/files-outside.test.ts': 3,
  'tests/build/redirects.test.ts': 1,
  'tests/server/storage-commands.test.ts': 2,
}

const format = (problems: readonly Problem[]): string => formatProblems(problems)

test('Comments, messages, and documents use none of the phrases to avoid', () => {
  const isLimited = (file: string): boolean =>
    Object.keys(remainingPhrases).some((path) => file.startsWith(path))
  const paths = listCheckedFiles().filter((file) => !isLimited(file))
  expect(format(findAllPhrases(paths))).toBe('')
})

test.each(Object.entries(remainingPhrases))('No phrases to avoid are added to %s', (path, limit) => {
  const paths = listCheckedFiles().filter((file) => file.startsWith(path))
  expect(findAllPhrases(paths).length).toBeLessThanOrEqual(limit)
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
  ['x.md', '```sh\nmend\n```\n\nThe key `mend`.'],
])('Names and code are exempt: %s, %s', (file, content) => {
  expect(findPhrases(file, content)).toEqual([])
})
