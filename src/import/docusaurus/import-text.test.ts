import { describe, expect, test } from 'vitest'
import {
  importGuide,
  importSample,
  listFindings,
  readImportedText,
} from '../../../tests/unit/import-sample.ts'

const lines = (...texts: string[]): string => texts.join('\n')
const configWith = (fields: string, docs = '{}'): Record<string, string> => ({
  'docusaurus.config.js': `module.exports = {
    title: 'Sample', url: 'https://docs.example', baseUrl: '/', ${fields}
    presets: [['classic', { docs: ${docs} }]],
  }`,
})

describe('[19.2] names of emoji', () => {
  test('become characters, except in code and where the name has none', async () => {
    expect(await importGuide('Done :tada: :+1:, `:tada:`, :nothing:, at 10:20:30.\n')).toBe(
      'Done 🎉 👍, `:tada:`, :nothing:, at 10:20:30.\n',
    )
  })

  test("in headings don't change the ID", async () => {
    expect(await importGuide('## News :rocket:\n')).toBe('## News 🚀 {#news-rocket}\n')
  })

  test('stay where the site turns them off', async () => {
    expect(await importGuide('Done :tada:\n', configWith('markdown: { emoji: false },'))).toBe(
      'Done :tada:\n',
    )
  })
})

test('[19.2] escaped braces at the end of a heading stay text', async () => {
  expect(await importGuide('## Read $\\{env:NAME}\n')).toBe('## Read $\\{env:NAME\\}\n')
})

describe('[19.2] comments', () => {
  test('may contain code spans and fences', async () => {
    const text = lines(
      'A',
      '',
      '<!-- no `b` and `{c}` -->',
      '',
      '<!--',
      '',
      '```js',
      'x',
      '```',
      '',
      '-->',
      '',
    )
    expect(await importGuide(text)).toBe(
      lines('A', '', '{/* no `b` and `{c}` */}', '', '{/*', '', '```js', 'x', '```', '', '*/}', ''),
    )
  })

  test('in code stay', async () => {
    const text = lines('`<!-- a -->`', '', '- ```html', '  <!-- b -->', '', '  <!-- c -->', '  ```', '')
    expect(await importGuide(text)).toBe(text)
  })
})

test('[19.2] an address in angle brackets may be the target of a link', async () => {
  const text = '[PATH](<https://x.example/PATH_(variable)>)\n'
  expect(await importGuide(text)).toBe(text)
})

describe('[19.2] level-one headings', () => {
  test('below a paragraph of spaces are the title that Docusaurus prints', async () => {
    const text = lines('---', 'title: A', 'hide_title: true', '---', '', '&nbsp;', '', '# A', '', 'Text', '')
    expect(await importGuide(text)).toBe(lines('---', 'title: A', '---', '', '', '', '# A', '', 'Text', ''))
  })

  test('in an element around the page are its title', async () => {
    const text = lines(
      '---',
      'title: A',
      'hide_title: true',
      '---',
      '',
      '<div>',
      '',
      '# All of A',
      '',
      'Text',
      '',
      '</div>',
      '',
    )
    expect(await importGuide(text)).toBe(
      lines(
        '---',
        'title: All of A',
        'sidebar_label: A',
        'title_meta: A',
        '---',
        '',
        '<div>',
        '',
        '',
        '',
        'Text',
        '',
        '</div>',
        '',
      ),
    )
  })

  test('count as the first use of their ID', async () => {
    expect(await importGuide('# Store\n\n## Store\n')).toBe('# Store\n\n## Store {#store-1}\n')
  })
})

describe('[19.2] admonitions', () => {
  test('with a synonym as name keep it as title', async () => {
    expect(await importGuide(':::caution\n\nA\n\n:::\n')).toBe(':::caution[Caution]\n\nA\n\n:::\n')
    expect(await importGuide(':::warning\n\nA\n\n:::\n')).toBe(':::warning\n\nA\n\n:::\n')
  })

  const quote = lines('> [!IMPORTANT]', '> A', '>', '> - B', '')

  test('are quotes with a mark, if a plugin of the site reads them', async () => {
    const plugin = configWith('', "{ remarkPlugins: [require('remark-github-alerts')] }")
    expect(await importGuide(quote, plugin)).toBe(lines(':::info', 'A', '', '- B', ':::', ''))
    expect(await importGuide(quote)).toBe(quote)
  })
})

describe('[19.2] functions of the configuration', () => {
  test('that change the text of pages are run', async () => {
    const config = configWith(
      "markdown: { preprocessor: ({ fileContent }) => fileContent.replaceAll('VERSION', '3') },",
    )
    expect(await importGuide('---\ntitle: VERSION\n---\n\nVERSION\n', config)).toBe(
      '---\ntitle: VERSION\n---\n\n3\n',
    )
  })

  test('that change the front matter are listed', async () => {
    const site = await importSample(configWith('markdown: { parseFrontMatter: async (input) => input },'))
    expect(listFindings(site)).toContain(
      "docusaurus.config.js The function `markdown.parseFrontMatter` isn't carried over.",
    )
  })
})

test('[19.2] images of other sites in elements stay, and the policy names their origins', async () => {
  const text = '<img src="https://pictures.example/a.png" alt="A" />\n'
  const site = await importSample({ 'docs/guide.md': text })
  expect(readImportedText(site, 'content/docs/guide.mdx')).toBe(text)
  expect(site.config.contentPolicy).toEqual({ images: ['https://pictures.example'] })
})

test('[19.2] fences without a language have the default language of the site', async () => {
  const files = {
    'docusaurus.config.js': `module.exports = { title: 'S', url: 'https://docs.example',
      presets: [['classic', { docs: {} }]], themeConfig: { prism: { defaultLanguage: 'tsx' } } }`,
  }
  expect(await importGuide(lines('```', 'a', '```', '', '```sh', 'b', '```', ''), files)).toBe(
    lines('```tsx', 'a', '```', '', '```sh', 'b', '```', ''),
  )
})

test('[19.2] a fence may start with a setting, or have its lines right behind its language', async () => {
  const text = lines('```title="Build"', 'make', '```', '', '```js{1,3} title="a.js"', 'a()', '```', '')
  expect(await importGuide(text)).toBe(
    lines('```text title="Build"', 'make', '```', '', '```js {1,3} title="a.js"', 'a()', '```', ''),
  )
})

test('[19.2] a word after a colon is part of a heading', async () => {
  const page = await importGuide('---\ntitle: Other\n---\n\n# JSON:API schema\n')
  expect(page).toContain('title: JSON:API schema')
})

test('[19.2] a word after a colon is no part of the ID of a heading, as in Docusaurus', async () => {
  const text = lines('## Run build:prod', '', '## `a:b` and c: d', '', '## Chosen:id {#chosen}', '')
  expect(await importGuide(text)).toBe(text.replace('prod', 'prod {#run-build}'))
})
