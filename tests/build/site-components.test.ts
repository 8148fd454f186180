import { readFileSync } from 'node:fs'
import { smallSite } from './sample-site.ts'
import { describe, expect, type SiteFolder, siteTest as test } from './site-folder.ts'

const read = (site: SiteFolder, path: string): string => readFileSync(site.path(path), 'utf8')

describe("[F-038] a site's own components", () => {
  test('have IDs that are unique on the page, also in the browser', async ({ site }) => {
    const field = (isInteractive: boolean): string => `import { defineComponent } from 'docent/components'
import { useId } from 'react'

export default defineComponent({ render: () => <Field />, isInteractive: ${isInteractive} })
const Field = () => <input id={useId()} />
`
    const tabs = '<Tabs>\n<TabItem value="a" label="A">\n\n<Live />\n\n<Live />\n\n</TabItem>\n</Tabs>'
    site.write({
      ...smallSite,
      'components/Still.tsx': field(false),
      'components/Live.tsx': field(true),
      'content/docs/count.mdx': `---\ntitle: Count\n---\n\n<Still />\n\n<Still />\n\n<Live />\n\n${tabs}\n`,
    })
    expect(await site.docent(['build'])).toMatchObject({ code: 0 })
    const html = read(site, 'dist/docs/count/index.html')
    const ids = Array.from(html.matchAll(/<input id="(\w[^"]*)"/g), ([, id = '']) => id)
    expect(ids).toHaveLength(5)
    expect(new Set(ids).size).toBe(5)
    const scopes = Array.from(
      html.matchAll(/&quot;idScope&quot;:&quot;([^&]*)&quot;/g),
      ([, scope = '']) => scope,
    )
    expect(scopes.map((scope) => `P${scope}-0`)).toEqual(ids.slice(2))
  })

  test('print styles that the content policy does not block', async ({ site }) => {
    site.write({
      ...smallSite,
      'components/Bar.tsx': `import { defineComponent } from 'docent/components'

export default defineComponent<{ width: number }>({
  props: { width: { type: 'number', isRequired: true } },
  render: ({ width }) => <b title="a style=1" style={{ width, color: 'red' }}>5</b>,
})
`,
      'content/docs/count.mdx': '---\ntitle: Count\n---\n\n<Bar width={80} />\n\n`<b style="x">`\n',
    })
    expect(await site.docent(['build'])).toMatchObject({ code: 0 })
    const html = read(site, 'dist/docs/count/index.html')
    expect(html).toContain('<b title="a style=1" data-style="width:80px;color:red;">5</b>')
    expect(html).toMatch(/<code>&lt;b style=/)
  })

  test('run packages for React with one copy of Preact, whatever the site has installed', async ({
    site,
  }) => {
    const wrong = { 'package.json': '{"version":"19.3.1"}', 'index.js': "throw new Error('Another copy')" }
    const packages = {
      react: wrong,
      'react-dom': wrong,
      preact: wrong,
      axis: {
        'package.json': '{"main":"index.js"}',
        'index.js': `const { useState, createElement } = require('react')
const { useMemo } = require('preact/hooks')
const { c } = require('react/compiler-runtime')
exports.Axis = ({ size }) => {
  const [cache, [start]] = [c(1), useState(size)]
  return createElement('i', null, useMemo(() => start, []) + cache.length)
}
`,
      },
    }
    const files = Object.entries(packages).flatMap(([name, texts]) =>
      Object.entries(texts).map(([file, text]) => [`node_modules/${name}/${file}`, text]),
    )
    site.write({
      ...smallSite,
      ...Object.fromEntries(files),
      'components/Chart.tsx': `import { Axis } from 'axis'
import { defineComponent } from 'docent/components'

export default defineComponent({ render: () => <Axis size={4} /> })
`,
      'content/docs/count.mdx': '---\ntitle: Count\n---\n\n<Chart />\n',
    })
    expect(await site.docent(['build'])).toMatchObject({ code: 0 })
    expect(read(site, 'dist/docs/count/index.html')).toContain('<i>5</i>')
  })

  test('print what they load lazily, and are reported if they wait for anything else', async ({ site }) => {
    const declare = (content: string): string => `import { defineComponent } from 'docent/components'
import { lazy, Suspense, use } from 'react'

const Late = lazy(() => import('./parts/Late.tsx'))

export default defineComponent({ render: () => <Suspense fallback="Loading">${content}</Suspense> })
const Data = () => use(new Promise(() => undefined))
`
    site.write({
      ...smallSite,
      'components/Outer.tsx': declare('<Late />'),
      'components/parts/Late.tsx': `import { lazy } from 'react'

const Later = lazy(() => import('./Later.tsx'))

export default () => <b>late <Later /></b>
`,
      'components/parts/Later.tsx': 'export default () => <i>later</i>\n',
      'content/docs/count.mdx': '---\ntitle: Count\n---\n\n<Outer />\n',
    })
    expect(await site.docent(['build'])).toMatchObject({ code: 0 })
    expect(read(site, 'dist/docs/count/index.html')).toContain('<b>late <i>later</i></b>')

    site.write({ 'components/Outer.tsx': declare('<Data />') })
    expect((await site.docent(['build'])).stderr).toContain(
      'content/docs/count.mdx\n  The page cannot be printed: A component waits for code or data.\n',
    )
  })

  test('can have style sheets, tests, and files of other names next to them', async ({ site }) => {
    site.write({
      ...smallSite,
      'components/Box.jsx':
        "import { defineComponent } from 'docent/components'\nimport classes from './Box.module.css'\n\nexport default defineComponent({ render: () => <b className={classes.box}>Box</b> })\n",
      'components/Box.module.css': '.box { color: red }\n',
      'components/Frame.css': '.frame { color: red }\n',
      'components/Box.test.tsx': 'throw new Error()\n',
      'theme/site.module.css': '.unused { color: red }\n',
      'content/docs/count.mdx': '---\ntitle: Count\n---\n\n<Box />\n',
    })
    expect(await site.docent(['build'])).toMatchObject({ code: 0 })
    const html = read(site, 'dist/docs/count/index.html')
    const [, name = ''] = /<b class="([\w-]+)">Box<\/b>/.exec(html) ?? []
    const [, sheet = ''] = /<link rel="stylesheet" href="(\/_\/assets\/Box-[^"]*\.css)"/.exec(html) ?? []
    expect(read(site, `dist${sheet}`)).toContain(`.${name}{color:red}`)
    expect(html).not.toContain('unused')
  })

  test('are reported if a package needs something that Preact lacks', async ({ site }) => {
    site.write({
      ...smallSite,
      'node_modules/axis/package.json': '{"main":"index.mjs"}',
      'node_modules/axis/index.mjs':
        "import { useOptimistic } from 'react'\n\nexport const Axis = () => useOptimistic(1)\n",
      'components/Chart.tsx':
        "import { Axis } from 'axis'\nimport { defineComponent } from 'docent/components'\n\nexport default defineComponent({ render: () => <Axis /> })\n",
    })
    const { code, stderr } = await site.docent(['build'])
    expect(code).toBe(1)
    expect(stderr).toMatch(
      /^node_modules\/axis\/index\.mjs:1\n {2}The file can't be bundled: "useOptimistic" is not exported by .*\n {2}Install another version of the package/m,
    )
  })
})
