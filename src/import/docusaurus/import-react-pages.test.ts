import { expect, test } from 'vitest'
import { importSample, listFindings, readImportedText } from '../../../tests/unit/import-sample.ts'

test('[19.2] a page that is a program becomes what it prints first', async () => {
  const site = await importSample({
    'src/pages/index.jsx': `import React, { useEffect, useState } from 'react'
      import clsx from 'clsx'
      import { motion } from 'not-installed'
      import Layout from '@theme/Layout'
      import Heading from '@theme/Heading'
      import Link from '@docusaurus/Link'
      import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
      import styles from './index.module.css'
      import { useHistory } from '@docusaurus/router'
      const parts = [{ title: 'Fast', Drawing: require('@site/static/img/fast.svg').default }]
      export default function Home() {
        const [count, setCount] = useState(3)
        const history = useHistory()
        useEffect(() => { setCount(document.title.length) })
        return <Layout title="Home" description="What it is.">
          <header className={clsx('hero', styles.hero)}>
            <Heading as="h1">{useDocusaurusContext().siteConfig.title} it is</Heading>
            <div><img src="/img/fast.svg" alt="" /><img src="img/fast.svg" alt="Fast" /><Link to="/docs/start">It's here</Link><a href="https://a.example">There</a></div>
          </header>
          <motion.main animate={{ x: 1 }}>
            {parts.map(({ title, Drawing }) => <div key={title}><Drawing role="img" /><h3>{title}</h3><p>1. Of {count} <b>reasons</b></p></div>)}
            <ul><li><div>One</div><p>Two</p></li></ul>
            <form><input name="a" /><button onClick={() => history.push('/')}>Send</button></form>
          </motion.main>
        </Layout>
      }`,
    'src/pages/index.module.css': '.hero { color: red }',
    'static/img/fast.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  })
  expect(readImportedText(site, 'content/pages/index.mdx')).toMatchInlineSnapshot(`
    "---
    title: Sample it is
    description: What it is.
    title_meta: Home
    ---

    <img src="/img/fast.svg" alt="Fast" /><a href="/docs/start">It's here</a> <a href="https://a.example">There</a>

    <img src="/img/fast.svg" alt="" />

    ### Fast

    1\\. Of 3 <b>reasons</b>

    <ul>

    <li>

    One

    Two

    </li>

    </ul>

    Send
    "
  `)
  expect(listFindings(site)).toContain(
    "src/pages/index.jsx:1 The page `/` is a React component. It became the elements that it prints, without what needs `not-installed`, which isn't installed.",
  )
})

test('[19.2] files that a script creates may be missing', async () => {
  const site = await importSample({
    'src/pages/index.jsx':
      "import posts from '@site/data/posts.json'\nexport default () => <main><h1>News</h1>{posts.map(() => <b>Post</b>)}<p>Text</p></main>",
    'src/pages/more.jsx': 'export default () => <><h2>First</h2><h1>Second</h1></>',
  })
  expect(readImportedText(site, 'content/pages/more.mdx')).toBe(
    '---\ntitle: More\n---\n\n## First\n\n## Second\n',
  )
  expect(readImportedText(site, 'content/pages/index.mdx')).toBe('---\ntitle: News\n---\n\nText\n')
})

test('[19.2] videos, fonts, and documents that a page imports are files', async () => {
  const site = await importSample({
    'src/pages/tour.jsx': `import video from './tour.mp4'
      import paper from './paper.pdf'
      import './font.woff2'
      export default () => <main><h1>Tour</h1><p>Ten steps</p><video src={video} /><p>{typeof paper}</p></main>`,
    'src/pages/tour.mp4': '\u0000 no code',
    'src/pages/paper.pdf': '%PDF-1.4',
    'src/pages/font.woff2': 'wOF2 \u0000',
  })
  expect(readImportedText(site, 'content/pages/tour.mdx')).toContain('Ten steps')
})

test('[19.2] a page that needs a browser, or prints no text, gets a notice', async () => {
  const site = await importSample({
    'src/pages/index.js': 'export default () => <p>{window.location.href}</p>',
    'src/pages/map.js': "import Map from 'not-installed'\nexport default () => <Map />",
  })
  for (const name of ['index', 'map'])
    expect(readImportedText(site, `content/pages/${name}.mdx`)).toContain('title="Not imported"')
})

test('[19.2] a page that redirects becomes a redirect', async () => {
  const site = await importSample({
    'src/pages/index.js': `import { Redirect } from '@docusaurus/router'
      import useBaseUrl from '@docusaurus/useBaseUrl'
      export default () => <Redirect to={useBaseUrl('docs/start')} />`,
  })
  expect(site.redirects).toEqual([{ from: '/', to: '/docs/start' }])
  expect(site.files.has('content/pages/index.mdx')).toBe(false)
})

test('[19.2] text that a program prints means itself', async () => {
  const site = await importSample({
    'src/pages/plans.jsx': `export default () => <main><h1>Plans &amp; prices</h1><p>From $5 to $10 a month</p></main>`,
  })
  const text = readImportedText(site, 'content/pages/plans.mdx')
  expect(text).toContain('title: Plans & prices')
  expect(text).toContain('From \\$5 to \\$10 a month')
})

test('[19.2] boxes with a heading, text, and one target become cards', async () => {
  const site = await importSample({
    'src/pages/index.jsx': `const Box = ({ name, to }) => <article><h2>{name}</h2><p>Of <b>{name}</b>.</p><a href={to}>Read</a></article>
      const Fact = ({ name }) => <li><div><h3>{name}</h3><p>$5 a month</p></div></li>
      const Picture = ({ name }) => <div><h3>{name}</h3><img src="/img/a.svg" alt="A" /></div>
      export default () => <main><h1>Docs</h1>
        <div><Box name="Nodes" to="/nodes" /><Box name="Disks" to="/disks" /></div>
        <ul><Fact name="Cheap" /><Fact name="Fast" /></ul>
        <div><Picture name="One" /><Picture name="Two" /></div></main>`,
  })
  const page = readImportedText(site, 'content/pages/index.mdx')
  expect(page).toContain(
    '<Cards>\n<Card title={"Nodes"} href="/nodes">Of Nodes. Read</Card>\n<Card title={"Disks"} href="/disks">Of Disks. Read</Card>\n</Cards>',
  )
  expect(page).toContain('<Card title={"Cheap"}>\\$5 a month</Card>')
  expect(page).toContain('### One')
})

test('[19.2] the title that a page gives its layout is shown in browser tabs', async () => {
  const page = (title: string): string =>
    `import Layout from '@theme/Layout'\nexport default () => <Layout title={\`${title}\`}><h1>Our &amp; your team</h1><p>Text</p></Layout>`
  const site = await importSample({
    'src/pages/team.jsx': page('People of ${1 + 1} places'),
    'src/pages/same.jsx': page('Our & your team'),
  })
  expect(readImportedText(site, 'content/pages/team.mdx')).toBe(
    '---\ntitle: Our & your team\ntitle_meta: People of 2 places\n---\n\nText\n',
  )
  expect(readImportedText(site, 'content/pages/same.mdx')).toBe('---\ntitle: Our & your team\n---\n\nText\n')
})
