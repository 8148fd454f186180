import { describe, expect, test } from 'vitest'
import { importSample, listFindings, readImportedText } from '../../../tests/unit/import-sample.ts'

const lines = (...texts: string[]): string => texts.join('\n')

describe('[19.2] addresses', () => {
  test('an `id` and a relative `slug` keep the address that Docusaurus derives from them', async () => {
    const site = await importSample({
      'docs/api/Store.md': lines('---', 'id: store', '---', '', 'Text', ''),
      'docs/api/extra.md': lines('---', 'slug: more', '---', '', 'Text', ''),
      'docs/01-intro/README.md': 'Text',
    })
    expect(readImportedText(site, 'content/docs/api/Store.mdx')).toContain(
      lines('id: store', 'title: store', 'slug: /api/store'),
    )
    expect(readImportedText(site, 'content/docs/api/extra.mdx')).toContain('slug: /api/more')
    expect(site.addresses.map(({ address }) => address).sort()).toEqual(
      ['/', '/docs/api/more', '/docs/api/store', '/docs/intro/', '/docs/start'].filter(
        (path) => path !== '/',
      ),
    )
  })

  test('redirects of the plugin and of hosts lead to pages directly', async () => {
    const site = await importSample({
      'docusaurus.config.js': `module.exports = { title: 'S', url: 'https://docs.example', presets: [['classic', {}]],
        plugins: [['@docusaurus/plugin-client-redirects', { redirects: [{ from: ['/old', '/older'], to: '/older2' }],
          createRedirects: (path) => path.startsWith('/docs') ? [path.replace('/docs', '/wiki')] : undefined }]] }`,
      'static/_redirects': lines(
        '# Moved',
        '/older2 /docs/start 301',
        '/files/* /docs/:splat',
        '/:lang/x /y',
        '/latest /docs/notes/10.14',
        '/docs/start/ /docs/start',
        '/begin /docs/start/',
      ),
      'docs/notes/10.14.md': '# 10.14',
    })
    expect(site.redirects).toEqual(
      expect.arrayContaining([
        { from: '/old', to: '/docs/start/' },
        { from: '/wiki/start', to: '/docs/start/' },
        { from: '/files/start', to: '/docs/start/' },
        { from: '/latest', to: '/docs/notes/10.14/' },
        { from: '/begin', to: '/docs/start/' },
      ]),
    )
    expect(listFindings(site)).toContain(
      "_redirects:4 The rule from `/:lang/x` to `/y` has placeholders, which a list of addresses can't have.",
    )
    expect(site.files.has('static/_redirects')).toBe(false)
  })
})

describe('[19.2] configuration', () => {
  test('in TypeScript, with modules that are not installed and files that do not exist', async () => {
    const site = await importSample({
      'docusaurus.config.ts': `import { themes } from 'prism-react-renderer'
        import plugin from './missing.json'
        const config: { title: string } = { title: 'Typed', url: 'https://docs.example', presets: [['classic', { theme: { customCss: require.resolve('./src/custom.css') } }]],
          themeConfig: { prism: { theme: themes.github } } } as const
        export default config`,
    })
    expect(site.config.title).toBe('Typed')
  })

  test('as a function, with navbar, footer, search, announcement, and colors', async () => {
    const site = await importSample({
      'docusaurus.config.js': `module.exports = async () => ({
        title: 'S', tagline: 'T', url: 'https://docs.example', baseUrl: '/base/',
        presets: [['classic', { theme: { customCss: './a.css' }, gtag: { trackingID: 'G-1' } }]],
        themeConfig: {
          announcementBar: { id: 'a b', content: 'See <a href="/docs/start">this</a> <b>now</b> <style>b { color: red }</style>' },
          algolia: { appId: 'A1B2C3D4E5', apiKey: 'abcdef', indexName: 'docs' },
          navbar: { items: [
            { type: 'doc', docId: 'start', label: 'Start' },
            { label: 'More', items: [{ to: 'docs/start', label: 'Again' }, { href: 'https://x.example', label: 'X' }] },
            { type: 'html', value: '<b>Bold</b>' },
          ] },
          footer: { links: [{ title: 'Docs', items: [{ label: 'Start', to: '/docs/start' }, { html: '<a href="https://y.example">Y</a>' }] }], copyright: 'Copyright © 2026 Sample, Inc.' },
        } })`,
      'a.css': ':root { --ifm-color-primary: #2e8555 } [data-theme="dark"] { --ifm-color-primary: #25c2a0 }',
    })
    expect(site.config).toMatchInlineSnapshot(`
      {
        "analytics": {
          "anonymizeIp": false,
          "trackingId": "G-1",
        },
        "announcement": {
          "id": "a-b",
          "isCloseable": true,
          "text": "See [this](/docs/start) now",
        },
        "base": "/base/",
        "brand": {
          "legalName": "Sample, Inc",
          "name": "S",
        },
        "colorMode": {
          "defaultMode": "light",
          "isSwitchEnabled": true,
          "respectsSystem": false,
        },
        "description": "T",
        "docs": {
          "brokenAnchors": "warn",
          "brokenLinks": "warn",
          "brokenMarkdownLinks": "warn",
          "lastUpdated": false,
          "routeBase": "/docs/",
          "variables": false,
        },
        "feedback": false,
        "footer": {
          "groups": [
            {
              "items": [
                {
                  "label": "Start",
                  "url": "/docs/start",
                },
                {
                  "label": "Y",
                  "url": "https://y.example",
                },
              ],
              "title": "Docs",
            },
          ],
        },
        "navbar": {
          "hideOnScroll": false,
          "items": [
            {
              "kind": "link",
              "label": "Start",
              "position": "left",
              "url": "/docs/start",
            },
            {
              "items": [
                {
                  "label": "Again",
                  "url": "/docs/start",
                },
                {
                  "label": "X",
                  "url": "https://x.example",
                },
              ],
              "kind": "dropdown",
              "label": "More",
              "position": "left",
            },
            {
              "kind": "search",
              "position": "right",
            },
          ],
        },
        "newsletter": false,
        "search": {
          "engine": {
            "applicationId": "A1B2C3D4E5",
            "indexName": "docs",
            "isContextual": true,
            "kind": "algolia",
            "searchKey": "abcdef",
          },
          "url": "/search/",
        },
        "sidebar": {
          "isAutoCollapsed": false,
          "isHideable": false,
        },
        "sidebars": {
          "docs": [
            {
              "folder": "",
              "isFlat": true,
              "kind": "folder",
            },
          ],
        },
        "theme": {
          "colors": {
            "dark": {
              "accent": "#25c2a0",
            },
          },
        },
        "title": "S",
        "url": "https://docs.example",
      }
    `)
    expect(listFindings(site)).toContainEqual(
      expect.stringMatching(
        /^docusaurus\.config\.js:\d+ HTML in the navbar has the text "Bold", which isn't carried over\.$/,
      ),
    )
  })

  test('a configuration that changes copies of modules that are not installed is read', async () => {
    const site = await importSample({
      'docusaurus.config.js': `const dark = require('themes/dark')
        const theme = { ...dark, name: 'own' }
        theme.colors['editor.background'] = 'black'
        module.exports = { title: 'Copied', url: 'https://docs.example', presets: [['classic', {}]] }`,
    })
    expect(site.config.title).toBe('Copied')
  })

  test('without a configuration, or with one that fails, the message names the fix', async () => {
    const site = importSample({ 'docusaurus.config.js': "throw new Error('No key')" })
    await expect(site).rejects.toThrow(/docusaurus\.config\.js\n {2}The configuration can't be run: No key/)
  })
})

test('[19.2] items that phones show in place of others are listed', async () => {
  const item = (label: string, className: string, to = '/docs/start'): string =>
    `{ label: '${label}', to: '${to}', className: '${className}' }`
  const items = [
    item('Docs', 'desktop-only'),
    item('Docs menu', 'big mobile-only'),
    item('Help', 'md:hidden', '/help'),
  ]
  const site = await importSample({
    'docusaurus.config.js': `module.exports = { title: 'S', url: 'https://docs.example', presets: [['classic', {}]],
      themeConfig: { navbar: { items: [${items.join(', ')}] } } }`,
  })
  const labels = site.config.navbar?.items?.flatMap((entry) => (entry.kind === 'link' ? [entry.label] : []))
  expect(labels).toEqual(['Docs', 'Help'])
  expect(listFindings(site)).toContain(
    'docusaurus.config.js:2 The copy of "Docs menu" for phones isn\'t carried over.',
  )
})
