import { expect, test } from 'vitest'
import { importSample, listFindings, readImportedText } from '../../../tests/unit/import-sample.ts'

const lines = (...texts: string[]): string => texts.join('\n')

test('[19.2] versions, several docs instances, and translations', async () => {
  const site = await importSample({
    'docusaurus.config.js': `module.exports = { title: 'S', url: 'https://docs.example', i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
      presets: [['classic', {}]], plugins: [['@docusaurus/plugin-content-docs', { id: 'community', path: 'community', routeBasePath: 'community' }]] }`,
    'versions.json': '["2.0", "1.0"]',
    'versioned_docs/version-2.0/start.md': '# Start',
    'versioned_docs/version-1.0/start.md': '# Start',
    'versioned_sidebars/version-1.0-sidebars.json': '{ "version-1.0/docs": ["version-1.0/start"] }',
    'community/team.md': '# Team',
    'i18n/fr/docusaurus-plugin-content-docs/version-2.0/start.md': '# Guide',
    'i18n/fr/docusaurus-plugin-content-docs/version-2.0/stray.md': '# Guide',
  })
  expect(site.config.versions).toMatchInlineSnapshot(`
    [
      {
        "banner": "unreleased",
        "isLast": false,
        "label": "Next",
        "name": "current",
        "path": "/docs/next/",
        "sidebars": {
          "docs": [
            {
              "folder": "",
              "isFlat": true,
              "kind": "folder",
            },
          ],
        },
      },
      {
        "banner": "none",
        "isLast": true,
        "label": "2.0",
        "name": "2.0",
        "path": "/docs/",
        "sidebars": {
          "docs": [
            {
              "folder": "",
              "isFlat": true,
              "kind": "folder",
            },
          ],
        },
      },
      {
        "banner": "unmaintained",
        "isLast": false,
        "label": "1.0",
        "name": "1.0",
        "path": "/docs/1.0/",
        "sidebars": {
          "docs": [
            "start",
          ],
        },
      },
      {
        "banner": "none",
        "isLast": false,
        "isSeparate": true,
        "label": "community",
        "name": "community",
        "path": "/community/",
        "sidebars": {
          "docs": [
            {
              "folder": "",
              "isFlat": true,
              "kind": "folder",
            },
          ],
        },
      },
    ]
  `)
  expect(site.config.locales).toMatchObject([{ id: 'en' }, { id: 'fr', path: '/fr/' }])
  expect(readImportedText(site, 'content/i18n/fr/versions/2.0/docs/start.mdx')).toBe('# Guide')
  expect(readImportedText(site, 'content/versions/community/docs/team.mdx')).toBe('# Team')
  expect(listFindings(site)).toContain(
    "i18n/fr/docusaurus-plugin-content-docs/version-2.0/stray.md:1 The page translates one that doesn't exist, so it isn't published.",
  )
})

test('[19.2] a blog with authors in all forms', async () => {
  const site = await importSample({
    'blog/2024-05-06-hello.md': lines(
      '---',
      'title: Hello',
      'authors: [ada, { name: Bob B, url: "https://bob.example" }]',
      '---',
      '',
      'Text',
      '<!-- truncate -->',
      'More',
    ),
    'blog/2023-01-02-old.md': lines(
      '---',
      'title: Old',
      'author: Cy',
      'author_title: Writer',
      '---',
      '',
      'Text',
    ),
    'blog/authors.yml':
      'ada:\n  name: Ada\n  image_url: https://img.example/ada.png\n  socials: { x: ada }\n',
  })
  expect(readImportedText(site, 'content/blog/authors.yml')).toMatchInlineSnapshot(`
    "ada:
      name: Ada
    cy:
      name: Cy
      title: Writer
    bob-b:
      name: Bob B
      url: https://bob.example
    "
  `)
  expect(readImportedText(site, 'content/blog/2024-05-06-hello.mdx')).toContain('{/* truncate */}')
  expect(readImportedText(site, 'content/blog/2023-01-02-old.mdx')).toContain(lines('authors:', '  - cy'))
  expect(site.addresses.map(({ address }) => address)).toContain('/blog/2024/05/06/hello')
})

test('[19.2] pages that are programs keep their address and get a notice', async () => {
  const site = await importSample({
    'src/pages/index.js': 'export default () => <Layout title="Home" />',
    'src/pages/team.tsx': 'export default () => <Layout title="Our team" description="People." />',
    'src/pages/team.module.css': '.a {}',
  })
  expect(readImportedText(site, 'content/pages/team.mdx')).toMatchInlineSnapshot(`
    "---
    title: Our team
    description: People.
    ---

    <Admonition type="note" title="Not imported">The page was the program \`src/pages/team.tsx\`.</Admonition>
    "
  `)
  expect(listFindings(site)).toContain(
    'src/pages/team.tsx:1 The page `/team` is a React component. It has only its title and a notice, because it fails without a browser ("Layout is not defined").',
  )
})
