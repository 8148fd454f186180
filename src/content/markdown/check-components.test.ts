import { describe, expect, test } from 'vitest'
import { compileSource } from '../../../tests/unit/compile-source.ts'
import { catchProblems } from '../../../tests/unit/problems-of.ts'

const problems = (...lines: string[]): string => catchProblems(() => compileSource(lines.join('\n')))

describe('mistakes in components', () => {
  test('an unknown component is reported with a suggestion and its line', () => {
    expect(problems('Text', '', '<Tab>', 'a', '</Tab>')).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:3
        The component \`<Tab>\` does not exist.
        Did you mean \`Tabs\`?"
    `)
  })

  test('an unknown component without a similar one gets the list of components', () => {
    expect(problems('<Xylophone />')).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:1
        The component \`<Xylophone>\` does not exist.
        Components: Tabs, TabItem, Steps, Cards, Card, Details, Admonition, CodeBlock, PlanTable, RegionTable, LimitTable, CatalogTable, GpuCalculator, Term, ApiLink, CliLink, TerraformLink, SdkLink, Command, SdkCall, TerraformSchema, BillingState, Hero, SearchBox, SearchResults, AreaCard, AreaCards, TopicCards, Tasks, Panel, Newsletter, FaqList, FaqQuestions, FaqIndex, FaqCards, FaqServices, ReleaseNotes, LatestReleases."
    `)
  })

  test('a component inside a sentence is checked, too', () => {
    expect(problems('See <Terms id="a">this</Terms>.')).toContain('The component `<Terms>` does not exist.')
  })

  test('a missing or unknown attribute, or one of the wrong type, is reported', () => {
    expect(
      problems('<Card titel="A" />', '', '<LatestReleases limit="2" />', '', '', '<Details open="yes" />'),
    ).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:1
        \`<Card>\` has no attribute \`titel\`.
        Did you mean \`title\`?

      content/docs/guide/page.mdx:1
        \`<Card>\` needs the attribute \`title\`.
        Write \`<Card title="…">\`.

      content/docs/guide/page.mdx:3
        \`limit\` of \`<LatestReleases>\` is a string, but must be a number.
        Write \`limit={…}\`.

      content/docs/guide/page.mdx:6
        \`open\` of \`<Details>\` is a string, but must be a boolean.
        Write \`open={…}\`."
    `)
  })

  test('a Docusaurus attribute without an effect is reported with a fix', () => {
    expect(
      problems(
        '<Cards columns={2} />',
        '',
        '<CodeBlock metastring="{1}" />',
        '',
        '',
        '<Card title="A" icon="b" />',
      ),
    ).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:1
        \`<Cards>\` has no attribute \`columns\`.
        Remove it: as many cards stand side by side as there is room for.

      content/docs/guide/page.mdx:3
        \`<CodeBlock>\` has no attribute \`metastring\`.
        Write a fence: the text after its language has the same effect.

      content/docs/guide/page.mdx:6
        \`<Card>\` has no attribute \`icon\`.
        Remove it: a card has a title and a text."
    `)
  })

  test('an unknown admonition type is reported', () => {
    expect(problems('<Admonition type="warnin">Text</Admonition>')).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:1
        \`type\` of \`<Admonition>\` is \`warnin\`, which doesn't exist.
        Did you mean \`warning\`?"
    `)
  })

  test.each([
    ['<Card title={7} />', 'a number, but must be a string'],
    ['<Card title={true} />', 'a boolean, but must be a string'],
    ['<LatestReleases limit={`2`} />', 'a string, but must be a number'],
  ])('%s is %s', (source, words) => {
    expect(problems(source)).toContain(words)
  })

  test('an attribute without a value is true, not a string', () => {
    expect(problems('<Card title />')).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:1
        \`title\` of \`<Card>\` is a boolean, but must be a string.
        Write \`title="…"\`."
    `)
  })

  test('an attribute without a similar one gets the list of attributes', () => {
    expect(problems('<Steps toString="a" />')).toContain('Attributes: none.')
    expect(problems('<Details zzzzzzzz="a" />')).toContain('Attributes: summary, open, className.')
  })

  test('a member expression is not a component', () => {
    expect(problems('<Foo.Bar />')).toContain('`<Foo.Bar>` does not exist')
  })
})

test.each([
  ['<LatestReleases limit={2} />'],
  ['<LatestReleases limit={12} area="a" />'],
  ['<LatestReleases limit={ -2.25 } />'],
  ['<TabItem value="a" default={true}>a</TabItem>'],
  ["<Card title={'A'} />"],
  ['<Admonition type="tip">a</Admonition>'],
  ['<b once="x" data-on="y">a</b>'],
  ['<Details className="wide">a</Details>'],
  ['<Tabs queryString lazy><TabItem value="a" className="b" attributes={{}}>a</TabItem></Tabs>'],
  ['<Card title={"A"} />'],
  ['<Card title={`A`} />'],
  ['<Details open>a</Details>'],
  ['<Details open={false} summary={"x"}>a</Details>'],
  ['<PlanTable series="c3" columns="ram" />'],
  ['<>a</>'],
  ['<div className="x">a</div>'],
])('%s is accepted', (source) => {
  expect(() => compileSource(source)).not.toThrow()
})

describe('HTML elements', () => {
  test('styles and event handlers are rejected, because the policy of the site blocks them', () => {
    expect(
      problems('<div style={{ color: "red" }}>a</div>', '', 'A <b onClick={go}>b</b>'),
    ).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:1
        \`<div style=…>\` doesn't work under the site's Content-Security-Policy.
        Remove the attribute; use one of the components instead.

      content/docs/guide/page.mdx:3
        \`<b onClick=…>\` doesn't work under the site's Content-Security-Policy.
        Remove the attribute; use one of the components instead."
    `)
  })

  test.each([
    ['<img src="./x.png" onerror="alert(1)" />', /`<img on[eE]rror=…>` doesn't work/],
    ['<svg onload="x"></svg>', /`<svg on[lL]oad=…>` doesn't work/],
    ['<button formaction="javascript:x">b</button>', /`form[aA]ction` of `<button>` is `javascript:x`/],
    ['<svg><a xlink:href="javascript:x">b</a></svg>', /`xlink:?[hH]ref` of `<a>` is `javascript:x`/i],
    ['<img src="./x.png" name="getElementById" />', /`<img name="getElementById">` may hide a property/],
    ['<picture><source srcset="https://a.example/x.png" /></picture>', /on another site/],
  ])('%s is rejected in MDX and in Markdown', (html, problem) => {
    for (const file of ['content/docs/a.mdx', 'content/docs/a.md'])
      expect(catchProblems(() => compileSource(`Text\n\n${html}`, { file }))).toMatch(problem)
  })

  test.each([
    ["<button formaction={'javascript:alert(1)'}>x</button>", "would run in the reader's browser"],
    ['<img alt="a" onerror={\'alert(1)\'} />', "doesn't work under"],
  ])('%s from an expression is rejected', (source, problem) => {
    expect(catchProblems(() => compileSource(source))).toContain(problem)
  })

  test.each(["<a href={'javascript:x'}>x</a>", '<Card title="a" href={\'javascript:x\'} />'])(
    'the address in %s is checked with the other links',
    (source) => {
      expect(compileSource(source).page.links).toMatchObject([{ href: 'javascript:x' }])
    },
  )

  test.each(['script', 'style', 'object', 'embed', 'form', 'base', 'meta', 'link'])(
    '<%s> is rejected in MDX and in Markdown',
    (tag) => {
      const message = `\`<${tag}>\` is not allowed in a page: it would break the site's Content-Security-Policy.`
      expect(problems('Text', '', `<${tag}></${tag}>`)).toContain(message)
      expect(
        catchProblems(() => compileSource(`Text\n\n<${tag}></${tag}>`, { file: 'content/docs/a.md' })),
      ).toContain(message)
    },
  )
})

describe('dependencies of a page', () => {
  test('catalog components make the page depend on the catalog', () => {
    const tabs = '<Tabs>\n<TabItem value="a">\n\nx\n\n</TabItem>\n</Tabs>'
    expect(compileSource(`${tabs}\n\n${tabs}`).page).toMatchObject({ usesCatalog: false })
    expect(compileSource('<RegionTable />').page).toMatchObject({ usesCatalog: true })
    expect(compileSource('Text').page).toMatchObject({ usesCatalog: false })
  })

  test('lists of questions are recorded with their area and their place among the headings', () => {
    const { contentLists } = compileSource('<FaqList area="a" />\n\n## B\n\n<FaqIndex />\n\n## C').page
    const at = { ids: undefined, file: 'content/docs/guide/page.mdx' }
    expect(contentLists).toEqual([
      { component: 'FaqList', kind: 'faq', isWhole: true, area: 'a', headingsBefore: 0, ...at, line: 1 },
      {
        component: 'FaqIndex',
        kind: 'faq',
        isWhole: false,
        area: undefined,
        headingsBefore: 1,
        ...at,
        line: 5,
      },
    ])
  })

  test('areas are recorded with their component and their line', () => {
    const { areaLookups: areaReferences } = compileSource(
      '<FaqList area="a" />\n\n<LatestReleases area="b" limit={2} />',
    ).page
    expect(areaReferences.map(({ component, href, line }) => [component, href, line])).toEqual([
      ['FaqList', 'a', 1],
      ['LatestReleases', 'b', 3],
    ])
  })

  test('names of operations, commands, Terraform resources, and terms are recorded with their line', () => {
    const source = [
      '<ApiLink id="create_node" />',
      '',
      'Run <CliLink command="e2ectl node list" /> or <TerraformLink name="e2e_node" />.',
      '',
      'A <Term id="crn">CRN</Term>.',
    ]
    expect(
      compileSource(source.join('\n')).page.catalogLookups.map(({ catalog, href, line }) => [
        catalog,
        href,
        line,
      ]),
    ).toEqual([
      ['operations', 'create_node', 1],
      ['commands', 'e2ectl node list', 3],
      ['terraform', 'e2e_node', 3],
      ['glossary', 'crn', 5],
    ])
  })
})
