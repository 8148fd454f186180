import { expect, test } from 'vitest'
import { createSampleRedirects } from '../../../tests/unit/sample-redirects.ts'
import { formatProblems } from '../../shared/docs-error.ts'

const complaints = (rows: string[]): string => formatProblems(createSampleRedirects(rows).problems)

test('[R-006] invalid addresses are reported at once, with file and line', () => {
  expect(
    complaints([
      'docs/old → /docs/start/',
      'https://docs.example/old/ → /docs/start/',
      '//docs.example/old/ → /docs/start/',
      '/../old/ → /docs/start/',
      '/old/?id=7 → /docs/start/',
      '/old/%zz/ → /docs/start/',
      '/_/assets/x.js → /docs/start/',
      '/a/ → docs/start/',
      '/b/ → /docs/../../start/',
      '/c/ → http://blog.example/',
      '/d/ → https://evil.example/',
      '/e/ → //evil.example/',
      '/f/ → javascript:alert(1)',
      '/g/',
    ]),
  ).toMatchInlineSnapshot(`
    "content/redirects.tsv:1
      The old address \`docs/old\` doesn't start with "/".
      Write a path of the site, for example \`/docs/old/\` or \`/docs/page/#section\`.

    content/redirects.tsv:2
      The old address \`https://docs.example/old/\` is outside the site.
      Write a path of the site, for example \`/docs/old/\` or \`/docs/page/#section\`.

    content/redirects.tsv:3
      The old address \`//docs.example/old/\` is outside the site.
      Write a path of the site, for example \`/docs/old/\` or \`/docs/page/#section\`.

    content/redirects.tsv:4
      The old address \`/../old/\` is outside the base path.
      Write it without \`..\`.

    content/redirects.tsv:5
      The old address \`/old/?id=7\` has a query.
      Remove the query. A redirect keeps the query of the request.

    content/redirects.tsv:6
      The old address \`/old/%zz/\` contains invalid characters.
      Write a path of the site, for example \`/docs/old/\` or \`/docs/page/#section\`.

    content/redirects.tsv:7
      The old address \`/_/assets/x.js\` is reserved for the engine.
      Remove the row.

    content/redirects.tsv:8
      The new address \`docs/start/\` doesn't start with "/".
      Write a path of the site, for example \`/docs/old/\` or \`/docs/page/#section\`.

    content/redirects.tsv:9
      The new address \`/docs/../../start/\` is outside the base path.
      Write it without \`..\`.

    content/redirects.tsv:10
      The new address \`http://blog.example/\` is neither a path of the site nor an \`https:\` address.
      Correct the address.

    content/redirects.tsv:11
      The new address \`https://evil.example/\` is on \`evil.example\`, which isn't a host of the site.
      Add it to \`hosts\` in \`docs.config.ts\`, or redirect to a page.

    content/redirects.tsv:12
      The new address \`//evil.example/\` is neither a path of the site nor an \`https:\` address.
      Correct the address.

    content/redirects.tsv:13
      The new address \`javascript:alert(1)\` is neither a path of the site nor an \`https:\` address.
      Correct the address.

    content/redirects.tsv:14
      \`/g/\` is not a row of two columns.
      Write the old address, one tab, and the new address."
  `)
})
