import { describe, expect, test } from 'vitest'
import { sampleAddresses } from '../../../tests/unit/sample-addresses.ts'
import { createSampleRedirects } from '../../../tests/unit/sample-redirects.ts'
import { formatProblems } from '../../shared/docs-error.ts'

const complaints = (rows: string[]): string => formatProblems(createSampleRedirects(rows).problems)

describe('[R-006] problems are reported at once, with file and line', () => {
  test('old addresses that are duplicates or in use', () => {
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
        The old address \`/old/\` is also in line 1.
        Remove one of the rows.

      content/redirects.tsv:4
        The old address \`/docs/start.html\` is in use: \`content/docs/start.mdx\` is published there.
        Remove the row, or move the page or file.

      content/redirects.tsv:5
        The old address \`/docs/tags\` is in use: the build generates a page there.
        Remove the row, or move the page or file.

      content/redirects.tsv:6
        The old address \`/docs/\` already redirects to \`/docs/start/\`, where the guides begin.
        Remove the row, or choose another landing page in \`docs.config.ts\`.

      content/redirects.tsv:7
        The old address \`/files/terms.pdf\` is in use: \`static/files/terms.pdf\` is published there.
        Remove the row, or move the page or file.

      content/redirects.tsv:8
        The old address \`/legal\` is in use: \`static/legal/index.html\` is published there.
        Remove the row, or move the page or file.

      content/redirects.tsv:9
        The old address \`/privacy/\` is in use: \`static/privacy.html\` is published there.
        Remove the row, or move the page or file.

      content/redirects.tsv:10
        The old address \`/docs/start/#first-steps\` is in use: \`content/docs/start.mdx\` has the id \`first-steps\`.
        Remove the row, or rename the heading.

      content/redirects.tsv:11
        The old address \`/api/compute/#/nodes/createNode\` is in use: \`content/docs/api.mdx\` has the id \`/nodes/createNode\`.
        Remove the row, or rename the heading."
    `)
  })

  test('new addresses that do not exist', () => {
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
        The new address \`/docs/node/rezise/\` doesn't exist.
        Did you mean \`/docs/node/resize/\`?

      content/redirects.tsv:2
        The new address \`/somewhere/else/entirely/\` doesn't exist.
        Add the page, or redirect to another page.

      content/redirects.tsv:3
        The new address \`/docs/node/create/#step\` points to \`content/docs/node/create.mdx\`, which has no heading with the id \`step\`.
        Did you mean \`steps\`?

      content/redirects.tsv:4
        The new address \`/api/compute/#/nodes/creatNode\` points to \`content/docs/api.mdx\`, which has no heading and no operation with the id \`/nodes/creatNode\`.
        Did you mean \`/nodes/createNode\`?

      content/redirects.tsv:5
        The new address \`/docs/secret/\` belongs to a draft, so it isn't published.
        Publish the page (remove \`draft: true\`), or redirect to another page.

      content/redirects.tsv:6
        The old address \`/f/\` redirects to \`/docs/\`, which redirects again.
        Redirect it to \`/docs/start/\` directly.

      content/redirects.tsv:7
        The new address \`/docs/node/create/#%zz\` points to \`content/docs/node/create.mdx\`, which has no heading with the id \`%zz\`.
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
        The old address \`/a/\` redirects to \`/b.html\`, which line 2 redirects again.
        Redirect it to \`/docs/start/#x\` directly.

      content/redirects.tsv:2
        The old address \`/b/\` redirects to \`/c/#x\`, which line 3 redirects again.
        Redirect it to \`/docs/start/#x\` directly.

      content/redirects.tsv:4
        The old address \`/loop/\` redirects in a loop: \`/loop/\` → \`/loop/\`.
        Redirect one of these rows to a page.

      content/redirects.tsv:5
        The old address \`/one/\` redirects in a loop: \`/one/\` → \`/two/\` → \`/one/\`.
        Redirect one of these rows to a page.

      content/redirects.tsv:6
        The old address \`/two/\` redirects in a loop: \`/two/\` → \`/one/\` → \`/two/\`.
        Redirect one of these rows to a page.

      content/redirects.tsv:7
        The old address \`/into/\` redirects in a loop: \`/into/\` → \`/one/\` → \`/two/\` → \`/one/\`.
        Redirect one of these rows to a page.

      content/redirects.tsv:8
        The old address \`/docs/start/#a\` redirects to \`/docs/start/#b\`, which line 9 redirects again.
        Redirect it to \`/docs/start/#first-steps\` directly."
    `)
  })

  test('fixes of chains name the final address without the base path', () => {
    const rows = [
      '/a/ → /b/',
      '/b/ → https://blog.example/',
      '/c/ → /d/',
      '/d/ → /docs/start/',
      '/e/ → /docs/',
    ]
    const { problems } = createSampleRedirects(rows, sampleAddresses({ base: '/handbook/' }))
    expect(problems.map(({ fix }) => fix)).toEqual([
      'Redirect it to `https://blog.example/` directly.',
      'Redirect it to `/docs/start/` directly.',
      'Redirect it to `/docs/start/` directly.',
    ])
  })

  test('sections that cannot be redirected', () => {
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
        The section \`/gone/#a\` is redirected, but there is neither a page \`/gone/\` nor a row for it.
        Add a row for \`/gone/\`.

      content/redirects.tsv:3
        The section \`/api-old/#errors\` can't be redirected: line 2 redirects its page to \`/api/compute/#/nodes\`, where the section is lost.
        Redirect \`/api-old/\` to a page without a hash, or remove the row.

      content/redirects.tsv:5
        The section \`/old/#steps\` can't be redirected: line 4 redirects its page to \`/docs/node/create/\`, which has a section \`steps\`.
        Remove the row, or rename the heading there.

      content/redirects.tsv:7
        The section \`/older/#x\` becomes \`/docs/node/resize/#x\`, like the one in line 8, but they redirect to different addresses.
        Redirect both to the same address, or remove one."
    `)
  })

  test('a file of the static folder that the build would overwrite', () => {
    const addresses = sampleAddresses({ staticPaths: ['/_redirects'] })
    const { problems } = createSampleRedirects(['/old/ → /docs/start/'], addresses)
    expect(formatProblems(problems)).toMatchInlineSnapshot(`
      "static/_redirects
        The build generates the file \`_redirects\`.
        Move its rules to \`content/redirects.tsv\`."
    `)
    // Without a redirect, the build writes none.
    expect(createSampleRedirects([], { ...addresses, landings: [] }).problems).toEqual([])
  })
})
