import { describe, expect, test } from 'vitest'
import {
  importGuide,
  importSample,
  listFindings,
  readImportedText,
} from '../../../tests/unit/import-sample.ts'
import { settleProblems } from './check/settle-problems.ts'

const lines = (...texts: string[]): string => texts.join('\n')

test('[19.2] a page that means the same in both stays byte for byte', async () => {
  const text = lines(
    '---',
    'title: "A"',
    'tags: [a]',
    '---',
    '',
    'Some *text*,  with `code`.',
    '',
    '```js {1,3-5} title="a.js"',
    'x',
    '```',
    '',
  )
  expect(await importGuide(text)).toBe(text)
})

describe('[19.2] `.md` is MDX', () => {
  test('with comments, addresses in angle brackets, and empty elements of HTML', async () => {
    expect(await importGuide(lines('A <!-- note --> b<br>c <https://x.example/a>', ''))).toBe(
      lines('A {/* note */} b<br />c [https://x.example/a](https://x.example/a)', ''),
    )
  })

  test('with characters that would be code, which are escaped and listed', async () => {
    const site = await importSample({ 'docs/guide.md': lines('# A', '', 'If a < 3 or {', '') })
    expect(readImportedText(site, 'content/docs/guide.mdx')).toContain('If a < 3 or \\{')
    expect(listFindings(site)).toContain("docs/guide.md:3 The text isn't valid MDX, so it was repaired.")
  })

  test('with comments between the attributes of a component', async () => {
    const text = lines(
      '<Admonition',
      '  // Spelling',
      '  // "x"',
      '  type="note"',
      '>',
      '',
      'A',
      '',
      '</Admonition>',
      '',
    )
    const page = await importGuide(text)
    expect(page).toMatch(/^<Admonition\s+type="note"\s*>/)
    expect(page).not.toContain('Spelling')
  })

  test('with elements whose tags are on separate lines of a paragraph', async () => {
    expect(await importGuide(lines('Of', '<a href="https://x.example">', '  X', '</a>, or Y', ''))).toBe(
      lines('Of', '<a href="https://x.example"> X </a>, or Y', ''),
    )
  })

  test.each(['md', 'mdx'])('in %s have no formulas if the site has none', async (format) => {
    const text = lines('---', 'mdx:', `  format: ${format}`, '---', '', 'Of $100, 10% are $10. `$a` $b', '')
    const site = await importSample({ 'docs/guide.md': text })
    const name = `content/docs/guide.${format}`
    expect(readImportedText(site, name)).toContain('Of \\$100, 10% are \\$10. `$a` $b')
    const line =
      readImportedText(site, name)
        .split('\n')
        .findIndex((row) => row.includes('100')) + 1
    // Only the block with the problem is hidden.
    settleProblems(site, [{ at: { file: name, line }, problem: 'No.', fix: '' }], 1)
    expect(readImportedText(site, name)).toContain('A part of one line can')
    expect(readImportedText(site, name)).not.toContain('```')
  })

  test('unless the page is CommonMark', async () => {
    const site = await importSample({
      'docs/guide.md': lines('---', 'mdx:', '  format: md', '---', '', '{a} <b>x</b>'),
    })
    expect(readImportedText(site, 'content/docs/guide.md')).toContain('{a} <b>x</b>')
  })

  test('with the videos and frames of a CommonMark page, whose origins are allowed', async () => {
    const site = await importSample({
      'static/demo.mp4': '',
      'docs/guide.md': lines(
        ...['---', 'mdx:', '  format: md', '---', ''],
        ...['<video src="/demo.mp4" controls></video>', ''],
        ...['<video controls>', '  <source src="https://media.example/a.webm">', '</video>', ''],
        ...['<iframe style="border: 0" src="https://video.example/1"></iframe>', ''],
        ...[
          'See <video src="http://old.example/a.mp4"></video> and <picture><source srcset="/a.webp"></picture>.',
        ],
      ),
    })
    const text = readImportedText(site, 'content/docs/guide.md')
    expect(text).toContain('<video src="/demo.mp4" controls></video>')
    expect(text).toContain('<source src="https://media.example/a.webm">')
    expect(text).toContain('<iframe src="https://video.example/1"></iframe>')
    expect(text).toContain(
      'See <a href="http://old.example/a.mp4">Watch the video</a> and <picture><source srcset="/a.webp"></picture>.',
    )
    expect(site.config.contentPolicy).toEqual({
      frames: ['https://video.example'],
      media: ['https://media.example', 'self'],
    })
  })
})

describe('[19.2] links', () => {
  const files = { 'docs/api/store.md': '# Store', 'docs/api/extra.md': '# Extra' }
  const importApi = async (text: string): Promise<string> =>
    readImportedText(
      await importSample({ ...files, 'docs/api/guide.md': text }),
      'content/docs/api/guide.mdx',
    )

  test('relative addresses become paths of files', async () => {
    expect(await importApi('[a](store#x) [b](../start)')).toBe('[a](./store.mdx#x) [b](../start.mdx)')
  })

  test('paths of files stay, and paths to other folders are corrected', async () => {
    expect(await importApi('[a](./store.md) [b](@site/docs/start.md) [c](/api/extra.md)')).toBe(
      '[a](./store.md) [b](../start.mdx) [c](./extra.mdx)',
    )
  })

  test('`pathname://` and links in components are addresses', async () => {
    const text = lines(
      "import Link from '@docusaurus/Link'",
      '',
      '[a](pathname:///x.pdf) <Link to="start">b</Link> <Link id="more"/>',
    )
    expect(await importGuide(text)).toContain('[a](/x.pdf) <a href="./start.mdx">b</a> <a id="more"></a>')
  })
})

describe('[19.2] titles and headings', () => {
  test('a level-one heading after the start becomes a heading of the second level', async () => {
    expect(await importGuide(lines('# Title', '', 'Text', '', '# Later', '', 'Old', '===', ''))).toBe(
      lines('# Title', '', 'Text', '', '## Later', '', 'Old', '---', ''),
    )
  })

  test('a heading at the start is the title, and the one in the front matter names the page elsewhere', async () => {
    expect(await importGuide(lines('---', 'title: Name', '---', '', '# Heading', ''))).toBe(
      lines('---', 'title: Heading', 'sidebar_label: Name', 'title_meta: Name', '---', '', '# Heading', ''),
    )
  })

  test('with an escaped ID keep it, without the backslash', async () => {
    const source = lines('## A \\{#x}', '', '## B \\{#x}', '', '## C \\{#c}', '', '[x](#x)', '')
    expect(await importGuide(source)).toBe(
      lines('## A {#x}', '', '## B {#x-1}', '', '## C {#c}', '', '[x](#x)', ''),
    )
  })

  test('an id that is used twice gets a number', async () => {
    expect(await importGuide(lines('## A {#x}', '', '## B {#x}', ''))).toBe(
      lines('## A {#x}', '', '## B {#x-1}', ''),
    )
  })
})

describe('[19.2] imports and constants', () => {
  test('several imports on one line', async () => {
    const text = lines(
      "import Tabs from '@theme/Tabs'; import TabItem from '@theme/TabItem'; import clsx from 'clsx';",
      '',
      '<Tabs><TabItem value="a">x</TabItem></Tabs>',
      '',
    )
    expect(await importGuide(text)).toMatchInlineSnapshot(`
      "import Tabs from '@theme/Tabs'; 
      import TabItem from '@theme/TabItem'; 

      <Tabs><TabItem value="a">x</TabItem></Tabs>
      "
    `)
  })

  test('constants of modules are computed', async () => {
    const text = lines(
      "import { tabs, first } from '@site/src/tabs'",
      '',
      '<Tabs values={tabs} defaultValue={first}>',
      '<TabItem value="a">{first.toUpperCase()}</TabItem>',
      '</Tabs>',
      '',
    )
    const module = "export const tabs = [{ label: 'A', value: 'a' }]; export const first = tabs[0].value"
    expect(await importGuide(text, { 'src/tabs.ts': module })).toMatchInlineSnapshot(`
      "

      <Tabs values={[{"label":"A","value":"a"}]} defaultValue="a">
      <TabItem value="a">{"A"}</TabItem>
      </Tabs>
      "
    `)
  })

  test('`\\_` in the path of a partial is an underscore', async () => {
    const text = lines("import Part from './\\_part.mdx'", '', '<Part name="x" />', '')
    const site = await importSample({ 'docs/guide.md': text, 'docs/_part.mdx': 'Text of {props.name}' })
    expect(readImportedText(site, 'content/docs/guide.mdx')).toBe(
      lines("import Part from './_part.mdx'", '', '<Part name="x" />', ''),
    )
    expect(readImportedText(site, 'content/docs/_part.mdx')).toBe('Text of {props.name}')
  })

  test('an import that is not understood is listed, and never printed', async () => {
    const site = await importSample({
      'docs/guide.md': lines(
        "import Chart from '@site/src/Chart'",
        '',
        '<Chart title="Load" rows={3} />',
        '',
      ),
    })
    expect(readImportedText(site, 'content/docs/guide.mdx')).toMatchInlineSnapshot(`
      "

      <Admonition type="note" title="Not imported">This page showed the component \`<Chart>\` ("Load"), which isn't carried over.</Admonition>
      "
    `)
    expect(listFindings(site)).toEqual([
      "docs/guide.md:3 The component `<Chart>` isn't carried over: it needs `@site/src/Chart`, which isn't in the repository.",
    ])
  })
})
