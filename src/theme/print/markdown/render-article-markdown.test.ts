import { describe, expect, test } from 'vitest'
import { compileSource } from '../../../../tests/unit/compile-source.ts'
import { sampleConfig } from '../../../../tests/unit/sample-values.ts'
import { createSiteView } from '../../../render/create-site-view.ts'
import type { FactTable } from '../../../shared/content/catalog/catalog.ts'
import type { FaqAndReleases } from '../../../shared/content/listed/faq-and-releases.ts'
import type { ArticleContext } from '../../../shared/output/render-module.ts'

const table = (rows: FactTable['rows'], columns: FactTable['columns'] = []): FactTable => ({
  title: 'Plans',
  columns,
  rows,
})

const catalog: ArticleContext['catalog'] = new Map([
  [
    'plans',
    table({ c3: { name: 'C3|4', ram: 8, series: 'c3' }, m3: { name: 'M3', ram: 16, series: 'm3' } }, [
      { key: 'name', label: 'Plan', unit: undefined, code: true },
      { key: 'ram', label: 'Memory', unit: 'GB', code: false },
    ]),
  ],
  ['glossary', table({ node: { term: 'node', definition: 'A *server*.' } })],
  ['operations', table({ a: { name: 'createNode', method: 'post', path: '/nodes/', api: 'x' } })],
  [
    'commands',
    table({
      a: {
        name: 'cloud node list',
        summary: 'Lists nodes.',
        usage: 'cloud node list <id>',
        output: 'A table.',
      },
    }),
  ],
  ['terraform', table({ a: { name: 'cloud_node', url: '/tf/#node' } })],
  [
    'sdk',
    table({ a: { name: 'Nodes.list', summary: 'Lists nodes.', returns: 'A `list`.', url: '/sdk/#list' } }),
  ],
  [
    'billing',
    table({ node: { subject: 'a node', charge: 'Billed by the hour', list: 'https://p.example/' } }),
  ],
])

const notes = new Map<string, string>()

const library: FaqAndReleases = {
  faq: [
    {
      id: 'compute-start',
      area: 'compute',
      title: 'Start',
      description: 'First steps.',
      icon: '',
      questions: [{ id: 'q', question: 'Why?', html: '', markdown: { text: 'Because.', notes } }],
    },
  ],
  releases: [
    {
      id: 'r',
      area: 'compute',
      date: '2026-10-07',
      kind: 'new',
      title: 'Disks',
      html: '',
      markdown: { text: 'There are disks.', notes },
    },
  ],
  urls: { questions: { compute: '/faq/' }, services: {}, releases: { compute: '/news/' } },
}

const site = createSiteView(
  sampleConfig({
    areas: [{ id: 'compute', label: 'Compute', url: '/compute/', folder: 'compute', sidebar: 'main' }],
    search: { url: '/search/' },
  }),
)

const topics = {
  compute: [
    {
      label: 'Nodes',
      url: '/n/',
      description: 'Servers.',
      icon: '/icons.svg#server',
      pages: 2,
      sections: [{ label: 'Images', url: '/i/' }],
    },
  ],
}

const context: Partial<ArticleContext> = {
  catalog,
  library,
  site,
  topics,
  operationUrl: (api, id) => `/api/${api}/#/${id}`,
}

const print = (source: string, kind: 'doc' | 'mdx' = 'doc'): string =>
  compileSource(source, { context, kind }).markdown

describe('components', () => {
  test.each([
    [
      '<Tabs><TabItem value="a" label="A">x</TabItem><TabItem value="b">y</TabItem></Tabs>',
      '**A**\n\nx\n\n**b**\n\ny',
    ],
    [
      '<Tabs values={[{ value: "b", label: "B" }, { value: "a" }]}><TabItem value="a">x</TabItem><TabItem value="b">y</TabItem></Tabs>',
      '**B**\n\ny\n\n**a**\n\nx',
    ],
    ['<Steps>\n\n1. a\n2. b\n\n   ```sh\n   c\n   ```\n\n</Steps>', '1. a\n\n2. b\n\n   ```sh\n   c\n   ```'],
    [
      '<Cards>\n<Card title="A" href="https://a.example">b *c*</Card>\n<Card title="D" />\n</Cards>',
      '- [A](https://a.example): b *c*\n- **D**',
    ],
    ['<Details>\n\nb\n\n</Details>', '**Details**\n\nb'],
    ['<Admonition type="tip" title="A">\n\nb\n\n</Admonition>', '> **A**\n>\n> b'],
    [':::warning\na\n:::', '> **Warning**\n>\n> a'],
    [':::note[A `b`]\n```js\nc\n```\n:::', '> **A `b`**\n>\n> ```js\n> c\n> ```'],
    ['<CodeBlock language="js" title="a.js">{`b\n\nc`}</CodeBlock>', '```js title="a.js"\nb\n\nc\n```'],
    ['<PlanTable series="c3" />', '| Plan | Memory (GB) |\n| --- | --: |\n| `C3\\|4` | 8 |'],
    ['<CatalogTable name="plans" columns="name" />', '| Plan |\n| --- |\n| `C3\\|4` |\n| `M3` |'],
    ['<ApiLink id="createNode" />', '[`POST /nodes/`](/api/x/#/createNode)'],
    ['Run <CliLink command="cloud node list" />.', 'Run `cloud node list`.'],
    ['<TerraformLink name="cloud_node" />', '[`cloud_node`](/tf/#node)'],
    [
      '<Command name="cloud node list" />',
      'Lists nodes.\n\n```bash\ncloud node list <id>\n```\n\n- **Output**: A table.',
    ],
    ['<SdkLink name="Nodes.list" />', '[`Nodes.list`](/sdk/#list)'],
    [
      '<SdkCall name="Nodes.list" />',
      'Lists nodes.\n\n```python\nNodes.list()\n```\n\n- **Returns**: A `list`.',
    ],
    ['<BillingState of="node" />', '**Cost of a node**: billed by the hour. [Prices](https://p.example/)'],
    ['<AreaCards><AreaCard area="compute">\n\na\n\n</AreaCard></AreaCards>', '### [Compute](/compute/)\n\na'],
    ['<TopicCards area="compute" />', '### [Nodes](/n/)\n\nServers.\n\n- [Images](/i/)'],
    [
      '<FaqList />',
      '## <a id="area-compute"></a>Compute\n\n### <a id="compute-start"></a>Start\n\nFirst steps.\n\n### <a id="q"></a>Why?\n\nBecause.',
    ],
    [
      '<FaqList area="compute" />',
      '## <a id="compute-start"></a>Start\n\nFirst steps.\n\n### <a id="q"></a>Why?\n\nBecause.',
    ],
    ['<FaqQuestions ids="q" />', '### <a id="q"></a>Why?\n\nBecause.'],
    [
      '<FaqIndex area="compute" />',
      '### <a id="compute-start"></a>Start\n\nFirst steps.\n\n- [Why?](/faq/#q)',
    ],
    ['<FaqCards area="compute" />', '- [Start](/faq/#compute-start): First steps.\n\n* [Why?](/faq/#q)'],
    [
      '<FaqServices area="compute" />',
      '## <a id="compute-start"></a>Start\n\nFirst steps.\n\n### <a id="q"></a>Why?\n\nBecause.',
    ],
    [
      '<ReleaseNotes />',
      '[Atom](atom.xml), [RSS](rss.xml), [JSON Feed](feed.json)\n\n## <a id="year-2026"></a>2026\n\n### <a id="r"></a>Disks\n\n2026-10-07 · New\n\nThere are disks.',
    ],
    ['<LatestReleases limit={1} />', '- [Disks](/news/#r) (2026-10-07 · New · Compute)'],
    ['<LatestReleases limit={1} area="compute" />', '- [Disks](/news/#r) (2026-10-07 · New)'],
    [
      '<Newsletter />',
      '## Subscribe to our Newsletter\n\nGet latest news, articles, resources and trends delivered to your inbox weekly.',
    ],
  ])('%s', (source, markdown) => {
    expect(print(source)).toBe(markdown)
  })

  test('of landing pages leave out what only a browser can use', () => {
    const source =
      '---\ntitle: T\nlayout: landing\n---\n\n<Hero lead="L">\n<SearchBox />\n\n- a\n\n</Hero>\n\n<Tasks>\n\n- b\n\n</Tasks>\n\n<SearchResults />'
    expect(print(source, 'mdx')).toBe(
      'L\n\n- a\n\n* b\n\nResults need JavaScript. Without it, start with an area.',
    )
    expect(print('---\ntitle: T\nlayout: landing\n---\n\n<Hero title="Other" />', 'mdx')).toBe('**Other**')
  })

  test('have a definition for a term where it is first', () => {
    const { markdown, notes: printed } = compileSource(
      'A <Term id="node" /> and a <Term id="node">*server*</Term>.',
      { context },
    )
    expect(markdown).toBe('A node[^term-node] and a *server*.')
    expect([...printed]).toEqual([['term-node', 'node: A \\*server\\*.']])
  })
})

describe('text of a page', () => {
  test.each([
    ['## A {#b}\n\n### C', '## <a id="b"></a>A\n\n### C'],
    ["export const plan = 'C3'\n\n{plan} and {2}", 'C3 and 2'],
    ['{/* a */}b', 'b'],
    ["import Tabs from '@theme/Tabs'\n\na", 'a'],
    ['```js title="a.js" {1} showLineNumbers\n// highlight-next-line\na\n```', '```js title="a.js"\na\n```'],
    ['```\na\n```', '```\na\n```'],
    [
      '```mermaid alt="A to B"\nflowchart LR\n  A --> B\n```',
      '```mermaid alt="A to B"\nflowchart LR\n  A --> B\n```',
    ],
    ['$a_1$ costs \\$5\n\n$$\nb\n$$', '$a_1$ costs \\$5\n\n$$\nb\n$$'],
    ['It costs \\$5 or \\$6.', 'It costs $5 or $6.'],
    ['a[^x]\n\n[^x]: b', 'a[^x]'],
    ['[a][b]\n\n[b]: https://b.example "T"', '[a](https://b.example "T")'],
    ['<table><tbody><tr><td>{1}</td></tr></tbody></table>', '|  |\n| --- |\n| 1 |'],
    ['<a href="https://a.example">{1}</a>', '[1](https://a.example)'],
  ])('%s', (source, markdown) => {
    expect(print(source)).toBe(markdown)
  })

  test('of a raw Markdown file has its HTML as Markdown', () => {
    const text = 'A <b>b</b><br>c <!-- d -->\n\n<details>\n<summary>S</summary>\n\n- e\n\n</details>'
    expect(compileSource(text, { file: 'content/docs/a.md' }).markdown).toBe('A **b**\\\nc\n\n**S**\n\n- e')
  })

  test('has attributes of JSX elements and empty values', () => {
    const source = '<ol start={3} hidden={false}><li>{null}a{false}</li></ol>\n\n<p hidden>b</p>'
    expect(print(source)).toBe('3. a')
  })
})
