import { expect, test } from 'vitest'
import { importSample, listFindings } from '../../../tests/unit/import-sample.ts'
import { findUnansweredAddresses } from './check/find-unanswered-addresses.ts'

const config = `module.exports = { title: 'S', url: 'https://docs.example', presets: [['classic', {}]],
  i18n: { defaultLocale: 'en', locales: ['en', 'fr'] } }`

test('[19.2] a page without a translation has an address in each locale', async () => {
  const site = await importSample({
    'docusaurus.config.js': config,
    'docs/other.md': '# Other',
    'docs/draft.md': '---\ndraft: true\n---\n',
    'src/pages/team.js': 'export default () => null',
    'i18n/fr/docusaurus-plugin-content-docs/current/start.mdx': '---\nslug: debut\n---\n',
  })
  const addresses = site.addresses.map(({ address, file }) => `${address} ${file}`)
  expect(addresses.sort()).toEqual([
    '/docs/other content/docs/other.mdx',
    '/docs/start content/docs/start.mdx',
    '/fr/docs/debut content/i18n/fr/docs/start.mdx',
    '/fr/docs/other content/docs/other.mdx',
    '/fr/team content/pages/team.mdx',
    '/team content/pages/team.mdx',
  ])
})

test('[19.2] a lost address leads to its page in the same locale', async () => {
  const site = await importSample({ 'docusaurus.config.js': config })
  const page = { file: 'content/docs/start.mdx', ids: new Set<string>() }
  const addresses = {
    pages: new Map([
      ['/docs/begin/', page],
      ['/fr/docs/begin/', page],
    ]),
    ...{ oldAddresses: [], redirectedPaths: new Set<string>(), redirectedIds: new Map() },
    ...{ drafts: new Set<string>(), localePrefixes: ['/fr'] },
  }
  expect(findUnansweredAddresses(site, addresses)).toEqual({
    redirects: [
      { from: '/docs/start/', to: '/docs/begin/' },
      { from: '/fr/docs/start/', to: '/fr/docs/begin/' },
    ],
    lost: [],
  })
})

test('[19.2] a page that replaces one of the same language is listed, and a color of the navbar', async () => {
  const site = await importSample({
    'docusaurus.config.js': `module.exports = { title: 'S', url: 'https://docs.example', presets: [['classic', {}]],
      themeConfig: {
        navbar: { style: 'dark' } } }`,
    'i18n/en/docusaurus-plugin-content-docs/current/start.md': '# Begin',
  })
  expect(listFindings(site)).toEqual([
    'i18n/en/docusaurus-plugin-content-docs/current/start.md Docusaurus shows this page in the default language, and the page that it overrides was imported. Move its text there, and import again.',
    "docusaurus.config.js:3 The color `dark` of the navbar isn't carried over.",
  ])
})
