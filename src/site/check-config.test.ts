import { expect, test } from 'vitest'
import { sampleLinkTargets } from '../../tests/unit/sample-link-targets.ts'
import { sampleConfig, samplePage } from '../../tests/unit/sample-values.ts'
import type { UserConfig } from '../shared/config/config.ts'
import { formatProblems } from '../shared/docs-error.ts'
import { checkConfig } from './check-config.ts'

const home = samplePage('index', { path: '/' })

function check(config: Partial<UserConfig>, targets: Parameters<typeof sampleLinkTargets>[0] = {}): string {
  const findLine = (path: readonly PropertyKey[]): number => path.length
  return formatProblems(
    checkConfig(sampleConfig(config), {
      targets: sampleLinkTargets({ pages: [home], ...targets }),
      findLine,
    }),
  )
}

test('images of the brand must exist', () => {
  const logo = { src: '/logo.svg', srcDark: '/img/night.svg', alt: '', width: 1, height: 1 }
  const brand = { name: 'Cloud', legalName: 'Cloud Limited', favicon: '/img/icon.svg', logo }
  expect(check({ brand }, { staticPaths: ['/img/icon.png', '/logo.svg'] })).toMatchInlineSnapshot(`
    "docs.config.ts:2
      \`brand.favicon\` is \`/img/icon.svg\`, but there is no such file.
      Did you mean \`/img/icon.png\`?

    docs.config.ts:3
      \`brand.logo.srcDark\` is \`/img/night.svg\`, but there is no such file.
      Put the file at \`static/img/night.svg\`, or correct the path."
  `)
  expect(check({ brand }, { staticPaths: ['/img/icon.svg', '/img/night.svg', '/logo.svg'] })).toBe('')
})

test('a search box needs a search page', () => {
  const navbar: UserConfig['navbar'] = { items: [{ kind: 'locales' }, { kind: 'search' }] }
  expect(check({ navbar })).toMatchInlineSnapshot(`
    "docs.config.ts:3
      \`navbar.items[1]\` is a search box, but the site has no search page.
      Add a page with \`<SearchResults />\`, and set \`search.url\` to its path. Or remove the item."
  `)
  expect(check({ navbar, search: { url: '/search/' } })).toBe('')
})

test('a site has a home page, unless it has no page at all', () => {
  const guide = samplePage('start', { path: '/docs/' })
  const notFound = samplePage('404', { path: '/404/', kind: 'notFound' })
  expect(check({}, { pages: [guide, notFound] })).toMatchInlineSnapshot(`
    "content/pages/index.mdx
      The site has no page at \`/\`, its home page.
      Add the page, or redirect \`/\` to another page in \`content/redirects.tsv\`."
  `)
  expect(check({}, { pages: [notFound] })).toBe('')
})

test.each([
  ['a page', { pages: [home] }],
  ['a page that cannot be read', { unread: ['/'] }],
  ['a redirect', { redirects: new Map([['/', '/docs/']]) }],
  ['the start of the guides', { otherPaths: new Set(['/']) }],
  ['a static file', { staticPaths: ['/index.html'] }],
])('%s can be the home page', (_, targets) => {
  expect(check({}, { pages: [samplePage('start', { path: '/docs/' })], ...targets })).toBe('')
})
