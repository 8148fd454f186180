import { describe, expect, test } from 'vitest'
import {
  importGuide,
  importSample,
  listFindings,
  readImportedText,
} from '../../../tests/unit/import-sample.ts'

const lines = (...texts: string[]): string => texts.join('\n')

/** A package of the site that uses React, and a copy of React that can't be mixed with ours. */
const packages = {
  'node_modules/react/package.json': '{ "name": "react", "main": "index.js" }',
  'node_modules/react/index.js': 'throw new Error("Another copy of React")',
  'node_modules/panels/index.js': lines(
    "const React = require('react')",
    "const Level = React.createContext('h3')",
    'exports.Panel = ({ title, children }) =>',
    "  React.createElement('div', { ref: React.useRef() }, React.createElement(React.useContext(Level), null, title), children)",
  ),
}

describe('[19.2] components of packages', () => {
  const guide = lines("import { Plan } from '@site/src/Plan'", '', '<Plan name="Small" />', '')
  const plan = lines(
    "import { Panel } from 'panels'",
    "import 'panels/styles.css'",
    'export const Plan = ({ name }) => <Panel title={name}><p>Two cores</p></Panel>',
  )

  test.each(['peerDependencies', 'devDependencies'])(
    'that are installed print with the React of the import, named in %s',
    async (key) => {
      const manifest = `{ "name": "panels", "main": "index.js", "${key}": { "react": "18" } }`
      const files = { ...packages, 'node_modules/panels/package.json': manifest, 'src/Plan.jsx': plan }
      expect(await importGuide(guide, files)).toContain('<div><h3>Small</h3><p>Two cores</p></div>')
    },
  )

  test('load other packages once for the whole site', async () => {
    const counted = {
      'node_modules/counted/package.json': '{ "name": "counted", "type": "module", "main": "index.js" }',
      'node_modules/counted/index.js': lines(
        'globalThis.loadedPackages = (globalThis.loadedPackages ?? 0) + 1',
        'export const count = globalThis.loadedPackages',
      ),
      'src/Plan.jsx': lines(
        "import { count } from 'counted'",
        'export const Plan = ({ name }) => <p>{name} {count}</p>',
      ),
    }
    const site = await importSample({ ...counted, 'docs/a.md': guide, 'docs/b.md': guide })
    for (const page of ['a', 'b'])
      expect(readImportedText(site, `content/docs/${page}.mdx`)).toContain('Small 1')
  })

  test("that aren't installed are named, once for the whole site", async () => {
    const site = await importSample({ 'docs/a.md': guide, 'docs/b.md': guide, 'src/Plan.jsx': plan })
    expect(listFindings(site)).toEqual([
      "package.json Components need the package `panels`, which isn't installed here. Install the packages of the site, and import it again.",
      "docs/a.md:3 The component `<Plan>` isn't carried over: it needs `panels`, which isn't installed.",
      "docs/b.md:3 The component `<Plan>` isn't carried over: it needs `panels`, which isn't installed.",
    ])
  })

  test('print as static ones if they remember or forward, and are lost if a part of them is undefined', async () => {
    const plan = lines(
      "import { createContext, forwardRef, memo } from 'react'",
      "import * as parts from './parts'",
      'const Name = memo(forwardRef(({ children }, ref) => <b ref={ref}>{children}</b>))',
      'export const Plan = ({ name }) => <p title="a > b">{name === "Large" ? <parts.Missing /> : <Name>{name}</Name>}</p>',
    )
    const files = { 'src/parts.js': 'export const Part = 1', 'src/Plan.jsx': plan }
    const site = await importSample({
      ...files,
      'docs/a.md': guide,
      'docs/b.md': guide.replace('Small', 'Large'),
    })
    expect(readImportedText(site, 'content/docs/a.mdx')).toContain('<p title="a &gt; b"><b>Small</b></p>')
    expect(listFindings(site)).toEqual([
      'docs/a.md:3 The component `<Plan>` became the elements that it prints.',
      'docs/b.md:3 The component `<Plan>` isn\'t carried over: it fails without a browser ("A component is undefined: check its import and its export.").',
    ])
  })

  test('that only give elements styles leave the elements', async () => {
    const files = {
      'src/Plan.jsx': lines(
        "import styled, { css } from 'styled-components'",
        "import { styled as styledToo } from '@emotion/styled'",
        'const Row = styled.tr`color: ${({ theme }) => theme.colors.row};`',
        'const Cell = styled(({ children }) => <td>{children}</td>).attrs({ a: 1 })`${css`color: red`}`',
        'const Table = styledToo("table")({ color: "red" })',
        'export const Plan = ({ name }) => <Table><tbody><Row><Cell>{name}</Cell></Row></tbody></Table>',
      ),
    }
    expect(await importGuide(guide, files)).toContain('<table><tbody><tr><td>Small</td></tr></tbody></table>')
  })

  test('may replace parts of the theme, also without a file of the same name', async () => {
    const files = {
      'src/theme/Panel/Title/index.tsx': 'export default ({ text }) => <b>{text}</b>',
      'src/Plan.jsx': lines(
        "import Title from '@theme/Panel/Title'",
        "import CodeBlock from '@theme-original/CodeBlock'",
        'export const Plan = ({ name }) => <div><Title text={name} /><CodeBlock language="sh">ls</CodeBlock></div>',
      ),
    }
    const text = await importGuide(guide, files)
    expect(text).toContain('<b>Small</b>')
    expect(text).toContain('```sh\nls\n```')
  })
})

describe('[19.2] the report explains the loss of a component:', () => {
  const reasons = [
    ['it loads data', 'useEffect(() => { fetch("/x") })', 'loads something in the browser'],
    ['it needs a browser', 'window.open()', 'fails without a browser ("window is not defined")'],
    ['it prints nothing', 'return null', 'prints nothing before it runs in a browser'],
    [
      'it has a field',
      'return <label><input /></label>',
      "prints `<label>`, `<input>`, which pages can't have",
    ],
    [
      'a plugin has its data',
      'return <p>{usePluginData("shop").price}</p>',
      'reads data of the plugin `shop`',
    ],
  ] as const

  test.each(reasons)('%s', async (_, code, reason) => {
    const site = await importSample({
      'docs/guide.md': "import Price from '@site/src/Price'\n\n<Price />\n",
      'src/Price.jsx': lines(
        "import { useEffect } from 'react'",
        "import { usePluginData } from '@docusaurus/useGlobalData'",
        `export default () => { ${code}; return <p>Free</p> }`,
      ),
    })
    expect(listFindings(site)).toEqual([
      `docs/guide.md:3 The component \`<Price>\` isn't carried over: it ${reason}.`,
    ])
  })

  test('a link leads to what it shows of another place', async () => {
    const text = lines(
      "import Player from 'player'",
      '',
      '<Player url="https://www.youtube.com/watch?v=a" />',
      '',
      'See <Player src={require("@site/static/a.mp4").default} />.',
      '',
    )
    const page = await importGuide(text, { 'static/a.mp4': '' })
    expect(page).toContain('\n\n<a href="https://www.youtube.com/watch?v=a">Watch the video</a>\n')
    expect(page).toContain(' <a href="/a.mp4">Watch the video</a>.')
  })

  test('its code stays on the page', async () => {
    const text = lines(
      "import Editor from '@site/src/Editor'",
      '',
      '<Editor title="Nodes" query={`',
      '  query Nodes {',
      '    nodes',
      '  }',
      '`} response={`{',
      '    "nodes": []',
      '}`} />',
      '',
    )
    const page = await importGuide(text, { 'src/Editor.jsx': 'export default () => null' })
    expect(page).toContain('```graphql title="query"\nquery Nodes {\n  nodes\n}\n```')
    expect(page).toContain('```json title="response"\n{\n  "nodes": []\n}\n```')
  })
})

test('[19.2] components print what they show in a browser, without buttons that copy, styles, and hidden layers', async () => {
  const page = await importGuide(lines("import { Key } from '@site/src/Key'", '', '<Key />', ''), {
    'src/Key.jsx': lines(
      "import { createPortal } from 'react-dom'",
      "import BrowserOnly from '@docusaurus/BrowserOnly'",
      'export const Key = () => <div><style>{".a { color: red }"}</style><code>abc</code>',
      '  <button>Copy</button><button aria-label="Open"><svg /></button>',
      '  <BrowserOnly>{() => <p>Since May</p>}</BrowserOnly>',
      '  <BrowserOnly fallback={<i>Soon</i>}>{() => <p>{location.href}</p>}</BrowserOnly>',
      '  <BrowserOnly>{() => createPortal(<p>Layer</p>, {})}</BrowserOnly></div>',
    ),
  })
  expect(page).toContain('<div><code>abc</code><p>Since May</p><i>Soon</i></div>')
})

test('[19.2] videos that components print keep their settings', async () => {
  const page = await importGuide("import { Clip } from '@site/src/Clip'\n\n<Clip />\n", {
    'static/a.mp4': '',
    'src/Clip.jsx': 'export const Clip = () => <video autoPlay playsInline controls muted src="/a.mp4" />',
  })
  expect(page).toContain('<video src="/a.mp4" controls muted autoPlay playsInline></video>')
})

test('[19.2] components read the instance and version of their page', async () => {
  const page = await importGuide("import { Install } from '@site/src/Install'\n\n<Install />\n", {
    'src/Install.jsx': lines(
      "import { useActivePluginAndVersion, useDoc } from '@docusaurus/plugin-content-docs/client'",
      'export const Install = () => {',
      '  const { activePlugin, activeVersion } = useActivePluginAndVersion()',
      '  return <p>{activePlugin.pluginId}, {activeVersion.label}, {String(activeVersion.isLast)}, {useDoc().metadata.permalink}</p>',
      '}',
    ),
  })
  expect(page).toContain('<p>default, Next, true, /docs/guide</p>')
})

test("[19.2] timers and promises of a page that fail later don't end the import", async () => {
  const site = await importSample({
    'src/pages/moved.jsx': lines(
      'const later = Promise.reject(new Error("No network"))',
      'export default () => { setTimeout(() => window.open(), 0); return <p>The page has moved.</p> }',
    ),
  })
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(readImportedText(site, 'content/pages/moved.mdx')).toContain('The page has moved.')
})
