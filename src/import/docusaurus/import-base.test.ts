import { expect, test } from 'vitest'
import { importSample, readImportedText } from '../../../tests/unit/import-sample.ts'

test('[19.2] links with the base of the site lead to the same pages as those without it', async () => {
  const item = (to: string): string => `{ to: '${to}', label: '${to}' }`
  const site = await importSample({
    'docusaurus.config.js': `module.exports = {
      title: 'S', url: 'https://docs.example', baseUrl: '/docs/',
      presets: [['classic', { docs: { routeBasePath: '/', sidebarPath: './sidebars.js' } }]],
      themeConfig: {
        navbar: { items: [${['/docs/start', '/start', '/docs', '/docs-old'].map(item).join()}] },
        footer: { links: [${item('/docs/start')}] },
      } }`,
    'sidebars.js': `module.exports = { main: ['start', { type: 'link', label: 'Again', href: '/docs/start' }] }`,
    'docs/links.md':
      '[a](/docs/start#x) [b](/start) ![c](/docs/img/c.png) ![d](/docs/d.png) <img alt="e" src="/docs/img/c.png" />',
    'static/img/c.png': '',
    'static/docs/d.png': '',
  })
  expect(site.config).toMatchObject({
    navbar: {
      items: [{ url: '/start' }, { url: '/start' }, { url: '/' }, { url: '/docs-old' }, { kind: 'search' }],
    },
  })
  expect(JSON.stringify(site.config.footer)).toContain('"url":"/start"')
  expect(JSON.stringify(site.config.sidebars)).toContain('"href":"/start"')
  expect(readImportedText(site, 'content/docs/links.mdx')).toContain(
    '[a](/start#x) [b](/start) ![c](/img/c.png) ![d](/docs/d.png) <img alt="e" src="/img/c.png" />',
  )
})
