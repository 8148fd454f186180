import { expect, test } from 'vitest'
import { expandSource, lines } from '../../../tests/unit/expand-source.ts'
import { formatProblems } from '../../shared/docs-error.ts'

test('a partial that is too large, and one that is a folder, are reported', () => {
  const source = lines("import A from './_a.mdx'", "import B from './_b.mdx'", '<A />', '<B />')
  const { problems } = expandSource(source, {
    'content/docs/guide/_a.mdx': 'word '.repeat(4_000_000),
    'content/docs/guide/_b.mdx/c.mdx': 'text',
  })
  expect(formatProblems(problems)).toMatchInlineSnapshot(`
    "content/docs/guide/_a.mdx
      The file has 19.1 MB; the limit is 2 MB.
      Split it, or offer the data as a download.

    content/docs/guide/_b.mdx
      This is a folder, not a file.
      Remove it, or replace it with a file."
  `)
})

test('partials with exponential growth are reported where the page becomes too long', () => {
  const files = Object.fromEntries(
    'abc'.split('').map((name, index) => {
      const next = 'bcd'[index]
      const use = lines(`import N from './_${next}.mdx'`, ...Array.from({ length: 10 }, () => '<N />'))
      return [`content/docs/guide/_${name}.mdx`, use]
    }),
  )
  const { problems, text } = expandSource(lines("import A from './_a.mdx'", '<A />'), {
    ...files,
    'content/docs/guide/_d.mdx': 'text\n'.repeat(200),
  })
  expect(formatProblems(problems)).toMatchInlineSnapshot(`
    "content/docs/guide/_d.mdx:144
      With its partials, the page grows beyond 100,000 lines or 2 MB here.
      Include fewer partials, or split the page."
  `)
  expect(text.split('\n').length).toBeLessThan(100_300)
})

test('an attribute that is used too often is reported before it is expanded', () => {
  const { problems } = expandSource(lines("import A from './_a.mdx'", `<A x="${'x'.repeat(100_000)}" />`), {
    'content/docs/guide/_a.mdx': '{props.x}'.repeat(100_000),
  })
  expect(formatProblems(problems)).toMatchInlineSnapshot(`
    "content/docs/guide/_a.mdx:1
      With its partials, the page grows beyond 100,000 lines or 2 MB here.
      Include fewer partials, or split the page."
  `)
})
