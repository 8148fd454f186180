import { expect, test } from 'vitest'
import { sampleDocument } from '../../tests/unit/api-values.ts'
import { category } from '../../tests/unit/draw-sidebar.ts'
import { sampleConfig, samplePage } from '../../tests/unit/sample-values.ts'
import { createTemporaryFolder } from '../../tests/unit/temporary-folder.ts'
import type { CachedApi } from '../shared/api/loaded-api.ts'
import { formatProblems } from '../shared/docs-error.ts'
import { checkIcons } from './icons.ts'

const files = {
  'static/icons.svg': '<svg><symbol id="disk" viewBox="0 0 24 24"/><symbol id="server" /></svg>',
  'content/docs/tags.mdx': '---\ntitle: Tags\nicon: tag\n---\n',
  'content/docs/disks/_category_.yml': 'label: Disks\nicon: disc\n',
  'content/api/openapi.yaml':
    'tags:\n  - name: Disks\n    x-icon: disk\n  - name: Nodes\n    x-icon: nodes\n',
}

function sampleApi(id: string): CachedApi {
  const [group] = sampleDocument().groups
  const groups = group === undefined ? [] : [{ ...group, icon: 'nodes' }]
  const document = sampleDocument({ id, groups })
  const loaded = { document, links: [], linkBase: undefined, warnings: [] }
  return { key: id, files: ['content/api/openapi.yaml'], loaded, readBundled: () => ({}) }
}

function check(icons: string | undefined): string {
  const config = sampleConfig({
    brand: { name: 'Acme', legalName: 'Acme Ltd', icons },
    apis: [
      { id: 'own', label: 'Own', url: '/api/own/', releaseNotes: '/', problems: 'fail' },
      { id: 'foreign', label: 'Foreign', url: '/api/foreign/', releaseNotes: '/' },
    ],
    areas: [{ id: 'a', label: 'A', url: '/a/', folder: 'a', sidebar: 'main', icon: 'area' }],
    search: { popular: [{ label: 'P', url: '/p/', icon: 'popular' }] },
    sidebars: {
      main: [
        {
          kind: 'category',
          label: 'All',
          icon: 'server',
          items: [{ kind: 'category', label: 'Nodes', icon: 'serve', items: [] }],
        },
      ],
    },
  })
  const problems = checkIcons({
    root: createTemporaryFolder(files),
    config,
    pages: [
      samplePage('tags', { frontMatter: { icon: 'tag' } }),
      samplePage('plain', { iconLookups: [{ href: 'card', file: 'content/docs/plain.mdx', line: 7 }] }),
    ],
    listedFiles: [],
    apis: [sampleApi('own'), sampleApi('foreign')],
    docs: [
      {
        locale: 'en',
        version: 'current',
        categories: [category('disks', { icon: 'disc' })],
        tags: undefined,
      },
    ],
    findConfigLine: (path) => path.length,
  })
  return formatProblems(problems)
}

test('an icon that the file of icons lacks is reported where it is named', () => {
  expect(check('/icons.svg')).toMatchInlineSnapshot(`
    "content/api/openapi.yaml:5
      The icon is \`nodes\`, but \`static/icons.svg\` has no such symbol.
      Add \`<symbol id="nodes">\` to the file, or remove the icon.

    content/docs/disks/_category_.yml:2
      The icon is \`disc\`, but \`static/icons.svg\` has no such symbol.
      Did you mean \`disk\`?

    content/docs/plain.mdx:7
      The icon is \`card\`, but \`static/icons.svg\` has no such symbol.
      Add \`<symbol id="card">\` to the file, or remove the icon.

    content/docs/tags.mdx:3
      The icon is \`tag\`, but \`static/icons.svg\` has no such symbol.
      Add \`<symbol id="tag">\` to the file, or remove the icon.

    docs.config.ts:3
      The icon is \`area\`, but \`static/icons.svg\` has no such symbol.
      Add \`<symbol id="area">\` to the file, or remove the icon.

    docs.config.ts:4
      The icon is \`popular\`, but \`static/icons.svg\` has no such symbol.
      Add \`<symbol id="popular">\` to the file, or remove the icon.

    docs.config.ts:6
      The icon is \`serve\`, but \`static/icons.svg\` has no such symbol.
      Did you mean \`server\`?"
  `)
})

test('icons without a file of icons are reported', () => {
  expect(check(undefined)).toContain('The icon is `disc`, but the site has no file of icons.')
})

test('a missing file is reported with the brand, not for each icon', () => {
  expect(check('/missing.svg')).toBe('')
})
