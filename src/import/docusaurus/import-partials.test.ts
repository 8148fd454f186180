import { expect, test } from 'vitest'
import { importSample, listFindings, readImportedText } from '../../../tests/unit/import-sample.ts'

const lines = (...texts: string[]): string => texts.join('\n')

const part = lines(
  "import Admonition from '@theme/Admonition'",
  "import Inner from './_inner.mdx'",
  '',
  'For {props.cloud} at <a href={`/docs/${props.cloud.toLowerCase()}`}>its page</a>.',
  '',
  '{props.cloud === \'GCP\' && (<Admonition type="tip" title="New"><p>Not {props.cloud}*</p></Admonition>)}',
  '',
  '<Inner {...props} last />',
  '',
  '{props.note}',
  '',
)

test('[19.2] a partial whose expressions need values gets a copy for each set of values', async () => {
  const site = await importSample({
    'docs/_part.mdx': part,
    'docs/_inner.mdx': "{props.last ? 'Last' : 'First'} of {props.cloud}",
    'docs/aws.mdx': 'import Part from \'./_part.mdx\'\n\n<Part cloud="AWS" note={<b>Soon</b>} />\n',
    'docs/gcp.mdx':
      'import Part from \'./_part.mdx\'\n\n<Part cloud="GCP" />\n\n<Part cloud={"GC" + "P"} />\n',
  })
  expect(readImportedText(site, 'content/docs/gcp.mdx')).toMatchInlineSnapshot(`
    "import Part2Text from './_part-2.mdx'

    <Part2Text />

    <Part2Text />
    "
  `)
  expect(readImportedText(site, 'content/docs/_part-1.mdx')).toMatchInlineSnapshot(`
    "import Inner3Text from './_inner-3.mdx'

    import Admonition from '@theme/Admonition'


    For {"AWS"} at <a href="/docs/aws">its page</a>.



    <Inner3Text />

    <b>Soon</b>
    "
  `)
  expect(readImportedText(site, 'content/docs/_part-2.mdx')).toMatchInlineSnapshot(`
    "import Inner4Text from './_inner-4.mdx'

    import Admonition from '@theme/Admonition'


    For {"GCP"} at <a href="/docs/gcp">its page</a>.

    <Admonition type="tip" title="New">

    <p>Not GCP\\*</p>

    </Admonition>

    <Inner4Text />


    "
  `)
  expect([...site.files.keys()].filter((name) => name.includes('/_'))).toEqual([
    'content/docs/_part-1.mdx',
    'content/docs/_part-2.mdx',
    'content/docs/_inner-3.mdx',
    'content/docs/_inner-4.mdx',
  ])
  expect(
    listFindings(site).filter((line) => line.includes('Not imported') || line.includes("can't")),
  ).toEqual([])
})

test('[19.2] expressions that print elements become these elements', async () => {
  const site = await importSample({
    'docs/guide.mdx': lines(
      'export const names = ["a", "b*"]',
      '',
      '<ul>{names.map((name) => <li key={name}><code>{name}</code></li>)}</ul> and {names.length > 1 && <b>more</b>}',
      '',
      '{names.map((name) => <p key={name}>{name}</p>)}',
      '',
      '{missing.map(() => <p />)}',
      '',
    ),
  })
  expect(readImportedText(site, 'content/docs/guide.mdx')).toMatchInlineSnapshot(`
    "export const names = ["a", "b*"]

    <ul><li><code>a</code></li><li><code>b\\*</code></li></ul> and <b>more</b>

    <p>a</p><p>b\\*</p>

    <Admonition type="note" title="Not imported">This page printed the expression \`{missing.map(() => <p />)}\`, which is code.</Admonition>
    "
  `)
  expect(listFindings(site).join('\n')).toMatch(
    /guide\.mdx:7 The page prints an expression that can't be carried over/,
  )
})

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
