import { describe, expect, test } from 'vitest'
import {
  importGuide,
  importSample,
  listFindings,
  readImportedText,
} from '../../../tests/unit/import-sample.ts'

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

  test('that only change the look of their content become it', async () => {
    const files = {
      'src/Label.js':
        "export default function Label({ children }) { return <span style={{ color: 'red' }}>{children}</span> }",
      'src/Icon.js': 'export default ({ children }) => <span><svg><path d="M0 0" /></svg>{children}</span>',
      'docs/guide.md': lines(
        "import Label from '@site/src/Label'",
        "import Icon from '@site/src/Icon'",
        '',
        '- Labels: <Label>subject</Label> <Label>*usage*</Label>',
        '- <Icon>Drawn</Icon>',
        '',
      ),
    }
    const site = await importSample(files)
    expect(readImportedText(site, 'content/docs/guide.mdx')).toContain('- Labels: subject *usage*\n')
    expect(listFindings(site)).toEqual([
      'docs/guide.md:4 The component `<Label>` became its content: it only changes how that looks.',
      'docs/guide.md:4 The component `<Label>` became its content: it only changes how that looks.',
      expect.stringContaining("docs/guide.md:5 The component `<Icon>` isn't carried over"),
    ])
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

  test('that change on a click print what they show first, and are listed', async () => {
    const files = {
      'static/img/a.png': 'x',
      'src/components/Zoom.jsx': lines(
        "import { useEffect, useState } from 'react'",
        'export default ({ src, alt }) => {',
        '  const [open, setOpen] = useState(false)',
        "  useEffect(() => { const close = () => setOpen(false); addEventListener('keydown', close); return () => removeEventListener('keydown', close) })",
        '  return <div><img src={require(`@site/static${src}`).default} alt={alt} onClick={() => setOpen(true)} />{open && <dialog open><img src={src} /></dialog>}</div>',
        '}',
      ),
      'src/components/Question.jsx': lines(
        "import { useState } from 'react'",
        "import Heading from '@theme/Heading'",
        'export default ({ id, question, children }) => {',
        '  const [open, setOpen] = useState(false)',
        '  return <div><Heading as="h4" id={id}><button aria-expanded={open} onClick={() => setOpen(!open)}>{question}</button></Heading><div>{children}</div></div>',
        '}',
      ),
      'docs/guide.md': lines(
        "import Zoom from '@site/src/components/Zoom'",
        "import Question from '@site/src/components/Question'",
        '',
        '<Zoom src="/img/a.png" alt="Plan" />',
        '',
        '<Question id="why" question="Why?">',
        '',
        'Because.',
        '',
        '</Question>',
        '',
      ),
    }
    const site = await importSample(files)
    const page = readImportedText(site, 'content/docs/guide.mdx')
    expect(page).toContain('<img src="/img/a.png" alt="Plan" />')
    expect(page).toContain('<h4 id="why"><span>Why?</span></h4>')
    expect(page).toContain('Because.')
    expect(listFindings(site)).toContain(
      "docs/guide.md:4 The component `<Zoom>` became the elements that it prints at first. It doesn't respond to clicks any more.",
    )
  })

  test('print frames and videos, whose origins the policy then allows', async () => {
    const files = {
      'src/components/Tour.jsx':
        'export default ({ id }) => <div style={{ height: 0 }}><iframe src={`https://video.example/${id}`} title="Tour" frameBorder="0" allowFullScreen /></div>',
      'src/components/Clip.jsx':
        'export default () => <video controls><source src="/a.webm" /><source src="/a.mp4" /></video>',
      'docs/guide.md': lines(
        "import Tour from '@site/src/components/Tour'",
        "import Clip from '@site/src/components/Clip'",
        '',
        '<Tour id="a&b" />',
        '',
        '<Clip />',
        '',
      ),
    }
    const site = await importSample(files)
    const page = readImportedText(site, 'content/docs/guide.mdx')
    expect(page).toContain('<iframe src="https://video.example/a&b" title="Tour" allowFullScreen></iframe>')
    expect(page).toContain('<video controls><source src="/a.webm" /><source src="/a.mp4" /></video>')
    expect(site.config.contentPolicy).toMatchObject({ frames: ['https://video.example'], media: ['self'] })
  })

  test.each([
    [
      'loaded content',
      "import { useEffect, useState } from 'react'",
      "() => { const [a, set] = useState('None'); useEffect(() => { fetch('/a').then(set) }, []); return <p>{a}</p> }",
    ],
    [
      'a placeholder',
      "import { useState } from 'react'",
      '() => { const [a] = useState(); return <p>{a ?? "Loading…"}</p> }',
    ],
    [
      'a context',
      "import { useContext, createContext } from 'react'",
      '() => <p>{useContext(createContext(1))}</p>',
    ],
    ['a missing module', "import Chart from 'missing-chart'", '() => <Chart />'],
    ['a button', '', '() => <button>Go</button>'],
    ['content that is shown twice', '', '({ children }) => <p>{children}{children}</p>'],
  ])('with %s get a notice', async (_, statement, component) => {
    const files = { 'src/components/Box.jsx': `${statement}\nexport default ${component}` }
    const text = "import Box from '@site/src/components/Box'\n\n<Box>Text</Box>\n"
    expect(await importGuide(text, files)).toContain("isn't carried over.")
  })
})
