import { describe, expect, test } from 'vitest'
import { compileSource } from '../../../../tests/unit/compile-source.ts'
import { catchProblems } from '../../../../tests/unit/problems-of.ts'
import { createTemporaryFolder } from '../../../../tests/unit/temporary-folder.ts'

const html = (...lines: string[]): string => compileSource(lines.join('\n')).html
const problems = (...lines: string[]): string => catchProblems(() => compileSource(lines.join('\n')))

describe('values of expressions', () => {
  test('are text in sentences, headings, lists, tables and elements', () => {
    expect(
      html(
        "export const plan = 'C3 & <M3>'",
        '',
        '## Plan {plan}',
        '',
        '- {plan}',
        '',
        '| {plan} |',
        '| --- |',
        '',
        '<b>{plan}</b> {/* no text */}',
      ).match(/C3 &amp; &lt;M3&gt;/g),
    ).toHaveLength(4)
  })

  test('can be used before the line that exports them, and the front matter always', () => {
    expect(
      html('---', 'title: Nodes', '---', 'See {word} and {frontMatter.title}', '', "export const word = 'a'"),
    ).toBe('<p>See a and Nodes</p>')
  })

  test('are part of a heading and its ID', () => {
    expect(compileSource("export const plan = 'C3'\n\n## The {plan} plan").page.headings).toEqual([
      { depth: 2, id: 'the-c3-plan', text: 'The C3 plan' },
    ])
  })

  test('are attributes', () => {
    const text =
      "export const tips = { title: 'A & B' }\n\n<Admonition type={'tip'} title={tips.title}>Text</Admonition>"
    expect(html(text)).toContain('<p class="admonition-title">A &amp; B</p>')
  })

  test('are lists and objects in attributes', () => {
    const tabs = html(
      "export const first = 'One'",
      '',
      "<Tabs values={[{ label: first, value: 'a' }]}>",
      '<TabItem value="a">Text</TabItem>',
      '</Tabs>',
    )
    expect(tabs).toContain('>One</button>')
  })

  test('are limited, so that a page which repeats a long constant ends', () => {
    const start = Date.now()
    const doubled = Array.from({ length: 60 }, (_, n) => `export const a${n + 1} = [a${n}, a${n}]`)
    const repeated = `<Tabs values={[${'a, '.repeat(3000)}]} />`
    expect(problems("export const a0 = 'x'", ...doubled)).toContain('have more than 2 MB')
    for (const text of ['{a}'.repeat(3000), repeated])
      expect(problems(`export const a = '${'x'.repeat(1000)}'`, '', text)).toContain('have more than 2 MB')
    expect(Date.now() - start).toBeLessThan(5000)
  })
})

describe('URLs from expressions', () => {
  test('are checked like other links and images', () => {
    const { html, page } = compileSource(
      [
        "import Box from '@theme/Card'",
        '',
        "export const files = { resize: './resize.mdx', plan: './plan.svg' }",
        '',
        '<a href={files.resize}>a</a>',
        '',
        '<img src={files.plan} alt="" />',
        '',
        '<Box title="A" href={\'/docs/\'}>Text</Box>',
      ].join('\n'),
    )
    expect(page.links.map(({ href, line }) => [href, line])).toEqual([
      ['./resize.mdx', 5],
      ['/docs/', 9],
    ])
    expect(page.images).toMatchObject([{ href: './plan.svg', line: 7 }])
    expect(html.match(/docent-(?:link|image):\d/g)).toEqual([
      'docent-link:0',
      'docent-image:0',
      'docent-link:1',
    ])
  })
})

describe('attributes from expressions are checked like other attributes', () => {
  test.each([
    ['<Card title={2} />', '`title` of `<Card>` is a number, but must be a string.'],
    ["<Admonition type={'tipp'}>a</Admonition>", "`type` of `<Admonition>` is `tipp`, which doesn't exist."],
    ["<b style={{ color: 'red' }} />", "`<b style=…>` doesn't work"],
  ])('%s', (source, problem) => {
    expect(problems(source)).toContain(problem)
  })

  test.each(['<process.exit />', '<props.a />', '<a:b />'])('%s is not a component', (source) => {
    expect(problems(source)).toContain('does not exist.')
  })
})

describe('mistakes', () => {
  test('have the line and column of the wrong name or operator', () => {
    expect(
      problems(
        '---',
        'title: A',
        '---',
        'Text {process.env.HOME} and {1 + plan}.',
        '',
        '<Details summary={',
        '  fetch("x")',
        '}>',
        '',
        '  - one {',
        '      window',
        '    }',
        '',
        '</Details>',
        '',
        '<Card title="a" {...globalThis} />',
        '',
        'export const f = () => 1',
        'export default 1',
        '',
        'export const g = () => <b>1</b>',
        '',
        '{["a"]} {frontMatter.titel} {<b>x</b>}',
      ),
    ).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:4:7
        \`process\` isn't a variable of this page.
        Write the text itself, a literal brace as \`\\{\`, or define it: \`export const process = …\`.

      content/docs/guide/page.mdx:4:30
        \`1 + plan\` isn't a literal or a variable, so a page can't contain it.
        Write the result itself, or a literal brace as \`\\{\`.

      content/docs/guide/page.mdx:7:3
        \`fetch("x")\` isn't a literal or a variable, so a page can't contain it.
        Write the result itself, or a literal brace as \`\\{\`.

      content/docs/guide/page.mdx:11:7
        \`window\` isn't a variable of this page.
        Write the text itself, a literal brace as \`\\{\`, or define it: \`export const window = …\`.

      content/docs/guide/page.mdx:16:18
        \`...globalThis\` isn't a literal or a variable, so a page can't contain it.
        Write the attributes or values themselves.

      content/docs/guide/page.mdx:18:18
        \`() => 1\` isn't a literal or a variable, so a page can't contain it.
        Write the result itself, or a literal brace as \`\\{\`.

      content/docs/guide/page.mdx:19:1
        Pages can export only constants.
        Write \`export const name = 'value'\`, or use one of the components.

      content/docs/guide/page.mdx:21:1
        \`export const g = () => <b>1</b>\` isn't a literal or a variable, so a page can't contain it.
        Write text and elements outside of the braces, and text in attributes.

      content/docs/guide/page.mdx:23:2
        A list can't be printed.
        Name one of its values, or write the text itself.

      content/docs/guide/page.mdx:23:22
        \`frontMatter.titel\` has no value.
        Did you mean \`title\`?

      content/docs/guide/page.mdx:23:30
        \`<b>x</b>\` isn't a literal or a variable, so a page can't contain it.
        Write text and elements outside of the braces, and text in attributes."
    `)
  })

  test('of a partial are reported in the partial', () => {
    const root = createTemporaryFolder({ 'content/docs/guide/_p.mdx': 'One\n\n{nope}' })
    const source = "import P from './_p.mdx'\n\n<P />"
    expect(catchProblems(() => compileSource(source, { root }))).toContain('content/docs/guide/_p.mdx:3:2')
  })

  test('are reported once, not at each use of the invalid value', () => {
    expect(
      problems("import { List } from './list.js'", '', '{List.items} {List}').match(/page\.mdx/g),
    ).toHaveLength(1)
  })

  test('are text in plain Markdown', () => {
    expect(compileSource('{process.exit(0)}', { file: 'content/docs/a.md' }).html).toBe(
      '<p>{process.exit(0)}</p>',
    )
  })
})
