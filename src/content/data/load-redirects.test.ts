import { expect, test } from 'vitest'
import { formatProblems } from '../../shared/docs-error.ts'
import { parseRedirectTable } from './load-redirects.ts'

test('[R-006] rows have two columns; comments, empty lines, line endings, and a byte order mark are ignored', () => {
  const text =
    '\uFEFF# Guides\r\n\r\n/a.html\t/docs/a/\r\n  \n /b/#x \t /docs/b/#y\n\t\n#/c/\t/docs/c/\n/d/\t/docs/d/'
  expect(parseRedirectTable(text)).toEqual({
    rows: [
      { from: '/a.html', to: '/docs/a/', line: 3 },
      { from: '/b/#x', to: '/docs/b/#y', line: 5 },
      { from: '/d/', to: '/docs/d/', line: 8 },
    ],
    problems: [],
  })
})

test('[R-006] all invalid rows are reported at once', () => {
  const { rows, problems } = parseRedirectTable(
    '/a/ /docs/a/\n/b/\n/c/\t/docs/c/\t301\n/d/\t\t/docs/d/\n\t/e/\n/f/\t/docs/f/\n',
  )
  expect(rows).toEqual([{ from: '/f/', to: '/docs/f/', line: 6 }])
  expect(formatProblems(problems)).toMatchInlineSnapshot(`
    "content/redirects.tsv:1
      \`/a/ /docs/a/\` is not a row of two columns.
      Write the old address, one tab, and the new address.

    content/redirects.tsv:2
      \`/b/\` is not a row of two columns.
      Write the old address, one tab, and the new address.

    content/redirects.tsv:3
      \`/c/ ⇥ /docs/c/ ⇥ 301\` is not a row of two columns.
      Write the old address, one tab, and the new address.

    content/redirects.tsv:4
      \`/d/ ⇥  ⇥ /docs/d/\` is not a row of two columns.
      Write the old address, one tab, and the new address.

    content/redirects.tsv:5
      \`/e/\` is not a row of two columns.
      Write the old address, one tab, and the new address."
  `)
})
