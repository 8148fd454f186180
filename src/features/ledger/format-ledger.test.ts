import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSampleAddresses, readSampleLedger } from '../../../tests/unit/sample-ledger.ts'
import { samplePage } from '../../../tests/unit/sample-values.ts'
import { formatAddress, parseAddress } from '../../shared/site/ledger.ts'
import { formatLedger, listNewAddresses } from './format-ledger.ts'
import { parseLedger } from './load-ledger.ts'

test('[F-001] a ledger has each address once, sorted, in any order of its lines', () => {
  const addresses = ['/b/#z', '/b/', '/a/', '/b/#a', '/a', '/b/c/', '/a.html']
  const text = formatLedger(addresses)
  expect(formatLedger(addresses.toReversed())).toBe(text)
  expect(text).toMatchInlineSnapshot(`
    "# Every address that this site has published: pages, files, headings. \`docent check\` fails when one is lost.
    # \`docent ledger update\` writes this file. It adds addresses, and never removes one.

    /a
    /b/
    /b/#a
    /b/#z
    /b/c/
    "
  `)
  expect(formatLedger(parseLedger(text).rows.map(({ address }) => address))).toBe(text)
})

test('a site adds its pages, ids, routes, files, and old addresses, without footnotes', () => {
  const page = samplePage('notes', { anchors: ['text', 'fnref-1', 'fn-1', 'fn-keys', '100% done'] })
  const notFound = samplePage('404', { path: '/404/', kind: 'notFound' })
  const redirects = ['/old/a.html → /docs/start/', '/old/b/ → /docs/start/', '/docs/start/#x → /docs/start/']
  const addresses = createSampleAddresses(redirects, [page, notFound])
  expect(
    listNewAddresses(readSampleLedger(['/docs/start.html', '/legal/#x']), addresses),
  ).toMatchInlineSnapshot(`
    [
      "/files/terms.pdf",
      "/legal/",
      "/privacy/",
      "/docs/tags/",
      "/docs/start/#first-steps",
      "/docs/node/create/",
      "/docs/node/create/#steps",
      "/docs/node/create/#größe",
      "/docs/node/resize/",
      "/docs/größe/",
      "/api/compute/",
      "/api/compute/#errors",
      "/api/compute/#/nodes",
      "/api/compute/#/nodes/createNode",
      "/ar/docs/start/",
      "/ar/docs/node/create/",
      "/ar/docs/node/create/#steps",
      "/docs/notes/",
      "/docs/notes/#text",
      "/docs/notes/#fn-keys",
      "/docs/notes/#100%25%20done",
      "/docs/",
      "/old/a.html",
      "/old/b/",
      "/docs/start/#x",
    ]
  `)
  const all = listNewAddresses([], addresses)
  expect(listNewAddresses(readSampleLedger(all), addresses)).toEqual([])
})

test('every address is parsed back unchanged', () => {
  const segment = fc
    .string({ minLength: 1 })
    .filter((text) => parseAddress(formatAddress({ path: `/${text}/`, id: undefined }))?.path === `/${text}/`)
  fc.assert(
    fc.property(
      fc.array(segment),
      fc.option(fc.string({ minLength: 1, unit: 'grapheme' }), { nil: undefined }),
      (segments, id) => {
        const address = { path: `/${segments.map((text) => `${text}/`).join('')}`, id }
        expect(parseAddress(formatAddress(address))).toEqual(address)
      },
    ),
  )
})
