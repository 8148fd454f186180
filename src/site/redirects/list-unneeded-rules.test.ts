import { expect, test } from 'vitest'
import { createSampleRedirects } from '../../../tests/unit/sample-redirects.ts'
import { formatProblems } from '../../shared/docs-error.ts'

test('[R-006] redundant rows are listed, but are not errors', () => {
  const { unneeded, problems } = createSampleRedirects([
    '/old/ → /docs/start/',
    '/ar/old/ → /ar/docs/start/',
    '/old/#intro → /docs/start/',
    '/old/#disks → /docs/node/resize/',
    '/older/ → /docs/node/create/',
    '/ar/older/ → /ar/docs/start/',
    '/docs/start/#a → /docs/node/create/#steps',
    '/ar/docs/start/#a → /ar/docs/node/create/#steps',
  ])
  expect(problems).toEqual([])
  expect(formatProblems(unneeded)).toMatchInlineSnapshot(`
    "content/redirects.tsv:2
      The redirect of \`/ar/old/\` isn't needed: line 1 leads its readers to \`/ar/docs/start/\` already.
      Remove the row.

    content/redirects.tsv:3
      The redirect of \`/old/#intro\` isn't needed: line 1 leads its readers to \`/docs/start/\` already.
      Remove the row.

    content/redirects.tsv:8
      The redirect of \`/ar/docs/start/#a\` isn't needed: line 7 leads its readers to \`/ar/docs/node/create/#steps\` already.
      Remove the row."
  `)
})
