import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createTemporaryFolder } from '../../tests/unit/temporary-folder.ts'
import { strictPolicy } from '../shared/config/content-policy.ts'
import { DocsError, formatProblems } from '../shared/docs-error.ts'
import { type CompileTask, compilePage } from './compile-page.ts'
import { createArticleTexts } from './list-collections.ts'
import { type LoadedPages, type LoadPagesOptions, loadPages } from './load-pages.ts'
import { listFiles } from './source-files.ts'

interface Loading {
  engine?: string
  variables?: ReadonlyMap<string, string>
  known?: LoadedPages
  /** Runs between reading the pages and compiling them. */
  onCompile?(): void
}

async function load(
  root: string,
  { engine = 'e1', variables = new Map(), known, onCompile }: Loading = {},
): Promise<LoadedPages> {
  const pages = new Map(known?.pages.map((page) => [page.key, page]))
  const compile = (task: CompileTask): Awaited<ReturnType<LoadPagesOptions['compile']>>[number] => {
    try {
      return { page: compilePage(task).page, milliseconds: 0 }
    } catch (error) {
      if (error instanceof DocsError) return { problems: [...error.problems] }
      throw error
    }
  }
  const files = listFiles(root, 'content/docs')
  const place = {
    folder: 'content/docs',
    routeBase: '/docs/',
    kind: 'doc' as const,
    locale: 'en',
    version: 'current',
    texts: createArticleTexts(),
    policy: strictPolicy,
  }
  return loadPages([{ ...place, files }], {
    root,
    engine,
    variables,
    getCachedPage: (key) => pages.get(key),
    compile: async (tasks) => {
      onCompile?.()
      return tasks.map(compile)
    },
  })
}

async function problems(root: string): Promise<string> {
  return formatProblems((await load(root)).problems)
}

test('pages are in the order of their files, without partials, images, and category files', async () => {
  const root = createTemporaryFolder({
    'content/docs/b.mdx': 'B',
    'content/docs/a.md': 'A',
    'content/docs/_part.mdx': 'P',
    'content/docs/_category_.yml': 'label: X',
    'content/docs/plan.svg': '<svg/>',
  })
  expect((await load(root)).pages.map(({ file }) => file)).toEqual([
    'content/docs/a.md',
    'content/docs/b.mdx',
  ])
})

describe('cached pages', () => {
  const files = {
    'content/docs/a.mdx': 'A {{brand.name}}',
    'content/docs/b.mdx': "import P from './_p.mdx'\n\n<P />",
    'content/docs/c.mdx': 'C',
    'content/docs/_p.mdx': 'Part',
  }
  const variables = new Map([['brand.name', 'Acme']])

  test.each<[string, { edit?: Record<string, string>; loading?: Loading; reused: number }]>([
    ['nothing', { reused: 3 }],
    ['a page', { edit: { 'content/docs/c.mdx': 'C2' }, reused: 2 }],
    ['a partial', { edit: { 'content/docs/_p.mdx': 'Part 2' }, reused: 2 }],
    [
      'a variable that one page uses',
      { loading: { variables: new Map([['brand.name', 'Other']]) }, reused: 2 },
    ],
    [
      'a variable that no page uses',
      { loading: { variables: new Map([...variables, ['brand.x', 'y']]) }, reused: 3 },
    ],
    ['the compiler', { loading: { engine: 'e2' }, reused: 0 }],
  ])('after an edit of %s, the other pages are reused', async (_, { edit, loading, reused }) => {
    const first = await load(createTemporaryFolder(files), { variables })
    expect(first.reused).toBe(0)
    const second = await load(createTemporaryFolder({ ...files, ...edit }), {
      variables,
      ...loading,
      known: first,
    })
    expect(second.reused).toBe(reused)
    expect(second.pages.map(({ file }) => file)).toEqual(first.pages.map(({ file }) => file))
  })

  test('a page is compiled from the text of its cache key, even if a partial is edited meanwhile', async () => {
    const root = createTemporaryFolder(files)
    const onCompile = (): void => writeFileSync(join(root, 'content/docs/_p.mdx'), 'Other')
    const first = await load(root, { variables, onCompile })
    expect(first.pages[1]).toMatchObject({ file: 'content/docs/b.mdx', description: 'Part' })
    expect((await load(root, { variables, known: first })).reused).toBe(2)
  })

  test('a mistake in a partial is reported, even if the same page was compiled without it before', async () => {
    const withPart = (text: string): string =>
      createTemporaryFolder({ ...files, 'content/docs/_p.mdx': text })
    const first = await load(withPart('Part of brand.nmae'), { variables })
    const second = await load(withPart('Part of {{brand.nmae}}'), { variables, known: first })
    expect(formatProblems(second.problems)).toMatchInlineSnapshot(`
      "content/docs/_p.mdx:1
        The variable \`{{brand.nmae}}\` does not exist.
        Did you mean \`brand.name\`?"
    `)
  })

  test('a renamed page is compiled again', async () => {
    const first = await load(createTemporaryFolder({ 'content/docs/a.mdx': 'A' }))
    expect((await load(createTemporaryFolder({ 'content/docs/b.mdx': 'A' }), { known: first })).reused).toBe(
      0,
    )
  })
})

describe('mistakes', () => {
  test('invalid UTF-8 is reported with its line', async () => {
    const root = createTemporaryFolder({
      'content/docs/a.mdx': Buffer.concat([Buffer.from('one\ntwo '), Buffer.from([0xff])]),
    })
    expect(await problems(root)).toMatchInlineSnapshot(`
      "content/docs/a.mdx:2
        The file is not valid UTF-8.
        Save it with the encoding UTF-8."
    `)
  })

  test('a page of 5 MB is reported', async () => {
    expect(
      await problems(createTemporaryFolder({ 'content/docs/a.md': 'word '.repeat(1024 * 1024) })),
    ).toMatchInlineSnapshot(`
      "content/docs/a.md
        The page has 5.0 MB; the limit is 2 MB.
        Split it by task into several pages, or offer the data as a download."
    `)
  })

  test.each([[''], [' \n\n']])('an empty page (%j) is reported', async (content) => {
    expect(await problems(createTemporaryFolder({ 'content/docs/a.mdx': content }))).toMatchInlineSnapshot(`
      "content/docs/a.mdx
        The file is empty.
        Write the page, or remove the file."
    `)
  })

  test('a file name that is invalid in a URL is reported, and the page is not compiled', async () => {
    expect(
      await problems(createTemporaryFolder({ 'content/docs/a b.mdx': '<Nope />' })),
    ).toMatchInlineSnapshot(`
      "content/docs/a b.mdx
        The file name has a space, which does not work in URLs.
        Rename it, for example to \`a-b.mdx\`."
    `)
  })

  test('two pages with one URL are reported', async () => {
    const root = createTemporaryFolder({ 'content/docs/1-a.mdx': 'A', 'content/docs/2-a.mdx': 'A' })
    expect(await problems(root)).toMatchInlineSnapshot(`
      "content/docs/2-a.mdx
        The URL \`/docs/a/\` is also used by \`content/docs/1-a.mdx\`.
        Rename one of the files, or give one of them another \`slug\`."
    `)
  })

  test('a draft may have the URL of another page', async () => {
    const root = createTemporaryFolder({
      'content/docs/1-a.mdx': 'A',
      'content/docs/2-a.mdx': '---\ndraft: true\n---\nA',
    })
    expect((await load(root)).pages).toHaveLength(2)
  })

  test('the mistakes of all pages are reported at once', async () => {
    const root = createTemporaryFolder({
      'content/docs/a.mdx': '---\ntitel: A\n---\n',
      'content/docs/b.mdx': '<Nope />',
      'content/docs/c.mdx': '',
    })
    expect((await problems(root)).match(/^\S+/gm)).toEqual([
      'content/docs/a.mdx:2',
      'content/docs/b.mdx:1',
      'content/docs/c.mdx',
    ])
  })
})

test('a byte order mark is not part of the page', async () => {
  const root = createTemporaryFolder({ 'content/docs/a.mdx': '\uFEFF---\ntitle: Marked\n---\nText' })
  expect((await load(root)).pages.map(({ title }) => title)).toEqual(['Marked'])
})
