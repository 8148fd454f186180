import { describe, expect, test } from 'vitest'
import { compileSource } from '../../../../tests/unit/compile-source.ts'
import type { ArticleContext } from '../../../shared/output/render-module.ts'

const table = {
  title: 'Plans',
  columns: [
    { key: 'name', label: 'Plan', unit: undefined, code: true },
    { key: 'ram', label: 'Memory', unit: 'GB', code: false },
  ],
}

const context: Partial<ArticleContext> = {
  catalog: new Map([
    ['plans', { ...table, rows: { a: { name: 'C3 & <4>', ram: 4 }, b: { name: 'M3', ram: '1,024' } } }],
    [
      'glossary',
      { title: '', columns: [], rows: { crn: { term: 'CRN', definition: 'A <customer> number.' } } },
    ],
    [
      'operations',
      { title: '', columns: [], rows: { a: { name: 'create_node', method: 'POST', path: '/nodes/{id}/' } } },
    ],
  ]),
  operationUrl: (_, id) => `/api/#/${id}`,
}

const html = (source: string): string => compileSource(source, { context }).html

describe('admonitions', () => {
  const printed = (attributes: string, messages = {}): string =>
    compileSource(`<Admonition ${attributes}>Text</Admonition>`, { context: { messages } }).html

  test.each([
    ['type="note"', 'note', 'Note'],
    ['type="caution"', 'warning', 'Warning'],
    ['type="tip" title="Try it"', 'tip', 'Try it'],
  ])('with %s have the kind %s and the title %s', (attributes, kind, title) => {
    expect(printed(attributes)).toBe(
      `<div class="admonition ${kind}"><p class="admonition-title">${title}</p>Text</div>`,
    )
  })

  test('have their titles in the language of the page', () => {
    expect(printed('type="caution"', { warning: 'تحذير' })).toContain('<p class="admonition-title">تحذير</p>')
    expect(printed('type="caution" title="Mind"', { warning: 'تحذير' })).toContain('>Mind</p>')
  })
})

test('a class is passed to Details and Tabs', () => {
  expect(html('<Details className="wide">a</Details>')).toContain('<details class="details wide">')
  expect(html('<Tabs className="wide">\n<TabItem value="a">x</TabItem>\n</Tabs>')).toContain(
    'class="tabs wide"',
  )
})

describe('facts of the catalog', () => {
  test('are tables, escaped, with units and right-aligned numbers', () => {
    expect(html('<PlanTable />')).toMatchInlineSnapshot(
      `"<div tabindex="0" role="group" aria-label="Plans" class="table-wrap"><table><caption class="visually-hidden">Plans</caption><thead><tr><th scope="col">Plan</th><th scope="col" class="align-right">Memory (GB)</th></tr></thead><tbody><tr><td><code>C3 &amp; &lt;4></code></td><td class="align-right">4</td></tr><tr><td><code>M3</code></td><td class="align-right">1,024</td></tr></tbody></table></div>"`,
    )
  })

  test('are links to operations, by method and path', () => {
    expect(html('Call <ApiLink id="create_node" />.')).toMatchInlineSnapshot(
      `"<p>Call <a href="/api/#/create_node"><code><span class="method method-post">POST</span> /nodes/{id}/</code></a>.</p>"`,
    )
  })

  test('are terms whose definition opens without a script', () => {
    expect(html('Your <Term id="crn">customer number</Term>.')).toMatch(
      /<button type="button" popovertarget="(term-[^"]+)" class="term">customer number<\/button><span popover="auto" id="\1" class="term-definition"><strong>CRN<\/strong> A &lt;customer> number\.<\/span>/,
    )
  })

  test('are commands and Terraform names', () => {
    expect(
      html('Run <CliLink command="e2ectl node list" /> or <TerraformLink name="e2e_node" />.'),
    ).toContain('<code>e2ectl node list</code> or <code>e2e_node</code>')
  })
})

describe('components', () => {
  test('keep the Markdown inside them at every depth', () => {
    const source =
      '<Details summary="A">\n\n<Cards>\n<Card title="B">\n\n**c** `<d>`\n\n</Card>\n</Cards>\n\n</Details>'
    expect(html(source)).toContain(
      '<div class="card-text"><p><strong>c</strong> <code>&lt;d&gt;</code></p></div>',
    )
  })

  test('print expressions as text, escaped', () => {
    expect(html('export const plan = "<b>C3</b>"\n\nPlan {plan}, {2} of {2.5}.')).toBe(
      '<p>Plan &lt;b&gt;C3&lt;/b&gt;, 2 of 2.5.</p>',
    )
  })

  test('print nothing for true, false, null, and undefined', () => {
    expect(html('a{true}{false}{null}{undefined}b')).toBe('<p>ab</p>')
  })

  test('create unique IDs, even if a page uses one twice', () => {
    const tabs = '<Tabs>\n<TabItem value="a">x</TabItem>\n</Tabs>'
    const ids = [
      ...html(`${tabs}\n\n${tabs}\n\n<Term id="crn" /> <Term id="crn" />`).matchAll(/ id="([^"]+)"/g),
    ].map(([, id]) => id)
    expect(ids).toHaveLength(6)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('tabs', () => {
  const tabs =
    '<Tabs groupId="os" defaultValue="b">\n<TabItem value="a" label="A" default>\n\nFirst\n\n</TabItem>\n<TabItem value="b">Second</TabItem>\n</Tabs>'

  test('print all panels, and select the default of the group', () => {
    const result = html(tabs)
    expect(result).toContain('<p>First</p>')
    expect(result).toContain('Second')
    expect([...result.matchAll(/aria-selected="(\w+)"/g)].map(([, is]) => is)).toEqual(['false', 'true'])
  })

  test('label each panel with its tab', () => {
    const controls = [...html(tabs).matchAll(/ id="(\S+)" aria-controls="(\S+)"/g)]
    expect(controls).toHaveLength(2)
    for (const [, tab, panel] of controls)
      expect(html(tabs)).toContain(`id="${panel}" aria-labelledby="${tab}"`)
  })

  test('have IDs without spaces, regardless of their values', () => {
    const ids = [
      ...html('<Tabs>\n<TabItem value="Python 3">x</TabItem>\n</Tabs>').matchAll(/ id="([^"]+)"/g),
    ].map(([, id]) => id)
    expect(ids.filter((id) => /\s/.test(id ?? ''))).toEqual([])
  })
})

describe('HTML is escaped', () => {
  test.each([
    ['text', 'a < b & "c" \\<script\\>'],
    ['code', '`</code><script>alert(1)</script>`'],
    ['a fence', '```\n</code></pre><script>alert(1)</script>\n```'],
    ['the title of a fence', '```js title="</figcaption><script>alert(1)</script>"\na\n```'],
    ['an attribute', '<Card title="<script>alert(1)</script>" />'],
    ['an expression', '{"<script>alert(1)</script>"}'],
    ['an alternative text', '!["><script>alert(1)</script>](./a.png)'],
  ])('of %s', (_, source) => {
    expect(html(source)).not.toContain('<script')
  })
})
