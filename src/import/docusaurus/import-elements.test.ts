import { describe, expect, test } from 'vitest'
import {
  importGuide,
  importSample,
  listFindings,
  readImportedText,
} from '../../../tests/unit/import-sample.ts'

const lines = (...texts: string[]): string => texts.join('\n')

const liveNotice =
  '<Admonition type="note" title="Not imported">Readers could edit and run some code on this page. The code is shown as it was.</Admonition>'

describe('[19.2] components and elements', () => {
  test('the content of an unknown component stays, below one notice', async () => {
    const text = lines(
      '<Box title="One">',
      '',
      'First',
      '',
      '</Box>',
      '',
      '<Box title="Two" by="Ada Jones" className="a b">',
      '',
      'Second',
      '',
      '</Box>',
      '',
    )
    expect(await importGuide(text)).toMatchInlineSnapshot(`
      "<Admonition type="note" title="Not imported">The component \`<Box>\` around this content isn't carried over.</Admonition>

      **One**


      First




      **Two: Ada Jones**


      Second



      "
    `)
  })

  test('`queryString` of tabs stays, and a tab without a value gets one', async () => {
    expect(await importGuide('<Tabs queryString="os"><TabItem label="Linux">x</TabItem></Tabs>')).toBe(
      '<Tabs queryString="os"><TabItem value="Linux" label="Linux">x</TabItem></Tabs>',
    )
  })

  test('`<head>` goes to the front matter, and other tags are listed', async () => {
    const site = await importSample({
      'docs/guide.md': lines(
        '<head>',
        '  <title>Long title</title>',
        '  <meta name="description" content="About." />',
        '  <meta name="robots" content="noindex" />',
        '</head>',
        '',
        'Text',
        '',
      ),
    })
    expect(readImportedText(site, 'content/docs/guide.mdx')).toContain(
      lines('title_meta: Long title', 'description: About.'),
    )
    expect(listFindings(site)).toContain("docs/guide.md:4 `<meta>` in `<head>` isn't carried over.")
  })

  test('frames, media, and images of other sites stay, and the content policy names their origins', async () => {
    const text = lines(
      '<iframe src="https://video.example/1" title="Tour" style={{width: 300}} />',
      '',
      '![a](https://img.example/a.png) ![b](http://img.example/b.png)',
      '',
      '<video src="/tour.mp4" />',
      '',
    )
    const site = await importSample({ 'docs/guide.md': text })
    expect(site.config.contentPolicy).toEqual({
      frames: ['https://video.example'],
      images: ['https://img.example'],
      media: ['self'],
    })
    expect(readImportedText(site, 'content/docs/guide.mdx')).toMatchInlineSnapshot(`
      "<iframe src="https://video.example/1" title="Tour" />

      ![a](https://img.example/a.png) [b](http://img.example/b.png)

      <video src="/tour.mp4" />
      "
    `)
  })

  test('styles and programs in attributes are removed, except for the size of images', async () => {
    expect(
      await importGuide(`<img src="/a.png" alt="A" style={{width: 300, border: 0}} onClick={() => go()} />`),
    ).toBe('<img src="/a.png" alt="A" width="300" />')
  })

  test('images for the dark mode are dropped where the page has one for the light mode', async () => {
    const light = '![a](/a.svg#gh-light-mode-only)'
    expect(
      await importGuide(
        `${light}\n![b](/b.svg#gh-dark-mode-only)\n\n<img src="/c.svg#gh-dark-mode-only" alt="" />\n`,
      ),
    ).not.toMatch(/dark-mode/)
    expect(await importGuide(`${light}\n![b](/b.svg#gh-dark-mode-only)\n`)).toContain(light)
    expect(await importGuide('![b](/b.svg#gh-dark-mode-only)\n')).toContain('![b]')
  })
})

describe('[19.2] code', () => {
  test('commands of npm become tabs', async () => {
    expect(
      await importGuide(lines('```bash npm2yarn', 'npm install --save-dev x', '```', '')),
    ).toMatchInlineSnapshot(`
      "<Tabs groupId="npm2yarn">
      <TabItem value="npm" label="npm">

      \`\`\`bash
      npm install --save-dev x
      \`\`\`

      </TabItem>
      <TabItem value="yarn" label="Yarn">

      \`\`\`bash
      yarn add --dev x
      \`\`\`

      </TabItem>
      <TabItem value="pnpm" label="pnpm">

      \`\`\`bash
      pnpm add --save-dev x
      \`\`\`

      </TabItem>
      <TabItem value="bun" label="Bun">

      \`\`\`bash
      bun add --dev x
      \`\`\`

      </TabItem>
      </Tabs>
      "
    `)
  })

  test('fences of plugins are shown as code, with a notice', async () => {
    const fence = lines('```SnackPlayer name=A', 'x', '```', '')
    expect(await importGuide(fence)).toBe(fence)
    const site = await importSample({ 'docs/guide.md': fence, 'src/theme/CodeBlock.tsx': '' })
    expect(readImportedText(site, 'content/docs/guide.mdx')).toContain(
      'A plugin showed this `SnackPlayer` block in another way.',
    )
    expect(listFindings(site)).toContain(
      'docs/guide.md:1 The fence `SnackPlayer` belongs to a plugin. Its source is shown as code.',
    )
  })

  test('fences that hide MDX are opened, and live editors become code', async () => {
    expect(
      await importGuide(
        lines('```mdx-code-block', '<Tabs>', '</Tabs>', '```', '', '```jsx live', 'x', '```', ''),
      ),
    ).toBe(lines('', '<Tabs>', '</Tabs>', '', '', liveNotice, '', '```jsx', 'x', '```', ''))
  })

  test('all live editors of a page have one notice', async () => {
    const editor = lines('```jsx live noInline', 'x', '```')
    expect(await importGuide(lines(editor, '', 'Text.', '', editor))).toBe(
      lines(liveNotice, '', '```jsx', 'x', '```', '', 'Text.', '', '```jsx', 'x', '```'),
    )
  })

  test('comments that highlight lines get our names', async () => {
    const config = `module.exports = { title: 'S', url: 'https://docs.example', presets: [['classic', {}]],
      themeConfig: { prism: { magicComments: [{ className: 'add', line: 'add-next-line', block: { start: 'add-start', end: 'add-end' } }] } } }`
    expect(
      await importGuide(lines('```js', '// add-next-line', 'x', '```'), { 'docusaurus.config.js': config }),
    ).toBe(lines('```js', '// highlight-next-line', 'x', '```'))
  })
})

test('[19.2] dollar signs are text on a site without formulas', async () => {
  expect(await importGuide('It costs $5 or $6.')).toBe('It costs \\$5 or $6.')
})

test('[19.2] admonitions of the site itself become notes with their name', async () => {
  const config = `module.exports = { title: 'S', url: 'https://docs.example',
    presets: [['classic', { docs: { admonitions: { keywords: ['deep-dive'], extendDefaults: true } } }]] }`
  expect(await importGuide(lines(':::deep-dive', 'x', ':::'), { 'docusaurus.config.js': config })).toBe(
    lines(':::note[Deep dive]', 'x', ':::'),
  )
})

test('[19.2] labels and titles that are elements become their texts', async () => {
  const text = lines(
    "import { Icon } from 'not-installed'",
    '',
    '<Tabs values={[{ value: "a", label: (<><Icon name="a" /> On <b>Linux</b></>) }]}>',
    '<TabItem value="a">Text</TabItem>',
    '</Tabs>',
    '',
    '<Admonition type="tip" title={<i>New</i>}>Text</Admonition>',
    '',
  )
  const page = await importGuide(text)
  expect(page).toContain('<Tabs values={[{"value":"a","label":"On Linux"}]}>')
  expect(page).toContain('<Admonition type="tip" title="New">')
})

test('[19.2] images that code names on several lines, or in a module, have their addresses', async () => {
  const text = lines(
    "import { pictures } from '@parts/pictures'",
    '',
    '<img alt="A" src={require(',
    "  '@site/static/img/a.png',",
    ').default} />',
    '',
    '<img alt="B" src={pictures.b} />',
    '',
  )
  const page = await importGuide(text, {
    'plugins/folders.js':
      "module.exports = () => ({ alias: { '@parts': path.join(__dirname, '../src/parts') } })",
    'src/parts/pictures.js': "export const pictures = { b: require('@site/static/img/b.png').default }",
    'static/img/a.png': '',
    'static/img/b.png': 'b',
  })
  expect(page).toContain('<img alt="A" src="/img/a.png" />')
  expect(page).toContain('<img alt="B" src="/img/b.png" />')
})
