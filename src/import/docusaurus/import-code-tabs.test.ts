import { expect, test } from 'vitest'
import { importGuide, importSample, readImportedText } from '../../../tests/unit/import-sample.ts'

const lines = (...texts: string[]): string => texts.join('\n')
const createConfig = (plugins: string): Record<string, string> => ({
  'docusaurus.config.js': `module.exports = { title: 'S', url: 'https://docs.example',
    presets: [['classic', { docs: { remarkPlugins: [${plugins}] } }]] }`,
})

test('[19.2] commands have the package managers that the plugin is set up for', async () => {
  const config = createConfig(
    "[require('@docusaurus/remark-plugin-npm2yarn'), { converters: ['pnpm', ['deno', (code) => `deno ${code}`]] }]",
  )
  const text = await importGuide(lines('```bash npm2yarn', '# Start', 'npm run x', '```', ''), config)
  expect(text.match(/label="\w+"|^\w.*$/gm)).toEqual([
    'label="npm"',
    'npm run x',
    'label="pnpm"',
    'pnpm run x',
    'label="deno"',
    'deno npm run x',
  ])
})

test('[19.2] code blocks of the plugin `tab-blocks` are tabs', async () => {
  const guide = lines(
    '1. A',
    '',
    '   ```js tab title="a.js"',
    '   // highlight-next-line',
    '   1',
    '   ```',
    '',
    '   ```ts tab={"span":2}',
    '   2',
    '   ```',
    '',
    '   ```ts title="b.ts"',
    '   3',
    '   ```',
    '',
    '   ```json tab={"label":"As JSON"}',
    '   4',
    '   ```',
    '',
    '```ts table',
    '5',
    '```',
    '',
  )
  const config = createConfig("require('docusaurus-remark-plugin-tab-blocks')")
  const site = await importSample({ 'docs/guide.md': guide, ...config })
  expect(site.findings.filter(({ text }) => text.includes('tab-blocks'))).toEqual([])
  expect(readImportedText(site, 'content/docs/guide.mdx')).toMatchInlineSnapshot(`
    "1. A

       <Tabs groupId="code-examples">
       <TabItem value="js" label="JavaScript">
       
       \`\`\`js title="a.js"
       // highlight-next-line
       1
       \`\`\`
       
       </TabItem>
       <TabItem value="ts" label="TypeScript">
       
       \`\`\`ts
       2
       \`\`\`
       
       \`\`\`ts title="b.ts"
       3
       \`\`\`
       
       </TabItem>
       <TabItem value="as-json" label="As JSON">
       
       \`\`\`json
       4
       \`\`\`
       
       </TabItem>
       </Tabs>

    \`\`\`ts table
    5
    \`\`\`
    "
  `)
  expect(await importGuide(guide)).toBe(guide)
})

test('[19.2] a table of contents in the text has the headings that its expression and its levels select', async () => {
  const importContents = async (attributes: string): Promise<string[]> => {
    const text = lines(
      '# A',
      '',
      `<TOCInline ${attributes} />`,
      '',
      '## B',
      '',
      '### C',
      '',
      '#### D',
      '',
      '## E',
      '',
    )
    return (await importGuide(text)).match(/^ *- .*$/gm) ?? []
  }
  expect(await importContents('toc={toc}')).toEqual(['- [B](#b)', '  - [C](#c)', '- [E](#e)'])
  expect(await importContents('toc={toc.slice(1)} maxHeadingLevel={4}')).toEqual([
    '- [C](#c)',
    '  - [D](#d)',
    '- [E](#e)',
  ])
  expect(await importContents('toc={toc.filter((node) => node.level === 2)}')).toEqual([
    '- [B](#b)',
    '- [E](#e)',
  ])
})

test('[19.2] commands in a quote stay in it', async () => {
  const text = await importGuide('> Run:\n>\n> ```bash npm2yarn\n> npm install a\n> ```\n\nEnd.\n')
  const [quote = ''] = text.split('\n\nEnd.')
  expect(quote).toContain('npm install a')
  expect(quote.split('\n').filter((line) => !line.startsWith('>'))).toEqual([])
})

test('[19.2] code in braces loses the spaces that MDX removes', async () => {
  const text = lines(
    "import CodeBlock from '@theme/CodeBlock'",
    "import { Run } from '@site/src/Run'",
    '',
    '<div>',
    '  <CodeBlock language="js">',
    '    {`if (a) {',
    '      b()',
    '    }`}',
    '  </CodeBlock>',
    '</div>',
    '',
    '<Run code={`x',
    '    y`} />',
    '',
  )
  const page = await importGuide(text, {
    'src/Run.jsx':
      "import CodeBlock from '@theme/CodeBlock'\nexport const Run = ({ code }) => <CodeBlock>{code}</CodeBlock>",
  })
  expect(page).toContain(lines('  ```js', '  if (a) {', '      b()', '    }', '  ```'))
  expect(page).toContain(lines('```text', 'x', '  y', '```'))
})
