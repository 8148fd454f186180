import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../../tests/unit/temporary-folder.ts'
import { formatProblems } from '../../shared/docs-error.ts'
import { fillVariables } from '../variables.ts'
import { type ExpandedSource, expandPartials } from './partials.ts'

const page = 'content/docs/guide/page.mdx'

function expand(text: string, partials: Record<string, string>): ExpandedSource {
  const root = temporaryFolder(partials)
  const variables = new Map([['brand.name', 'Acme']])
  return expandPartials(text, page, {
    root,
    prepare: (partial, file) => fillVariables(partial, variables, file),
  })
}

const lines = (...text: string[]): string => text.join('\n')

describe('text of a partial', () => {
  test('stands where the page uses it, and the import line is gone', () => {
    const source = lines("import Steps from './_steps.mdx'", '', 'Before', '', '<Steps />', '', 'After')
    const { text } = expand(source, { 'content/docs/guide/_steps.mdx': 'One\n\nTwo\n' })
    expect(text).toBe(lines('', '', 'Before', '', 'One', '', 'Two', '', 'After'))
  })

  test.each([
    ["import P from '../_p.mdx'", 'content/docs/_p.mdx'],
    ['import P from "./sub/_p.md";', 'content/docs/guide/sub/_p.md'],
    ["import P from '@site/content/shared/_p.mdx'", 'content/shared/_p.mdx'],
  ])('%s is the file %s', (statement, file) => {
    expect(expand(lines(statement, '<P />'), { [file]: 'text' }).text).toBe('\ntext')
  })

  test('can be used twice', () => {
    const source = lines("import P from './_p.mdx'", '<P />', '<P/>')
    expect(expand(source, { 'content/docs/guide/_p.mdx': 'text' }).text).toBe(lines('', 'text', 'text'))
  })

  test('is indented like its use, so that it stays in a list, and empty lines stay empty', () => {
    const source = lines("import P from './_p.mdx'", '1. Step', '', '   <P />')
    expect(expand(source, { 'content/docs/guide/_p.mdx': 'a\n\n  b' }).text).toBe(
      lines('', '1. Step', '', '   a', '', '     b'),
    )
  })

  test('has its variables filled in', () => {
    const source = lines("import P from './_p.mdx'", '<P />')
    expect(expand(source, { 'content/docs/guide/_p.mdx': '{{brand.name}}' }).text).toBe('\nAcme')
  })

  test('may use another partial, found from its own place and indented by both', () => {
    const { text } = expand(lines("import A from '../_a.mdx'", '  <A />'), {
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
  ])('%s fills in {props.service}', (use, expected) => {
    const source = lines("import P from './_p.mdx'", use)
    const { text } = expand(source, { 'content/docs/guide/_p.mdx': 'Open <b>{props.service}</b>.' })
    expect(text).toBe(`\nOpen <b>${expected}</b>.`)
  })

  test('belong to the partial that is used, not to those inside it', () => {
    const { text } = expand(lines("import A from './_a.mdx'", '<A name="outer" />'), {
      'content/docs/guide/_a.mdx': lines("import B from './_b.mdx'", '{props.name}', '<B />'),
      'content/docs/guide/_b.mdx': 'inner {props.name}',
    })
    expect(text).toBe(lines('', '', 'outer', 'inner '))
  })

  test('of the page itself are left alone', () => {
    expect(expand('{props.name}', {}).text).toBe('{props.name}')
  })
})

describe('what is no use of a partial', () => {
  test('imports and uses in a fence are code', () => {
    const source = lines(
      "import P from './_p.mdx'",
      '```mdx',
      "import Q from './_q.mdx'",
      '<P />',
      '```',
      '<P />',
    )
    expect(expand(source, { 'content/docs/guide/_p.mdx': 'text' }).text).toBe(
      lines('', '```mdx', "import Q from './_q.mdx'", '<P />', '```', 'text'),
    )
  })

  test('a shorter or other fence does not end the code', () => {
    const source = lines("import P from './_p.mdx'", '````md', '```', '~~~', '<P />', '````')
    expect(expand(source, { 'content/docs/guide/_p.mdx': 'text' }).text).toBe(
      lines('', '````md', '```', '~~~', '<P />', '````'),
    )
  })

  test('a fence that names a language does not end the code', () => {
    const source = lines("import P from './_p.mdx'", '```md', '```js', '<P />', '```', '<P />')
    expect(expand(source, { 'content/docs/guide/_p.mdx': 'text' }).text).toBe(
      lines('', '```md', '```js', '<P />', '```', 'text'),
    )
  })

  test('other imports and components stay', () => {
    const source = lines("import Tabs from '@theme/Tabs'", '<Tabs />', '<Other />')
    expect(expand(source, {}).text).toBe(source)
  })
})

describe('mistakes', () => {
  test('a partial that does not exist is reported where it is used', () => {
    const { problems } = expand(lines("import P from './_p.mdx'", '', '<P />'), {})
    expect(formatProblems(problems)).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:3
        The partial \`content/docs/guide/_p.mdx\` does not exist.
        Correct the path of the import; it is relative to the file, or starts with "@site/"."
    `)
  })

  test('a partial outside of the site folder is reported where it is used', () => {
    const folder = temporaryFolder({ 'outside.mdx': 'secret', 'site/content/docs/guide/_p.mdx': 'fine' })
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
    const { text, problems } = expandPartials(source, page, {
      root,
      prepare: (partial) => ({ text: partial, problems: [] }),
    })
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

  test('partials that include each other are reported with the way round', () => {
    const { problems } = expand(lines("import A from './_a.mdx'", '<A />'), {
      'content/docs/guide/_a.mdx': lines("import B from './_b.mdx'", '<B />'),
      'content/docs/guide/_b.mdx': lines('', "import A from './_a.mdx'", '<A />'),
    })
    expect(formatProblems(problems)).toMatchInlineSnapshot(`
      "content/docs/guide/_b.mdx:3
        The partial \`content/docs/guide/_a.mdx\` includes itself: content/docs/guide/_a.mdx → content/docs/guide/_b.mdx → content/docs/guide/_a.mdx.
        Take the text that both need into a partial of its own."
    `)
  })

  test('a partial that includes itself is reported', () => {
    const { problems } = expand(lines("import A from './_a.mdx'", '<A />'), {
      'content/docs/guide/_a.mdx': lines("import A from './_a.mdx'", '<A />'),
    })
    expect(problems.map(({ problem }) => problem)).toEqual([
      'The partial `content/docs/guide/_a.mdx` includes itself: content/docs/guide/_a.mdx → content/docs/guide/_a.mdx.',
    ])
  })

  test('a partial that is too large, and one that is a folder, are reported', () => {
    const source = lines("import A from './_a.mdx'", "import B from './_b.mdx'", '<A />', '<B />')
    const { problems } = expand(source, {
      'content/docs/guide/_a.mdx': 'word '.repeat(4_000_000),
      'content/docs/guide/_b.mdx/c.mdx': 'text',
    })
    expect(formatProblems(problems)).toMatchInlineSnapshot(`
      "content/docs/guide/_a.mdx
        The file has 19.1 MB; the limit is 2 MB.
        Split it, or offer the data as a download.

      content/docs/guide/_b.mdx
        This is a folder, not a file.
        Remove it, or put a file in its place."
    `)
  })

  test('partials that multiply each other are reported where the page becomes too long', () => {
    const files = Object.fromEntries(
      'abcdef'.split('').map((name, index) => {
        const next = 'bcdefg'[index]
        const use = lines(`import N from './_${next}.mdx'`, ...Array.from({ length: 10 }, () => '<N />'))
        return [`content/docs/guide/_${name}.mdx`, use]
      }),
    )
    const { problems, text } = expand(lines("import A from './_a.mdx'", '<A />'), {
      ...files,
      'content/docs/guide/_g.mdx': 'text',
    })
    expect(formatProblems(problems)).toMatchInlineSnapshot(`
      "content/docs/guide/_g.mdx:1
        With its partials, the page grows beyond 100,000 lines or 2 MB here.
        Include fewer partials, or split the page."
    `)
    expect(text.split('\n').length).toBeLessThan(100_010)
  })

  test('an attribute that is used too often is reported before it is put in', () => {
    const { problems } = expand(lines("import A from './_a.mdx'", `<A x="${'x'.repeat(100_000)}" />`), {
      'content/docs/guide/_a.mdx': '{props.x}'.repeat(100_000),
    })
    expect(formatProblems(problems)).toMatchInlineSnapshot(`
      "content/docs/guide/_a.mdx:1
        With its partials, the page grows beyond 100,000 lines or 2 MB here.
        Include fewer partials, or split the page."
    `)
  })

  test('an unknown variable is reported in the partial', () => {
    const { problems } = expand(lines("import P from './_p.mdx'", '<P />'), {
      'content/docs/guide/_p.mdx': 'a\n{{brand.nme}}',
    })
    expect(problems.map(({ at }) => at)).toEqual([{ file: 'content/docs/guide/_p.mdx', line: 2 }])
  })
})

test('every line knows the file and line it comes from', () => {
  const { text, origins } = expand(lines("import P from './_p.mdx'", 'a', '<P />', 'b'), {
    'content/docs/guide/_p.mdx': 'p1\np2',
  })
  expect(text).toBe(lines('', 'a', 'p1', 'p2', 'b'))
  expect(origins).toEqual([
    { file: page, line: 1 },
    { file: page, line: 2 },
    { file: 'content/docs/guide/_p.mdx', line: 1 },
    { file: 'content/docs/guide/_p.mdx', line: 2 },
    { file: page, line: 4 },
  ])
})
