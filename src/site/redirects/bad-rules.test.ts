import { describe, expect, test } from 'vitest'
import { formatProblems } from '../../shared/docs-error.ts'
import { createSampleRedirects } from './fixtures/create-sample-redirects.ts'
import { sampleAddresses } from './fixtures/sample-addresses.ts'

const complaints = (rows: string[]): string => formatProblems(createSampleRedirects(rows).problems)

describe('[R-006] mistakes are reported at once, with file and line', () => {
  test('old addresses that are given twice, or are there now', () => {
    expect(
      complaints([
        '/old/ → /docs/start/',
        '/old.html → /docs/start/',
        '/old/ → /docs/node/resize/',
        '/docs/start.html → /docs/node/resize/',
        '/docs/tags → /docs/start/',
        '/docs/ → /docs/node/resize/',
        '/files/terms.pdf → /docs/start/',
        '/legal → /docs/start/',
        '/privacy/ → /docs/start/',
        '/docs/start/#first-steps → /docs/node/resize/',
        '/api/compute/#/nodes/createNode → /docs/node/create/',
      ]),
    ).toMatchInlineSnapshot(`
      "content/redirects.tsv:2
        The old address \`/old.html\` is the same as \`/old/\` in line 1.
        Remove one of the rows.

      content/redirects.tsv:3
        The old address \`/old/\` is in line 1 too.
        Remove one of the rows.

      content/redirects.tsv:4
        The old address \`/docs/start.html\` is in use: \`content/docs/start.mdx\` is there.
        Remove the row, or move what is there.

      content/redirects.tsv:5
        The old address \`/docs/tags\` is in use: the build makes a page there.
        Remove the row, or move what is there.

      content/redirects.tsv:6
        The old address \`/docs/\` leads to \`/docs/start/\` already: it is where guides begin.
        Remove the row, or choose another landing page in \`docs.config.ts\`.

      content/redirects.tsv:7
        The old address \`/files/terms.pdf\` is in use: \`static/files/terms.pdf\` is there.
        Remove the row, or move what is there.

      content/redirects.tsv:8
        The old address \`/legal\` is in use: \`static/legal/index.html\` is there.
        Remove the row, or move what is there.

      content/redirects.tsv:9
        The old address \`/privacy/\` is in use: \`static/privacy.html\` is there.
        Remove the row, or move what is there.

      content/redirects.tsv:10
        The old address \`/docs/start/#first-steps\` is in use: \`content/docs/start.mdx\` has the id \`first-steps\`.
        Remove the row, or rename the heading.

      content/redirects.tsv:11
        The old address \`/api/compute/#/nodes/createNode\` is in use: \`content/docs/api.mdx\` has the id \`/nodes/createNode\`.
        Remove the row, or rename the heading."
    `)
  })

  test('new addresses that are not there', () => {
    expect(
      complaints([
        '/a/ → /docs/node/rezise/',
        '/b/ → /somewhere/else/entirely/',
        '/c/ → /docs/node/create/#step',
        '/d/ → /api/compute/#/nodes/creatNode',
        '/e/ → /docs/secret/',
        '/f/ → /docs/',
        '/g/ → /docs/node/create/#%zz',
      ]),
    ).toMatchInlineSnapshot(`
      "content/redirects.tsv:1
        The new address \`/docs/node/rezise/\` is that of no page.
        Did you mean \`/docs/node/resize/\`?

      content/redirects.tsv:2
        The new address \`/somewhere/else/entirely/\` is that of no page.
        Add the page, or let the row lead to another one.

      content/redirects.tsv:3
        The new address \`/docs/node/create/#step\` leads to \`content/docs/node/create.mdx\`, which has no heading with the id \`step\`.
        Did you mean \`steps\`?

      content/redirects.tsv:4
        The new address \`/api/compute/#/nodes/creatNode\` leads to \`content/docs/api.mdx\`, which has no heading and no operation with the id \`/nodes/creatNode\`.
        Did you mean \`/nodes/createNode\`?

      content/redirects.tsv:5
        The new address \`/docs/secret/\` is that of a draft, which is not published.
        Publish the page (remove \`draft: true\`), or let the row lead to another one.

      content/redirects.tsv:6
        The old address \`/f/\` leads to \`/docs/\`, which leads on.
        Let it lead to \`/docs/start/\` at once.

      content/redirects.tsv:7
        The new address \`/docs/node/create/#%zz\` leads to \`content/docs/node/create.mdx\`, which has no heading with the id \`%zz\`.
        Correct the id, or leave it out."
    `)
  })

  test('loops and chains', () => {
    expect(
      complaints([
        '/a/ → /b.html',
        '/b/ → /c/#x',
        '/c/ → /docs/start/',
        '/loop/ → /loop/',
        '/one/ → /two/',
        '/two/ → /one/',
        '/into/ → /one/',
        '/docs/start/#a → /docs/start/#b',
        '/docs/start/#b → /docs/start/#first-steps',
      ]),
    ).toMatchInlineSnapshot(`
      "content/redirects.tsv:1
        The old address \`/a/\` leads to \`/b.html\`, which line 2 moves on.
        Let it lead to \`/docs/start/#x\` at once.

      content/redirects.tsv:2
        The old address \`/b/\` leads to \`/c/#x\`, which line 3 moves on.
        Let it lead to \`/docs/start/#x\` at once.

      content/redirects.tsv:4
        The old address \`/loop/\` leads in a circle: \`/loop/\` → \`/loop/\`.
        Let one of these rows lead to a page.

      content/redirects.tsv:5
        The old address \`/one/\` leads in a circle: \`/one/\` → \`/two/\` → \`/one/\`.
        Let one of these rows lead to a page.

      content/redirects.tsv:6
        The old address \`/two/\` leads in a circle: \`/two/\` → \`/one/\` → \`/two/\`.
        Let one of these rows lead to a page.

      content/redirects.tsv:7
        The old address \`/into/\` leads in a circle: \`/into/\` → \`/one/\` → \`/two/\` → \`/one/\`.
        Let one of these rows lead to a page.

      content/redirects.tsv:8
        The old address \`/docs/start/#a\` leads to \`/docs/start/#b\`, which line 9 moves on.
        Let it lead to \`/docs/start/#first-steps\` at once."
    `)
  })

  test('chains are told their end, with the base left out', () => {
    const rows = [
      '/a/ → /b/',
      '/b/ → https://blog.example/',
      '/c/ → /d/',
      '/d/ → /docs/start/',
      '/e/ → /docs/',
    ]
    const { problems } = createSampleRedirects(rows, sampleAddresses({ base: '/handbook/' }))
    expect(problems.map(({ fix }) => fix)).toEqual([
      'Let it lead to `https://blog.example/` at once.',
      'Let it lead to `/docs/start/` at once.',
      'Let it lead to `/docs/start/` at once.',
    ])
  })

  test('sections that nobody can be led to', () => {
    expect(
      complaints([
        '/gone/#a → /docs/start/',
        '/api-old/ → /api/compute/#/nodes',
        '/api-old/#errors → /api/compute/#errors',
        '/old/ → /docs/node/create/',
        '/old/#steps → /docs/start/#first-steps',
        '/older/ → /docs/node/resize/',
        '/older/#x → /docs/start/',
        '/docs/node/resize/#x → /docs/node/create/',
      ]),
    ).toMatchInlineSnapshot(`
      "content/redirects.tsv:1
        The section \`/gone/#a\` has moved, but there is no page \`/gone/\`, and no row for it.
        Add a row for \`/gone/\`.

      content/redirects.tsv:3
        The section \`/api-old/#errors\` cannot move: line 2 leads its readers to \`/api/compute/#/nodes\`, where the section is forgotten.
        Let \`/api-old/\` lead to a page, without a hash, or remove the row.

      content/redirects.tsv:5
        The section \`/old/#steps\` cannot move: line 4 leads its readers to \`/docs/node/create/\`, which has a section \`steps\`.
        Remove the row, or rename the heading there.

      content/redirects.tsv:7
        The section \`/older/#x\` arrives at \`/docs/node/resize/#x\`, as does that of line 8, which leads elsewhere.
        Let both lead to the same place, or remove one."
    `)
  })

  test('a file of the static folder that the build would write over', () => {
    const addresses = sampleAddresses({ staticPaths: ['/_redirects'] })
    const { problems } = createSampleRedirects(['/old/ → /docs/start/'], addresses)
    expect(formatProblems(problems)).toMatchInlineSnapshot(`
      "static/_redirects
        The build writes the file \`_redirects\` itself.
        Move its rules to \`content/redirects.tsv\`."
    `)
    // Without a redirect, the build writes none.
    expect(createSampleRedirects([], { ...addresses, landings: [] }).problems).toEqual([])
  })
})
