import { describe, expect, test } from 'vitest'
import { importGuide, importSample, readImportedText } from '../../../tests/unit/import-sample.ts'

const lines = (...texts: string[]): string => texts.join('\n')
const usesVersion = (range: string): Record<string, string> => ({
  'package.json': JSON.stringify({ dependencies: { '@docusaurus/core': range } }),
})

describe('[19.2] a site of Docusaurus 2', () => {
  test('keeps words after colons in the IDs of headings', async () => {
    const text = '## Run build:prod\n'
    expect(await importGuide(text, usesVersion('^2.4.1'))).toBe(text)
    expect(await importGuide(text, usesVersion('~3.1.0'))).toBe('## Run build:prod {#run-build}\n')
  })

  test('is known by the installed version, before the required one', async () => {
    const files = {
      ...usesVersion('latest'),
      'node_modules/@docusaurus/core/package.json': JSON.stringify({ version: '2.4.3' }),
    }
    expect(await importGuide('## Run build:prod\n', files)).toBe('## Run build:prod\n')
  })

  test('shows a warning as a danger', async () => {
    const text = lines(':::warning', '', 'A', '', ':::', '', ':::warning Hot', '', 'B', '', ':::', '')
    expect(await importGuide(text, usesVersion('^2.4.1'))).toBe(
      lines(':::danger', '', 'A', '', ':::', '', ':::danger[Hot]', '', 'B', '', ':::', ''),
    )
    expect(await importGuide(text, usesVersion('^3.0.0'))).toBe(text)
  })

  test('gets fences around indented code, on the same lines', async () => {
    const text = lines(
      'Run:',
      '',
      '    npm i',
      '',
      '      npm <x>',
      '',
      '- Item',
      '',
      '      npm t',
      '',
      'End',
      '',
    )
    expect(await importGuide(text, usesVersion('2.0.0'))).toBe(
      lines('Run:', '```', 'npm i', '', '  npm <x>', '```', '- Item', '  ```', '  npm t', '  ```', 'End', ''),
    )
  })

  test('prints the title of the front matter above a level-one heading that follows an element', async () => {
    const text = lines('---', 'title: A', '---', '', '<img src="/a.png" />', '', '# B', '')
    expect(await importGuide(text, usesVersion('2.0.0'))).toBe(text.replace('# B', '## B'))
    expect(await importGuide(text, usesVersion('3.0.0'))).toContain('title: B')
    const start = lines('---', 'title: A', '---', '', "import A from '@theme/Tabs'", '', '# B', '')
    expect(await importGuide(start, usesVersion('2.0.0'))).toContain('title: B')
  })

  test('prints braces outside of elements as text, and calculates them in elements', async () => {
    const text = lines(
      'Use {user} and {1 + 1}. <!-- note -->',
      '',
      '{a < b}',
      '',
      '<b>{1 + 1}</b> is {1 + 2}',
      '',
    )
    expect(await importGuide(text, usesVersion('2.0.0'))).toBe(
      lines('Use \\{user} and \\{1 + 1}. {/* note */}', '', '\\{a < b}', '', '<b>{2}</b> is {3}', ''),
    )
  })

  test('has tables whose rows have different numbers of cells', async () => {
    const text = lines(
      '| A | B |',
      '| :-- | --- | --- |',
      '| `x | y` | z |',
      '',
      '| A |',
      '|--|',
      '',
      '```',
      '|a|',
      '|-|-|',
      '```',
      '',
    )
    expect(await importGuide(text, usesVersion('2.0.0'))).toBe(
      lines(
        '| A | B |  |',
        '| :-- | --- | --- |',
        '| `x | y` | z |',
        '',
        '| A |',
        '|--|',
        '',
        '```',
        '|a|',
        '|-|-|',
        '```',
        '',
      ),
    )
    expect(await importGuide(text, usesVersion('3.0.0'))).toBe(text)
  })

  test('keeps code fences in lists, and tags with spaces before them', async () => {
    const text = lines(
      '1. Run:',
      '',
      '    ```sh',
      '    npm i',
      '    ```',
      '',
      '<details>',
      '  <summary>A</summary>',
      '</details>',
      '',
    )
    expect(await importGuide(text, usesVersion('2.0.0'))).toBe(text)
  })
})

describe('[19.2] a guide without a title', () => {
  test('is titled as its `id`, or as its file if that is an index, as in Docusaurus', async () => {
    const site = await importSample({
      'docs/tools/index.md': 'Text\n',
      'docs/02-set-up.md': 'Text\n',
      'docs/other.md': '---\nid: chosen\n---\n\nText\n',
    })
    expect(readImportedText(site, 'content/docs/tools/index.mdx')).toContain('title: index')
    expect(readImportedText(site, 'content/docs/02-set-up.mdx')).toBe('Text\n')
    expect(readImportedText(site, 'content/docs/other.mdx')).toContain('title: chosen')
  })
})

describe('[19.2] tags on one line with text', () => {
  test('get separate lines, so that they end where their closing tags are', async () => {
    const text = lines(
      '<details><summary>A</summary>',
      '<p>',
      '',
      'Text',
      '',
      '</p>',
      '</details>',
      '',
      '- Item',
      '',
      '  <details><summary>B</summary>',
      '  ```sh',
      '  a',
      '',
      '  b',
      '  ```',
      '  </details>',
      '',
    )
    expect(await importGuide(text, usesVersion('^2.4.1'))).toBe(
      lines(
        '<details>',
        '<summary>A</summary>',
        '<p>',
        'Text',
        '',
        '</p>',
        '</details>',
        '',
        '- Item',
        '',
        '  <details>',
        '  <summary>B</summary>',
        '  ```sh',
        '  a',
        '',
        '  b',
        '  ```',
        '  </details>',
        '',
      ),
    )
  })

  test('and a row of dashes with spaces in it still makes a table', async () => {
    const text = lines('| A | B |', '--- ---|--', '| c | d |', '')
    expect(await importGuide(text, usesVersion('^2.4.1'))).toBe(
      lines('| A | B |', '| ------ | -- |', '| c | d |', ''),
    )
  })

  test('and a closing tag behind a list is outside of it', async () => {
    const text = lines('<div>', '', '1. A', '', '   </div>', '', '1. B', '')
    expect(await importGuide(text, usesVersion('^2.4.1'))).toBe(text.replace('   </div>', '</div>'))
  })
})
