import { describe, expect, test } from 'vitest'
import { sampleConfig } from '../../../tests/unit/sample-values.ts'
import { parseRedirectTable } from '../../content/redirect-table.ts'
import { formatProblems } from '../../shared/docs-error.ts'
import { createRedirects, type Redirects } from './create-redirects.ts'
import { createPresent } from './fixtures/create-present.ts'

const config = sampleConfig({
  hosts: { blog: 'https://blog.example/news', api: 'api.example' },
  locales: [
    { id: 'en', label: 'English' },
    { id: 'ar', label: 'العربية', direction: 'rtl' },
  ],
})

/** What becomes of rows, each written as `old → new`. */
function redirect(rows: string[], base = '/'): Redirects {
  const table = parseRedirectTable(rows.map((row) => row.replace(' → ', '\t')).join('\n'))
  return createRedirects(table, config, createPresent(base))
}

const complaints = (rows: string[]): string => formatProblems(redirect(rows).problems)

/** Old and new addresses of pages. */
function pages(rows: string[], base = '/'): Record<string, string> {
  const { pages: found, problems } = redirect(rows, base)
  expect(formatProblems(problems)).toBe('')
  return Object.fromEntries(found.map(({ from, to }) => [from, to]))
}

describe('[R-006] old paths and their new addresses', () => {
  test.each([
    ['/old → /docs/node/resize/', '/old/', '/docs/node/resize/'],
    ['/old/x.html → /docs/node/resize', '/old/x/', '/docs/node/resize/'],
    ['/old/index.html → /docs/node/resize/index.html', '/old/', '/docs/node/resize/'],
    ['/old///x/ → /docs//node/resize.html', '/old/x/', '/docs/node/resize/'],
    ['/old/#/ → /docs/node/resize/', '/old/', '/docs/node/resize/'],
    ['/old/f%C3%BCr → /docs/größe/', '/old/für/', '/docs/gr%C3%B6%C3%9Fe/'],
    ['/prices.pdf → /docs/node/resize/', '/prices.pdf', '/docs/node/resize/'],
    ['/old/ → /docs/node/create/#größe', '/old/', '/docs/node/create/#gr%C3%B6%C3%9Fe'],
    ['/old/ → /docs/node/create/#gr%C3%B6%C3%9Fe', '/old/', '/docs/node/create/#gr%C3%B6%C3%9Fe'],
    ['/old/ → /docs/tags/?sort=name', '/old/', '/docs/tags/?sort=name'],
    ['/old/ → /files/terms.pdf', '/old/', '/files/terms.pdf'],
    ['/old/ → /api/compute/#/', '/old/', '/api/compute/#/'],
    ['/old/ → /api/compute/#/nodes', '/old/', '/api/compute/#/nodes'],
    ['/old/ → /api/compute/#/nodes/createNode', '/old/', '/api/compute/#/nodes/createNode'],
    ['/old/ → /api/compute/#errors', '/old/', '/api/compute/#errors'],
    ['/old/ → https://blog.example/2026/', '/old/', 'https://blog.example/2026/'],
    ['/old/ → https://api.example/', '/old/', 'https://api.example/'],
    ['/old/ → /docs/broken/#anything', '/old/', '/docs/broken/#anything'],
  ])('%s', (row, from, to) => {
    expect(pages([row])[from]).toBe(to)
  })

  test('carry the base in the new address only', () => {
    expect(pages(['/old/ → /docs/node/resize/'], '/handbook/')).toEqual({
      '/old/': '/handbook/docs/node/resize/',
    })
  })

  test('are those of every language that has the page', () => {
    const found = pages([
      '/old/ → /docs/node/create/#steps',
      '/older/ → /docs/node/create/#größe',
      '/ar/older/ → /ar/docs/start/',
      '/oldest/ → /docs/node/resize/',
    ])
    expect(found).toEqual({
      '/old/': '/docs/node/create/#steps',
      '/older/': '/docs/node/create/#gr%C3%B6%C3%9Fe',
      '/ar/older/': '/ar/docs/start/',
      '/oldest/': '/docs/node/resize/',
      '/ar/old/': '/ar/docs/node/create/#steps',
    })
    expect(pages(['/old/ → /docs/node/create/#größe'])['/ar/old/']).toBe('/ar/docs/node/create/')
  })

  test('remember whether files had their name', () => {
    const rows = ['/a.html → /docs/start/', '/b/index.html → /docs/start/', '/c/ → /docs/start/']
    const named = redirect(rows).pages.filter(({ hasHtmlName }) => hasHtmlName)
    expect(named.map(({ from }) => from)).toEqual(['/a/', '/ar/a/'])
  })
})

describe('[R-006] sections that have moved', () => {
  const sections = (rows: string[]): Record<string, Record<string, string>> => {
    const { sections: found, problems } = redirect(rows)
    expect(formatProblems(problems)).toBe('')
    return Object.fromEntries(found)
  }

  test('are looked for on their page, in every language', () => {
    const rows = [
      '/docs/start/#tokens → /api/compute/#errors',
      '/docs/start.html#begin → /docs/start/#first-steps',
    ]
    expect(sections(rows)).toEqual({
      '/docs/start/': { tokens: '/api/compute/#errors', begin: '/docs/start/#first-steps' },
      '/ar/docs/start/': { begin: '/ar/docs/start/' },
    })
  })

  test('of a page that has moved are looked for where its readers arrive', () => {
    const rows = ['/old/#why → /docs/start/#first-steps', '/old/ → /docs/node/resize/']
    expect(sections(rows)).toEqual({ '/docs/node/resize/': { why: '/docs/start/#first-steps' } })
  })

  test('may be routes of an API', () => {
    const rows = ['/api/compute/#/nodes/makeNode → /api/compute/#/nodes/createNode']
    expect(sections(rows)).toEqual({
      '/api/compute/': { '/nodes/makeNode': '/api/compute/#/nodes/createNode' },
    })
  })
})

describe('[R-006] mistakes are reported at once, with file and line', () => {
  test('addresses that are none', () => {
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
        The old address \`docs/old\` does not start with "/".
        Write a path of the site, for example \`/docs/old/\` or \`/docs/page/#section\`.

      content/redirects.tsv:2
        The old address \`https://docs.example/old/\` lies outside of the site, which cannot answer for it.
        Write a path of the site, for example \`/docs/old/\` or \`/docs/page/#section\`.

      content/redirects.tsv:3
        The old address \`//docs.example/old/\` lies outside of the site, which cannot answer for it.
        Write a path of the site, for example \`/docs/old/\` or \`/docs/page/#section\`.

      content/redirects.tsv:4
        The old address \`/../old/\` leads out of the base.
        Write it without \`..\`.

      content/redirects.tsv:5
        The old address \`/old/?id=7\` has a query.
        Leave the query out: readers keep theirs.

      content/redirects.tsv:6
        The old address \`/old/%zz/\` has characters that no path has.
        Write a path of the site, for example \`/docs/old/\` or \`/docs/page/#section\`.

      content/redirects.tsv:7
        The old address \`/_/assets/x.js\` is one of the engine.
        Remove the row.

      content/redirects.tsv:8
        The new address \`docs/start/\` does not start with "/".
        Write a path of the site, for example \`/docs/old/\` or \`/docs/page/#section\`.

      content/redirects.tsv:9
        The new address \`/docs/../../start/\` leads out of the base.
        Write it without \`..\`.

      content/redirects.tsv:10
        The new address \`http://blog.example/\` is neither a path of the site nor an \`https:\` address.
        Correct the address.

      content/redirects.tsv:11
        The new address \`https://evil.example/\` is on \`evil.example\`, which is not among the hosts of the site.
        Add it to \`hosts\` in \`docs.config.ts\`, or let the row lead to a page.

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
        Let it lead to \`/docs/start/\` at once."
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
})
