import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { expandedPage, expandSource, lines } from '../../../tests/unit/expand-source.ts'
import { createTemporaryFolder } from '../../../tests/unit/temporary-folder.ts'
import { formatProblems } from '../../shared/docs-error.ts'
import { expandPartials } from './expand-partials.ts'

describe('text of a partial', () => {
  test('replaces its use, and the import is removed', () => {
    const source = lines("import Steps from './_steps.mdx'", '', 'Before', '', '<Steps />', '', 'After')
    const { text } = expandSource(source, { 'content/docs/guide/_steps.mdx': 'One\n\nTwo\n' })
    expect(text).toBe(lines('', '', 'Before', '', 'One', '', 'Two', '', 'After'))
  })

  test.each([
    ["import P from '../_p.mdx'", 'content/docs/_p.mdx'],
    ['import P from "./sub/_p.md";', 'content/docs/guide/sub/_p.md'],
    ["import P from '@site/content/shared/_p.mdx'", 'content/shared/_p.mdx'],
  ])('%s is the file %s', (statement, file) => {
    expect(expandSource(lines(statement, '<P />'), { [file]: 'text' }).text).toBe('\ntext')
  })

  test('can be used twice', () => {
    const source = lines("import P from './_p.mdx'", '<P />', '<P/>')
    expect(expandSource(source, { 'content/docs/guide/_p.mdx': 'text' }).text).toBe(lines('', 'text', 'text'))
  })

  test('is indented like its use, so that it stays in a list, except for empty lines', () => {
    const source = lines("import P from './_p.mdx'", '1. Step', '', '   <P />')
    expect(expandSource(source, { 'content/docs/guide/_p.mdx': 'a\n\n  b' }).text).toBe(
      lines('', '1. Step', '', '   a', '', '     b'),
    )
  })

  test('loses its front matter, and the lines below keep their numbers', () => {
    const source = lines("import P from './other.mdx'", '<P />')
    const { text, origins } = expandSource(source, {
      'content/docs/guide/other.mdx': '---\ntitle: A\n---\ntext',
    })
    expect(text).toBe(lines('', '', '', '', 'text'))
    expect(origins.at(-1)).toEqual({ file: 'content/docs/guide/other.mdx', line: 4 })
  })

  test('has its variables replaced', () => {
    const source = lines("import P from './_p.mdx'", '<P />')
    expect(expandSource(source, { 'content/docs/guide/_p.mdx': '{{brand.name}}' }).text).toBe('\nAcme')
  })

  test('may use another partial, relative to its own path and indented by both', () => {
    const { text } = expandSource(lines("import A from '../_a.mdx'", '  <A />'), {
      'content/docs/_a.mdx': lines("import B from './deep/_b.mdx'", 'a', '  <B />'),
      'content/docs/deep/_b.mdx': 'b',
    })
    expect(text).toBe(lines('', '', '  a', '    b'))
  })
})

describe('attributes', () => {
  test.each([
    ['<P service="Nodes" />', 'Nodes'],
    ["<P service='Nodes' />", 'Nodes'],
    ['<P service={"Nodes"} />', 'Nodes'],
    ['<P service={3} />', '3'],
    ['<P service />', 'true'],
    ['<P />', ''],
    ['<P service="a &amp; b" />', 'a &amp; b'],
  ])('%s sets {props.service}', (use, expected) => {
    const source = lines("import P from './_p.mdx'", use)
    const { text } = expandSource(source, { 'content/docs/guide/_p.mdx': 'Open <b>{props.service}</b>.' })
    expect(text).toBe(`\nOpen <b>${expected}</b>.`)
  })

  test('apply to the used partial, not to partials inside it', () => {
    const { text } = expandSource(lines("import A from './_a.mdx'", '<A name="outer" />'), {
      'content/docs/guide/_a.mdx': lines("import B from './_b.mdx'", '{props.name}', '<B />'),
      'content/docs/guide/_b.mdx': 'inner {props.name}',
    })
    expect(text).toBe(lines('', '', 'outer', 'inner '))
  })

  test('can be the values of attributes in the partial, as written', () => {
    const use = `<P name="a 'b'" limit={3} open />`
    const partial =
      'Text <A title={props.name} limit={ props.limit } open={props.open} x={props.none}>a={props.limit}</A>'
    const { text } = expandSource(lines("import P from './_p.mdx'", use), {
      'content/docs/guide/_p.mdx': partial,
    })
    expect(text).toBe(`\nText <A title={"a 'b'"} limit={3} open={true} x={""}>a=3</A>`)
  })

  test('can be passed to a partial inside it', () => {
    const { text } = expandSource(lines("import A from './_a.mdx'", '<A name="outer" />'), {
      'content/docs/guide/_a.mdx': lines("import B from './_b.mdx'", '<B name={props.name} />'),
      'content/docs/guide/_b.mdx': 'inner {props.name}',
    })
    expect(text).toBe(lines('', '', 'inner outer'))
  })

  test('of the page itself are left alone', () => {
    expect(expandSource('{props.name}', {}).text).toBe('{props.name}')
  })
})

describe('text that does not use a partial', () => {
  test('imports and uses in a fence are code', () => {
    const source = lines(
      "import P from './_p.mdx'",
      '```mdx',
      "import Q from './_q.mdx'",
      '<P />',
      '```',
      '<P />',
    )
    expect(expandSource(source, { 'content/docs/guide/_p.mdx': 'text' }).text).toBe(
      lines('', '```mdx', "import Q from './_q.mdx'", '<P />', '```', 'text'),
    )
  })

  test('a shorter or other fence does not end the code', () => {
    const source = lines("import P from './_p.mdx'", '````md', '```', '~~~', '<P />', '````')
    expect(expandSource(source, { 'content/docs/guide/_p.mdx': 'text' }).text).toBe(
      lines('', '````md', '```', '~~~', '<P />', '````'),
    )
  })

  test('a fence that names a language does not end the code', () => {
    const source = lines("import P from './_p.mdx'", '```md', '```js', '<P />', '```', '<P />')
    expect(expandSource(source, { 'content/docs/guide/_p.mdx': 'text' }).text).toBe(
      lines('', '```md', '```js', '<P />', '```', 'text'),
    )
  })

  test('other imports and components stay', () => {
    const source = lines("import Tabs from '@theme/Tabs'", '<Tabs />', '<Other />')
    expect(expandSource(source, {}).text).toBe(source)
  })
})

describe('mistakes', () => {
  test('a partial that does not exist is reported where it is used', () => {
    const { problems } = expandSource(lines("import P from './_p.mdx'", '', '<P />'), {})
    expect(formatProblems(problems)).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:3
        The partial \`content/docs/guide/_p.mdx\` does not exist.
        Correct the path of the import; it is relative to the file, or starts with "@site/"."
    `)
  })

  test.each([
    ['a null byte', './_p\0.mdx'],
    ['too many characters for a name', `./_${'p'.repeat(300)}.mdx`],
    ['too many characters for a path', `./_p${'/p'.repeat(5000)}.mdx`],
  ])('a path with %s is a partial that does not exist', (_, path) => {
    const { problems } = expandSource(lines(`import P from '${path}'`, '', '<P />'), {})
    expect(problems).toMatchObject([{ problem: expect.stringMatching(/^The partial .* does not exist\.$/s) }])
  })

  test('a partial outside the site folder is reported where it is used', () => {
    const folder = createTemporaryFolder({
      'outside.mdx': 'secret',
      'site/content/docs/guide/_p.mdx': 'fine',
    })
    const root = join(folder, 'site')
    symlinkSync(join(folder, 'outside.mdx'), join(root, 'content/docs/guide/_linked.mdx'))
    const source = lines(
      "import A from '../../../../outside.mdx'",
      "import B from '@site/../outside.mdx'",
      "import C from './_linked.mdx'",
      '<A />',
      '<B />',
      '<C />',
    )
    const { text, problems } = expandPartials(source, expandedPage, { root, variables: new Map() })
    expect(text).not.toContain('secret')
    expect(formatProblems(problems)).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:4
        The partial \`../outside.mdx\` is outside of the site folder.
        Copy it into the site folder, and import it from there.

      content/docs/guide/page.mdx:5
        The partial \`../outside.mdx\` is outside of the site folder.
        Copy it into the site folder, and import it from there.

      content/docs/guide/page.mdx:6
        The partial \`content/docs/guide/_linked.mdx\` is outside of the site folder.
        Copy it into the site folder, and import it from there."
    `)
  })

  test('partials that include each other are reported with the cycle', () => {
    const { problems } = expandSource(lines("import A from './_a.mdx'", '<A />'), {
      'content/docs/guide/_a.mdx': lines("import B from './_b.mdx'", '<B />'),
      'content/docs/guide/_b.mdx': lines('', "import A from './_a.mdx'", '<A />'),
    })
    expect(formatProblems(problems)).toMatchInlineSnapshot(`
      "content/docs/guide/_b.mdx:3
        The partial \`content/docs/guide/_a.mdx\` includes itself: content/docs/guide/_a.mdx → content/docs/guide/_b.mdx → content/docs/guide/_a.mdx.
        Move the shared text to a separate partial."
    `)
  })

  test('a partial that includes itself is reported', () => {
    const { problems } = expandSource(lines("import A from './_a.mdx'", '<A />'), {
      'content/docs/guide/_a.mdx': lines("import A from './_a.mdx'", '<A />'),
    })
    expect(problems.map(({ problem }) => problem)).toEqual([
      'The partial `content/docs/guide/_a.mdx` includes itself: content/docs/guide/_a.mdx → content/docs/guide/_a.mdx.',
    ])
  })

  test('a partial without text is reported where it is used', () => {
    const { problems } = expandSource(lines("import P from './_p.mdx'", '', '<P />'), {
      'content/docs/guide/_p.mdx': ' \n',
    })
    expect(formatProblems(problems)).toBe(
      lines(
        'content/docs/guide/page.mdx:3',
        '  The partial `content/docs/guide/_p.mdx` is empty, so nothing is printed here.',
        '  Write its text, or remove the line.',
      ),
    )
  })

  test('an unknown variable is reported in the partial', () => {
    const { problems } = expandSource(lines("import P from './_p.mdx'", '<P />'), {
      'content/docs/guide/_p.mdx': 'a\n{{brand.nme}}',
    })
    expect(problems.map(({ at }) => at)).toEqual([{ file: 'content/docs/guide/_p.mdx', line: 2 }])
  })
})

test('every line has its original file and line', () => {
  const { text, origins } = expandSource(lines("import P from './_p.mdx'", 'a', '<P />', 'b'), {
    'content/docs/guide/_p.mdx': 'p1\np2',
  })
  expect(text).toBe(lines('', 'a', 'p1', 'p2', 'b'))
  expect(origins).toEqual([
    { file: expandedPage, line: 1 },
    { file: expandedPage, line: 2 },
    { file: 'content/docs/guide/_p.mdx', line: 1 },
    { file: 'content/docs/guide/_p.mdx', line: 2 },
    { file: expandedPage, line: 4 },
  ])
})
