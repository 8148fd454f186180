import { expect, test } from 'vitest'
import { createSampleRedirects } from '../../../tests/unit/sample-redirects.ts'
import { formatProblems } from '../../shared/docs-error.ts'

const complaints = (rows: string[]): string => formatProblems(createSampleRedirects(rows).problems)

test('[R-006] an old address is the same in every spelling', () => {
  expect(
    complaints([
      '/old → /docs/start/',
      '/old/ → /docs/start/',
      '/für/ → /docs/start/',
      '/f%C3%BCr.html → /docs/start/',
    ]),
  ).toMatchInlineSnapshot(`
    "content/redirects.tsv:2
      The old address \`/old/\` is the same as \`/old\` in line 1.
      Remove one of the rows.

    content/redirects.tsv:4
      The old address \`/f%C3%BCr.html\` is the same as \`/für/\` in line 3.
      Remove one of the rows."
  `)
  const conflicts = complaints([
    '/docs/%6Eode/resize/ → /docs/start/',
    '/docs//start.HTML → /docs/node/resize/',
  ])
  expect(conflicts.match(/(?<=is in use: `).*(?=` is)/g)).toEqual([
    'content/docs/node/resize.mdx',
    'content/docs/start.mdx',
  ])
})

test('[R-006] old addresses that differ only in case have the same target', () => {
  expect(
    complaints([
      '/old/ → /docs/start/',
      '/Old/ → /docs/start/',
      '/OLD/ → /docs/node/resize/',
      '/Docs/Start/ → /docs/start/#first-steps',
      '/DOCS/node/create.html → /docs/node/resize/',
      '/docs/Tags/ → /docs/start/',
    ]),
  ).toMatchInlineSnapshot(`
    "content/redirects.tsv:3
      The old address \`/OLD/\` differs from \`/old/\` in line 1 only in case, but redirects elsewhere.
      Redirect both to the same URL, or remove one.

    content/redirects.tsv:5
      The old address \`/DOCS/node/create.html\` differs from the page \`/docs/node/create/\` only in case.
      Let it lead to \`/docs/node/create/\`, or remove the row.

    content/redirects.tsv:6
      The old address \`/docs/Tags/\` differs from the page \`/docs/tags/\` only in case.
      Let it lead to \`/docs/tags/\`, or remove the row."
  `)
})

test('[R-006] [R-007] loops are found through spellings, queries, and hashes', () => {
  expect(
    complaints([
      '/a/ → /a.html?x=1',
      '/b/ → /%62/#x',
      '/docs/start/#a → /docs/start.html#b',
      '/docs/start/#b → /docs/start/?x=1#%61',
      '/c/ → /docs/node/resize/#x',
      '/docs/node/resize/#x → /c/',
      '/d/ → /docs/node/create/',
      '/docs/node/create/#y → /d/#y',
      '/api/compute/#/nodes/x → /api/compute/#/nodes/y',
      '/api/compute/#/nodes/y → /api/compute/#/nodes/x',
    ]),
  ).toMatchInlineSnapshot(`
    "content/redirects.tsv:1
      The old address \`/a/\` redirects in a loop: \`/a/\` → \`/a.html?x=1\`.
      Redirect one of these rows to a page.

    content/redirects.tsv:2
      The old address \`/b/\` redirects in a loop: \`/b/\` → \`/%62/#x\`.
      Redirect one of these rows to a page.

    content/redirects.tsv:3
      The old address \`/docs/start/#a\` redirects in a loop: \`/docs/start/#a\` → \`/docs/start/#b\` → \`/docs/start/?x=1#%61\`.
      Redirect one of these rows to a page.

    content/redirects.tsv:4
      The old address \`/docs/start/#b\` redirects in a loop: \`/docs/start/#b\` → \`/docs/start/#a\` → \`/docs/start.html#b\`.
      Redirect one of these rows to a page.

    content/redirects.tsv:5
      The old address \`/c/\` redirects in a loop: \`/c/\` → \`/docs/node/resize/#x\` → \`/c/\`.
      Redirect one of these rows to a page.

    content/redirects.tsv:6
      The old address \`/docs/node/resize/#x\` redirects in a loop: \`/docs/node/resize/#x\` → \`/c/\` → \`/docs/node/resize/#x\`.
      Redirect one of these rows to a page.

    content/redirects.tsv:8
      The old address \`/docs/node/create/#y\` redirects in a loop: \`/docs/node/create/#y\` → \`/d/\` → \`/docs/node/create/\`.
      Redirect one of these rows to a page.

    content/redirects.tsv:9
      The old address \`/api/compute/#/nodes/x\` redirects in a loop: \`/api/compute/#/nodes/x\` → \`/api/compute/#/nodes/y\` → \`/api/compute/#/nodes/x\`.
      Redirect one of these rows to a page.

    content/redirects.tsv:10
      The old address \`/api/compute/#/nodes/y\` redirects in a loop: \`/api/compute/#/nodes/y\` → \`/api/compute/#/nodes/x\` → \`/api/compute/#/nodes/y\`.
      Redirect one of these rows to a page."
  `)
})

test('[R-007] sections of generated pages and of files cannot move', () => {
  expect(
    complaints([
      '/docs/#x → /docs/start/',
      '/docs/tags/#y → /docs/start/',
      '/files/terms.pdf#z → /docs/start/',
    ]),
  ).toMatchInlineSnapshot(`
    "content/redirects.tsv:1
      The section \`/docs/#x\` cannot move: \`/docs/\` isn't a page with a source file.
      Remove the row.

    content/redirects.tsv:2
      The section \`/docs/tags/#y\` cannot move: \`/docs/tags/\` isn't a page with a source file.
      Remove the row.

    content/redirects.tsv:3
      The section \`/files/terms.pdf#z\` cannot move: \`/files/terms.pdf\` isn't a page with a source file.
      Remove the row."
  `)
})
