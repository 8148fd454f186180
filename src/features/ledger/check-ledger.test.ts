import { expect, test } from 'vitest'
import { checkSampleLedger } from '../../../tests/unit/sample-ledger.ts'
import { formatProblems } from '../../shared/docs-error.ts'

/** Targets of the rows to add, by the address that is lost. */
function suggestions(...site: Parameters<typeof checkSampleLedger>): Record<string, string> {
  const rows = checkSampleLedger(...site).map(({ fix }) => fix.split('\n')[1]?.split('\t') ?? [])
  return Object.fromEntries(rows.map(([from = '', to = '']) => [from, to]))
}

test('[R-006] [R-007] every lost address is reported at its line, with the row to add', () => {
  expect(
    formatProblems(
      checkSampleLedger([
        '/docs/start/#first-step',
        '/docs/node/rezise/',
        '/docs/node/rezise/#steps',
        '/docs/secret/',
        '/api/compute/#/nodes/makeNode',
        '/docs/gone/#only-the-section',
        '/docs/tags/#a',
        '/files/term.pdf',
        '/old/start.html',
      ]),
    ),
  ).toMatchInlineSnapshot(`
    "content/published.txt:1
      \`/docs/start/#first-step\` was published, but \`content/docs/start.mdx\` has no heading with the id \`first-step\` now.
      Restore the id (\`{#first-step}\`), or add this row to \`content/redirects.tsv\`:
      /docs/start/#first-step	/docs/start/#first-steps

    content/published.txt:2
      \`/docs/node/rezise/\` was published, but nothing is published there now.
      Restore it, or add this row to \`content/redirects.tsv\`:
      /docs/node/rezise/	/docs/node/resize/

    content/published.txt:4
      \`/docs/secret/\` was published, but its page is a draft now.
      Publish the page (remove \`draft: true\`), or add this row to \`content/redirects.tsv\`:
      /docs/secret/	/docs/größe/

    content/published.txt:5
      \`/api/compute/#/nodes/makeNode\` was published, but the API no longer has that operation or group.
      Restore it, or add this row to \`content/redirects.tsv\`:
      /api/compute/#/nodes/makeNode	/api/compute/#/nodes

    content/published.txt:6
      \`/docs/gone/#only-the-section\` was published, but nothing is published there now.
      Restore it, or add this row to \`content/redirects.tsv\`:
      /docs/gone/	/docs/größe/

    content/published.txt:7
      \`/docs/tags/#a\` was published, but the page has no heading with the id \`a\` now.
      Remove the line: nothing on a generated page can be redirected.

    content/published.txt:8
      \`/files/term.pdf\` was published, but nothing is published there now.
      Restore it, or add this row to \`content/redirects.tsv\`:
      /files/term.pdf	/files/terms.pdf

    content/published.txt:9
      \`/old/start.html\` was published, but nothing is published there now.
      Restore it, or add this row to \`content/redirects.tsv\`:
      /old/start.html	/ar/docs/start/"
  `)
})

test('[R-006] [R-007] addresses that are published or redirected are kept', () => {
  const redirects = [
    '/old/ → /docs/start/',
    '/docs/start/#intro → /docs/start/#first-steps',
    '/ar/docs/node/create/#größe → /ar/docs/node/create/#steps',
  ]
  const addresses = [
    '/docs/start/',
    '/docs/start.html#first-steps',
    '/docs/node/create/#gr%C3%B6%C3%9Fe',
    '/docs/gr%C3%B6%C3%9Fe',
    '/docs/',
    '/docs/tags/',
    '/legal/',
    '/privacy.html',
    '/files/terms.pdf',
    '/api/compute/#/nodes',
    '/api/compute/#/nodes/createNode',
    '/ar/docs/start/',
    // The redirect of a page is one of its headings too, and one in the default locale is one in all.
    '/old/#anything',
    '/docs/start/#intro',
    '/ar/old/',
    '/ar/docs/start/#intro',
    '/ar/docs/node/create/#größe',
  ]
  expect(formatProblems(checkSampleLedger(addresses, { redirects }))).toBe('')
})

test('a page that has moved is recognized by its name, or by its headings', () => {
  const lost = [
    '/docs/disks/attach/',
    '/docs/disks/',
    '/docs/disks/#limits',
    '/docs/disks/#sizes',
    '/docs/disks/#cost',
  ]
  const pages = {
    '/docs/storage/attach/': ['steps'],
    '/docs/storage/volumes/': ['limits', 'sizes', 'price'],
    '/docs/storage/other/': ['limits'],
  }
  expect(suggestions(lost, { pages })).toEqual({
    '/docs/disks/attach/': '/docs/storage/attach/',
    '/docs/disks/': '/docs/storage/volumes/',
  })
})

test('a page without any resemblance leads to the page above', () => {
  const pages = { '/': [], '/docs/node/': [] }
  expect(suggestions(['/docs/node/a/zzzzzzzzzzzz/', '/qqqqqqqqqqqqqq/x/'], { pages })).toEqual({
    '/docs/node/a/zzzzzzzzzzzz/': '/docs/node/',
    '/qqqqqqqqqqqqqq/x/': '/',
  })
  expect(suggestions(['/qqqqqqqqqqqqqq/'])).toEqual({ '/qqqqqqqqqqqqqq/': '/legal/' })
})

test('a heading that was renamed or moved is found, and new ones come first', () => {
  const pages = {
    '/docs/plan/': ['limits', 'size-limits', 'next'],
    '/docs/price/': ['cost-per-hour', 'free-of-charge'],
    '/docs/a/': ['twice'],
    '/docs/b/': ['twice'],
  }
  const recorded = [
    '/docs/plan/',
    '/docs/plan/#limits',
    '/docs/plan/#next',
    '/docs/price/',
    '/docs/price/#free-of-charge',
  ]
  const find = (address: string) => suggestions([...recorded, address], { pages })[address]
  expect(find('/docs/plan/#size-limit')).toBe('/docs/plan/#size-limits')
  expect(find('/docs/plan/#cost-per-hour')).toBe('/docs/price/#cost-per-hour')
  expect(find('/docs/plan/#something-else-entirely')).toBe('/docs/plan/#size-limits')
  expect(find('/docs/price/#gratis')).toBe('/docs/price/#cost-per-hour')
  expect(find('/docs/node/create/#step')).toBe('/docs/node/create/#steps')
  expect(find('/docs/node/resize/#twice')).toBe('/docs/node/resize/')
})
