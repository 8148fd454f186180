import { expect, test } from 'vitest'
import { createConfigLines } from './config-lines.ts'

const text = `import { defineConfig } from './define-config.ts'

const host = 'https://cloud.example'
const footer = {
  groups: [],
  legal: [{ label: 'Terms', url: '/terms/' }],
}

export default defineConfig({
  title: 'Docs', // not the title of a page
  'url': host,
  navbar: {
    items: [
      // The first item.
      { kind: 'search' },
      {
        kind: 'link',
        url: \`\${host}/blog\`,
      },
      ...others,
      { kind: 'locales' },
    ],
  },
  footer,
  brand: { ...company, name: 'Cloud' },
  sidebar: pages satisfies string[],
})
`

test.each([
  [['title'], 10],
  [['url'], 11],
  [['navbar', 'items', 0], 15],
  [['navbar', 'items', 0, 'position'], 15],
  [['navbar', 'items', 1, 'url'], 18],
  [['navbar', 'items', 3, 'kind'], 13],
  [['footer'], 24],
  [['footer', 'legal', 0, 'url'], 6],
  [['brand', 'name'], 25],
  [['brand', 'favicon'], 25],
  [['sidebar', 0], 26],
  [['missing'], undefined],
  [[], undefined],
])('the line of %j is %j', (path, line) => {
  expect(createConfigLines(text)(path)).toBe(line)
})

test.each([
  ['const config = {\n  title: 1,\n}\nexport default config\n', 2],
  ['export default {\n  title: 1,\n}\n', 2],
  ['const config: UserConfig = {\n  title: 1,\n}\nexport default defineConfig(config)\n', 2],
  ['export default defineConfig({\n  title: 1,\n} as const)\n', undefined],
  ['export default createConfig()\n', undefined],
  ['', undefined],
])('in the text %j, the line of the title is %j', (source, line) => {
  expect(createConfigLines(source)(['title'])).toBe(line)
})
