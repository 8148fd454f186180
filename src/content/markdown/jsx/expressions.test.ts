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

  test('can be elements, whose content is text', () => {
    const list = "<ul>{[{ name: 'C3' }, { name: '<M3>' }].map(({ name }) => <li key={name}>{name}</li>)}</ul>"
    expect(html(list)).toBe('<ul><li>C3</li><li>&lt;M3&gt;</li></ul>')
  })

  test('are attributes, also with a spread', () => {
    expect(html('<Admonition {...{ type: "tip", title: `A ${1 + 1}` }}>Text</Admonition>')).toContain(
      '<p class="admonition-title">A 2</p>',
    )
  })

  test('are lists and objects in attributes', () => {
    const tabs = html(
      "<Tabs values={[{ label: 'One', value: 'a' }]}>",
      '<TabItem value="a">Text</TabItem>',
      '</Tabs>',
    )
    expect(tabs).toContain('>One</button>')
  })
})

describe('URLs from expressions', () => {
  test('are checked like other links and images', () => {
    const { html, page } = compileSource(
      [
        "export const file = './resize.mdx'",
        '',
        '<a href={file}>a</a>',
        '',
        '<img src={require(\'./plan.svg\').default} alt="" />',
        '',
        '<Card title="A" href={useBaseUrl(\'/docs/\')}>Text</Card>',
        '',
        '<Details summary={<a href="./plans.mdx">Plans</a>}>Text</Details>',
      ].join('\n'),
    )
    expect(page.links.map(({ href, line }) => [href, line])).toEqual([
      ['./resize.mdx', 3],
      ['/docs/', 7],
      ['./plans.mdx', 9],
    ])
    expect(page.images).toMatchObject([{ href: './plan.svg', line: 5 }])
    expect(html.match(/docent-(?:link|image):\d/g)).toEqual([
      'docent-link:0',
      'docent-image:0',
      'docent-link:1',
      'docent-link:2',
    ])
  })
})

describe('elements from expressions are checked like elements of the text', () => {
  test.each([
    ["{<script>{'alert(1)'}</script>}", '`<script>` is not allowed in a page'],
    ["<Details summary={<iframe src='x' />}>a</Details>", '`<iframe>` is not allowed in a page'],
    ["{[1].map(() => <b style={{ color: 'red' }} />)}", "`<b style=…>` doesn't work"],
    ['{<Cardd />}', 'The component `<Cardd>` does not exist.'],
    ["{<Card titel='a' />}", '`<Card>` has no attribute `titel`.'],
    ['{<Card />}', '`<Card>` needs the attribute `title`.'],
    ['<Card title={1 + 1} />', '`title` of `<Card>` is a number, but must be a string.'],
    ["<Admonition type={'tipp'}>a</Admonition>", "`type` of `<Admonition>` is `tipp`, which doesn't exist."],
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
        '  <b>{fetch("x")}</b>',
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
      ),
    ).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:4:7
        \`process\` isn't a variable of this page.
        Write the text itself, a literal brace as \`\\{\`, or define it: \`export const process = …\`.

      content/docs/guide/page.mdx:4:34
        \`plan\` isn't a variable of this page.
        Write the text itself, a literal brace as \`\\{\`, or define it: \`export const plan = …\`.

      content/docs/guide/page.mdx:7:7
        \`fetch()\` can't be called in a page.
        Write the result itself. Pages can call only \`.map()\`, \`.filter()\`, \`.join()\`, \`.toLowerCase()\`, \`.toUpperCase()\`, \`.trim()\`, \`Object.entries()\`, \`Object.keys()\`, \`Object.values()\`, \`require()\`, \`useBaseUrl()\`.

      content/docs/guide/page.mdx:11:7
        \`window\` isn't a variable of this page.
        Write the text itself, a literal brace as \`\\{\`, or define it: \`export const window = …\`.

      content/docs/guide/page.mdx:16:21
        \`globalThis\` isn't a variable of this page.
        Write the text itself, a literal brace as \`\\{\`, or define it: \`export const globalThis = …\`.

      content/docs/guide/page.mdx:18:18
        A page can't have a function.
        Write what it returns; functions are only allowed in \`.map(…)\` and \`.filter(…)\`.

      content/docs/guide/page.mdx:19:1
        Pages can export only constants.
        Write \`export const name = 'value'\`, or use one of the components."
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
