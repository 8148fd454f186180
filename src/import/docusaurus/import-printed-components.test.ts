import { expect, test } from 'vitest'
import { importSample, readImportedText } from '../../../tests/unit/import-sample.ts'

const lines = (...texts: string[]): string => texts.join('\n')

test('[19.2] components that print tabs, code, and admonitions become these', async () => {
  const site = await importSample({
    'src/components/Shells.jsx': lines(
      "import Tabs from '@theme/Tabs'",
      "import TabItem from '@theme/TabItem'",
      "import CodeBlock from '@theme/CodeBlock'",
      "import Admonition from '@theme/Admonition'",
      'export default ({ bash, cmd, children }) => <div>',
      '  <Admonition type="note" title="Shells"><p>Pick <b>one</b>.</p></Admonition>',
      '  <Tabs groupId="shell" defaultValue="cmd">',
      '    <TabItem value="bash" label="Bash"><CodeBlock language="sh" title="a.sh">{bash}</CodeBlock></TabItem>',
      '    <TabItem value="cmd" label={`C"md`} default><CodeBlock className="language-bat">{cmd}</CodeBlock>{children}</TabItem>',
      '  </Tabs></div>',
    ),
    'docs/guide.md': lines(
      "import Shells from '@site/src/components/Shells'",
      '',
      '- Run',
      '',
      '  <Shells bash="ls {a}" cmd={`dir',
      '    b`}>',
      '',
      '  Then *this*.',
      '',
      '  </Shells>',
      '',
      'In a line: <Shells bash="a" cmd="b" />',
      '',
    ),
  })
  expect(readImportedText(site, 'content/docs/guide.mdx')).toMatchInlineSnapshot(`
    "

    - Run

      
      
      
      
      <Admonition type="note" title="Shells">
      
      <p>Pick <b>one</b>.</p>
      
      </Admonition>
      
      
      
      <Tabs groupId="shell" defaultValue="cmd">
      
      <TabItem value="bash" label="Bash">
      
      \`\`\`sh title="a.sh"
      ls {a}
      \`\`\`
      
      </TabItem>
      
      
      
      <TabItem value="cmd" label={"C\\"md"} default>
      
      \`\`\`bat
      dir
        b
      \`\`\`
      
      

      Then *this*.

      
      
      </TabItem>
      
      </Tabs>
      
      
      
      

    In a line: *(Not imported: the component \`<Shells>\`, which isn't carried over.)*
    "
  `)
})

test('[19.2] diagrams and images that components print can be shown', async () => {
  const site = await importSample({
    'src/components/Picture.jsx': `import Mermaid from '@theme/Mermaid'
      import ThemedImage from '@theme/ThemedImage'
      export const Flow = ({ to }) => <Mermaid value={'flowchart LR\\n  a --> ' + to} />
      export const Picture = () => <figure><ThemedImage alt="P" sources={{ light: 'https://a.example/p.png', dark: 'd.png' }} /></figure>`,
    'docs/guide.mdx': lines(
      "import { Flow, Picture } from '@site/src/components/Picture'",
      "import ThemedImage from '@theme/ThemedImage'",
      '',
      '<Flow to="b" />',
      '',
      '<Picture />',
      '',
      '<ThemedImage alt="Q" sources={{ light: "https://b.example/q.png" }} />',
      '',
      '<Tabs><TabItem value="a" default="a">A</TabItem></Tabs>',
      '',
    ),
  })
  expect(readImportedText(site, 'content/docs/guide.mdx')).toMatchInlineSnapshot(`
    "


    \`\`\`mermaid alt="Flowchart"
    flowchart LR
      a --> b
    \`\`\`

    <figure><img src="https://a.example/p.png" alt="P" /></figure>

    <img src="https://b.example/q.png" alt="Q" />

    <Tabs><TabItem value="a" default>A</TabItem></Tabs>
    "
  `)
  expect(site.config.contentPolicy).toEqual({ images: ['https://a.example', 'https://b.example'] })
})

test("[19.2] components in the site's own theme folder are found by their names", async () => {
  const site = await importSample({
    'src/theme/Screenshot/index.jsx': `import { useState } from 'react'
      import Frame from '@theme/Frame'
      export default function Screenshot({ src, alt }) {
        const [isLarge, setLarge] = useState(false)
        return <Frame><img src={src} alt={alt} className={isLarge ? 'large' : ''} onClick={() => setLarge(!isLarge)} /></Frame>
      }`,
    'src/theme/Frame.jsx': 'export default ({ children }) => <figure>{children}</figure>',
    'src/theme/MDXComponents.js': `import Original from '@theme-original/MDXComponents'
      import Screenshot from '@theme/Screenshot'
      export default { ...Original, Screenshot }`,
    'static/img/a.png': '',
    'docs/guide.mdx': '<Screenshot src="/img/a.png" alt="Console" />\n',
  })
  expect(readImportedText(site, 'content/docs/guide.mdx')).toContain(
    '<figure><img src="/img/a.png" alt="Console" /></figure>',
  )
})

test('[19.2] tabs of a component that are not in its list, and icons of packages, are left out', async () => {
  const site = await importSample({
    'node_modules/some-icons/package.json': '{ "name": "some-icons", "main": "index.js" }',
    'node_modules/some-icons/index.js':
      "const { useState } = require('react')\nexports.Star = () => useState(1)[0]",
    'src/Pick.jsx': `import Tabs from '@theme/Tabs'
      import TabItem from '@theme/TabItem'
      import { Star } from 'some-icons'
      export default () => <Tabs values={[{ value: 'a', label: 'A', icon: Star }]}>
        <TabItem value="a"><Star /><p>First</p></TabItem><TabItem value="b"><p>Second</p></TabItem></Tabs>`,
    'docs/guide.mdx': "import Pick from '@site/src/Pick'\n\n<Pick />\n",
  })
  expect(readImportedText(site, 'content/docs/guide.mdx')).toMatchInlineSnapshot(`
    "

    <Tabs values={[{"value":"a","label":"A"}]}>

    <TabItem value="a">

    <p>First</p>

    </TabItem>

    </Tabs>
    "
  `)
})

test('[19.2] words that only styles show apart get a space, except in code', async () => {
  const site = await importSample({
    'src/Card.jsx': lines(
      'export const Card = () => <p><strong>Plan</strong><span>Small</span><a href="/b">Buy</a><span>, now</span>',
      '  <code><span>a</span><span>b</span></code></p>',
    ),
    'docs/guide.md': lines("import { Card } from '@site/src/Card'", '', '<Card />', ''),
  })
  const page = readImportedText(site, 'content/docs/guide.mdx')
  expect(page.replace(/<[^>]*>/g, '')).toContain('Plan Small Buy, now')
  expect(page).toContain('<code><span>a</span><span>b</span></code>')
})

test('[19.2] a page loads the components of all pages once, and the next page again', async () => {
  const site = await importSample({
    'src/theme/MDXComponents.js': 'let uses = 0\nexport default { Use: () => <b>{`Use ${++uses}`}</b> }',
    'docs/guide.md': '<Use />\n\nAnd <Use />\n',
    'docs/other.md': 'Only <Use />\n',
  })
  expect(readImportedText(site, 'content/docs/guide.mdx')).toMatch(/Use 1[\s\S]*And .*Use 2/)
  expect(readImportedText(site, 'content/docs/other.mdx')).toContain('Use 1')
})
