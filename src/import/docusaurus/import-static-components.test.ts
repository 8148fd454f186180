import { describe, expect, test } from 'vitest'
import { importGuide, importSample, listFindings } from '../../../tests/unit/import-sample.ts'

const lines = (...texts: string[]): string => texts.join('\n')

describe('[19.2] static components of the site', () => {
  const components = {
    'src/components/More.jsx': lines(
      "import styles from './more.module.css'",
      "export const More = ({ children, title = 'More' }) => (",
      '  <details className={styles.more}><summary><h4>{title}</h4></summary>{children}</details>',
      ')',
    ),
    'src/components/more.module.css': '.more { color: red }',
    'src/components/Badge.tsx': lines(
      "import Link from '@docusaurus/Link'",
      'export default function Badge({ version, to }: { version: number; to: string }) {',
      '  return <Link to={to}>Since *{version}*</Link>',
      '}',
    ),
  }

  test('around content become the elements that they print', async () => {
    const text = lines(
      "import { More } from '@site/src/components/More'",
      '',
      '<More title="Why?">',
      '',
      'Because of **this**.',
      '',
      '</More>',
      '',
    )
    expect(await importGuide(text, components)).toContain(
      lines(
        '<details>',
        '<summary><h4>Why?</h4></summary>',
        '',
        'Because of **this**.',
        '',
        '',
        '</details>',
      ),
    )
  })

  test('in a line become text with links, and are listed', async () => {
    const files = {
      ...components,
      'docs/guide.md':
        'import Badge from \'@site/src/components/Badge\'\n\nNew <Badge version={3} to="./start" />.\n',
    }
    expect(await importGuide(files['docs/guide.md'], files)).toContain(
      'New <a href="./start.mdx">Since \\*3\\*</a>.',
    )
    expect(listFindings(await importSample(files))).toContain(
      'docs/guide.md:3 The component `<Badge>` became the elements that it prints.',
    )
  })

  test('may be defined by the page, or for all pages', async () => {
    const text = lines(
      'export const Red = ({ children }) => <strong>{children}</strong>',
      '',
      '<Red>Hot</Red>, <Pi />',
      '',
    )
    const files = {
      'src/theme/MDXComponents.js':
        "import original from '@theme-original/MDXComponents'\nexport default { ...original, Pi: () => <b>3.14</b> }",
    }
    expect(await importGuide(text, files)).toContain('<strong>Hot</strong>, <b>3.14</b>')
  })

  test('print data of YAML files, and tabs around content', async () => {
    const files = {
      'data/sizes.yaml': 'small: 10 GB\n',
      'src/components/Sizes.jsx':
        'export default ({ sizes }) => <ul>{Object.entries(sizes).map(([name, size]) => <li key={name}>{name}: {size}</li>)}</ul>',
      'src/components/Ways.jsx': lines(
        "import Tabs from '@theme/Tabs'",
        'export default ({ children }) => (',
        "  <div><Tabs groupId=\"way\" values={[{ label: 'Console', value: 'ui' }, { label: 'CLI', value: 'cli' }]}>{children}</Tabs></div>",
        ')',
      ),
    }
    const text = lines(
      "import sizes from '@site/data/sizes.yaml'",
      "import Sizes from '@site/src/components/Sizes'",
      "import Ways from '@site/src/components/Ways'",
      "import TabItem from '@theme/TabItem'",
      '',
      '<Sizes sizes={sizes} />',
      '',
      '<Ways>',
      '<TabItem value="ui">',
      '',
      'Click.',
      '',
      '</TabItem>',
      '</Ways>',
      '',
    )
    const page = await importGuide(text, files)
    expect(page).toContain('<ul><li>small: 10 GB</li></ul>')
    expect(page).toMatch(
      /<Tabs groupId="way" values=\{\[.*\]\}>\s+<TabItem value="ui">\s+Click\.\s+<\/TabItem>\s+<\/Tabs>/,
    )
  })

  test("don't need imports of the page that can't run", async () => {
    const files = { 'src/components/broken.js': 'throw new Error("No browser")' }
    const text = lines(
      "import Badge from '@site/src/components/Badge'",
      "import { broken } from '@site/src/components/broken'",
      '',
      'New <Badge version={3} to="./start" />.',
      '',
    )
    expect(await importGuide(text, { ...components, ...files })).toContain('Since \\*3\\*</a>.')
  })

  test.each([
    ['state', "import { useState } from 'react'", '() => { const [a] = useState(1); return <p>{a}</p> }'],
    ['a missing module', "import Chart from 'missing-chart'", '() => <Chart />'],
    ['a button', '', '() => <button>Go</button>'],
    ['content that is shown twice', '', '({ children }) => <p>{children}{children}</p>'],
  ])('with %s get a notice', async (_, statement, component) => {
    const files = { 'src/components/Box.jsx': `${statement}\nexport default ${component}` }
    const text = "import Box from '@site/src/components/Box'\n\n<Box>Text</Box>\n"
    expect(await importGuide(text, files)).toContain("isn't carried over.")
  })
})
