import { expect, test } from 'vitest'
import {
  importGuide,
  importSample,
  listFindings,
  readImportedText,
} from '../../../tests/unit/import-sample.ts'

const lines = (...texts: string[]): string => texts.join('\n')

test('[19.2] components that read the version, the language, and the configuration print all of them', async () => {
  const files = {
    'docusaurus.config.js': `module.exports = { title: 'S', url: 'https://docs.example', customFields: { tag: 'v' },
      i18n: { defaultLocale: 'en', locales: ['en', 'fr'] }, presets: [['classic', {}]] }`,
    'versions.json': '["2.0"]',
    'i18n/fr/code.json': '{ "since": { "message": "Version" } }',
    'src/Since.jsx': `import { useActiveVersion } from '@docusaurus/plugin-content-docs/client'
      import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
      import { translate } from '@docusaurus/Translate'
      import { twMerge } from 'tailwind-merge'
      import { Star } from 'lucide-react'
      import Drawing from './a.svg'
      export const getVersion = () => useActiveVersion(undefined).label
      export default () => <b className={twMerge('a')}><svg><path d="M1" /></svg><Star /><img src={Drawing} alt="A" />
        {translate({ id: 'since', message: 'Since' })} {useDocusaurusContext().siteConfig.customFields.tag}{getVersion()}</b>`,
    'src/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  }
  const text = lines(
    "import Since, { getVersion } from '@site/src/Since'",
    '',
    '<Since />, {`at ${getVersion()}`}',
  )
  const site = await importSample({
    ...files,
    'docs/guide.md': text,
    'versioned_docs/version-2.0/guide.md': text,
    'i18n/fr/docusaurus-plugin-content-docs/current/guide.md': text,
  })
  const print = (version: string, since: string, folder: string): string =>
    `<b><img src="${folder}src/a.svg" alt="A" />${since} v${version}</b>, {"at ${version}"}`
  const read = (path: string): string => readImportedText(site, path).trim()
  expect(read('content/docs/guide.mdx')).toBe(print('Next', 'Since', '/imported/'))
  expect(read('content/versions/2.0/docs/guide.mdx')).toBe(print('2.0', 'Since', '/imported/'))
  expect(read('content/i18n/fr/docs/guide.mdx')).toBe(print('Next', 'Version', '/imported/'))
})

test('[19.2] a text of a module that is not installed is not printed', async () => {
  const text = lines("import { version } from 'not-installed'", '', 'At {`${version}`}.')
  expect(await importGuide(text)).toContain('At *(Not imported:')
})

test('[19.2] Markdown files and code in components stay Markdown and code', async () => {
  const files = {
    'src/Parts.jsx': `import CodeBlock from '@theme/CodeBlock'
      import Table from './_table.md'
      export const Parts = () => <div><Table /></div>
      export const Run = ({ name }) => <CodeBlock className="language-sh">{'run ' + name + '\\n  now'}</CodeBlock>
      export const Row = () => <table><tbody><tr><td><CodeBlock>{'a {b}\\n  c'}</CodeBlock></td></tr></tbody></table>`,
    'src/_table.md': '| A |\n| --- |\n| 1 |\n',
  }
  const text = lines(
    "import { Parts, Row, Run } from '@site/src/Parts'",
    '',
    '# Guide',
    '',
    '<Parts />',
    '',
    '<Run name="x" />',
    '',
    '<Row />',
    '',
  )
  const site = await importSample({ ...files, 'docs/guide.md': text })
  expect(readImportedText(site, 'content/docs/guide.mdx')).toMatchInlineSnapshot(`
    "import TableText from '../partials/src/_table.mdx'

    # Guide





    <TableText />





    \`\`\`sh
    run x
      now
    \`\`\`

    <table><tbody><tr><td><pre><code>{"a {b}\\n  c"}</code></pre></td></tr></tbody></table>
    "
  `)
  expect(readImportedText(site, 'content/partials/src/_table.mdx')).toBe(files['src/_table.md'])
})

test('[19.2] text in code blocks loses its escapes, as in MDX', async () => {
  const code = '<CodeBlock className="language-bash">curl a:b/\\<host\\> &amp; \\{id}</CodeBlock>'
  const text = lines("import CodeBlock from '@theme/CodeBlock'", '', '- A', '', `  ${code}`, '')
  const page = await importGuide(lines(text, '<CodeBlock>', '  a', '    b', '', '  c', '</CodeBlock>', ''))
  expect(page).toContain(lines('  ```bash', '  curl a:b/<host> & {id}', '  ```'))
  expect(page).toContain(lines('```text', 'a', 'b', '', 'c', '```'))
})

test('[19.2] an expression may print components that change when readers click', async () => {
  const site = await importSample({
    'src/tiles.jsx': lines(
      "import { useState } from 'react'",
      "export const tiles = [{ name: 'one' }, { name: 'two' }]",
      'export const Tile = ({ name }) => {',
      '  const [isOpen, setOpen] = useState(false)',
      '  return <div onClick={() => setOpen(true)}>{name}{isOpen && <p>Open</p>}</div>',
      '}',
    ),
    'docs/guide.md': lines(
      "import { Tile, tiles } from '@site/src/tiles'",
      '',
      '{tiles.map((tile) => <Tile key={tile.name} {...tile} />)}',
      '',
    ),
  })
  expect(readImportedText(site, 'content/docs/guide.mdx')).toMatch(/one[\s\S]*two/)
  expect(listFindings(site)).toContain(
    "docs/guide.md:3 The expression `{tiles.map((tile) => <Tile key={tile.name} {...tile} />)}` became the elements that it prints at first. It doesn't respond to clicks any more.",
  )
})

test('[19.2] the first heading is the title if it is at level one, wherever it is', async () => {
  const guide = lines(
    '---',
    'title: Menu',
    '---',
    '',
    'Text',
    '',
    '<div>',
    '',
    '# Guide',
    '',
    '</div>',
    '',
    '## Next',
    '',
  )
  const text = await importGuide(guide)
  expect(text).toContain('title: Guide')
  expect(text).toContain('sidebar_label: Menu')
  expect(text).not.toContain('# Guide')
  expect(await importGuide(lines('## First', '', '# Second', ''))).toBe(
    lines('## First', '', '## Second', ''),
  )
  expect(await importGuide(lines('***', '', '# Second', ''))).toBe(lines('***', '', '## Second', ''))
})

test.each([
  ['false', '[One](./one.mdx)', '[One](../one.mdx)'],
  ['true', '[One](/docs/a/two/one)', '[One](/docs/a/a/one)'],
  ['undefined', '[One](./one.mdx)', '[One](/docs/a/a/one)'],
])('[19.2] relative links with `trailingSlash: %s` lead where they led', async (setting, inPage, inIndex) => {
  const site = await importSample({
    'docusaurus.config.js': `module.exports = { title: 'S', url: 'https://docs.example', trailingSlash: ${setting}, presets: [['classic', {}]] }`,
    'docs/a/one.md': '# One',
    'docs/a/two.md': '[One](one)',
    'docs/a/three/index.md': '# Three\n\n[One](../a/one)',
    'docs/a/_part.md': '[One](one)',
    'docs/four.md': "import Part from './a/_part.md'\n\n<Part />\n",
  })
  const read = (path: string): string => readImportedText(site, `content/docs/${path}.mdx`)
  expect([read('a/two'), read('a/three/index'), read('a/_part')]).toEqual([
    inPage,
    `# Three\n\n${inIndex}`,
    '[One](./one.mdx)',
  ])
})

test('[19.2] admonitions with other names of a kind keep their titles in each language', async () => {
  const site = await importSample({
    'docusaurus.config.js': `module.exports = { title: 'S', url: 'https://docs.example', presets: [['classic', {}]],
      i18n: { defaultLocale: 'en', locales: ['en', 'zh'] } }`,
    'docs/start.md': ':::caution\r\nA\r\n:::\r\n',
    'i18n/zh/docusaurus-plugin-content-docs/current/start.md': ':::caution\nA\n:::\n',
    'i18n/zh/code.json': '{ "theme.admonition.caution": { "message": "警告" } }',
  })
  expect(readImportedText(site, 'content/docs/start.mdx')).toBe(':::caution[Caution]\nA\n:::\n')
  expect(readImportedText(site, 'content/i18n/zh/docs/start.mdx')).toBe(':::caution[警告]\nA\n:::\n')
})

test('[19.2] modules, texts, and images with a path from the root of the site are found', async () => {
  const files = {
    'src/parts/Card.jsx':
      "import { name } from '/src/parts/name'\nexport const Card = ({ text }) => <b>{name}: {text}</b>",
    'src/parts/name.js': "export const name = 'Card'",
    'src/parts/run.dart': 'run()\n',
    'static/img/a.png': '',
  }
  const text = lines(
    "import { Card } from '/src/parts/Card'",
    "import run from '!!raw-loader!/src/parts/run.dart'",
    "import a from '/img/a.png'",
    "import CodeBlock from '@theme/CodeBlock'",
    '',
    '<Card text="x" />',
    '',
    '<CodeBlock language="dart">{run}</CodeBlock>',
    '',
    '<img src={a} alt="A" />',
  )
  const guide = await importGuide(text, files)
  expect(guide).toContain('<b>Card: x</b>')
  expect(guide).toContain('```dart\nrun()\n```')
  expect(guide).toContain("import a from '/img/a.png'")
})

test('[19.2] the configuration runs without the icons that its modules read', async () => {
  const site = await importSample({
    'docusaurus.config.js': `const { viewBox } = require('./pictures')
      module.exports = { title: viewBox, url: 'https://docs.example', presets: [['classic', {}]] }`,
    'pictures.js': `const { faBook } = require('@fortawesome/free-solid-svg-icons')
      exports.paths = faBook.icon[4].map((d) => d)
      exports.viewBox = 'Books'`,
  })
  expect(site.config).toMatchObject({ title: 'Books' })
})

test('[19.2] a component whose Markdown file is named by a calculation is listed', async () => {
  const files = {
    'src/Rules.jsx':
      "const name = ['rules', 'md'].join('.')\nconst Text = require(`./${name}`).default\nexport default () => <div><Text /></div>",
    'src/rules.md': 'Be kind.',
  }
  const text = lines("import Rules from '@site/src/Rules'", '', '<Rules />')
  expect(listFindings(await importSample({ ...files, 'docs/guide.md': text }))).toContain(
    "docs/guide.md:3 The component `<Rules>` isn't carried over: it shows `src/rules.md`, which no page imports.",
  )
})

test('[19.2] a component that makes an address of the text between its tags is listed', async () => {
  const site = await importSample({
    'docs/guide.md': "import Term from '@site/src/term'\n\n# Guide\n\nA <Term>big cell</Term>.\n",
    'src/term.jsx':
      "export default ({ children }) => <a href={'/docs/start#' + children.toString().toLowerCase().replace(' ', '-')}>{children}</a>",
  })
  expect(readImportedText(site, 'content/docs/guide.mdx')).not.toContain('object')
  expect(listFindings(site)).toContain(
    "docs/guide.md:5 The component `<Term>` isn't carried over, only its content: it reads the text between its tags.",
  )
})
