import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { samplePage } from '../../tests/unit/sample-values.ts'
import { canonicalizePath } from '../shared/canonicalize-path.ts'
import type { CompiledPage } from '../shared/content/compiled-page.ts'
import { formatProblems } from '../shared/docs-error.ts'
import { checkDuplicates, checkFileName, fileToRoute, isPageFile, routeToPath } from './file-to-route.ts'

describe('routes', () => {
  test.each([
    ['node/resize.mdx', 'node/resize', '/docs/node/resize/'],
    ['01-node/02-resize.md', 'node/resize', '/docs/node/resize/'],
    ['node/index.mdx', 'node/index', '/docs/node/'],
    ['node/README.md', 'node/README', '/docs/node/'],
    ['node/readme.md', 'node/readme', '/docs/node/'],
    ['node/node.mdx', 'node/node', '/docs/node/'],
    ['1-node/node.mdx', 'node/node', '/docs/node/'],
    ['index.mdx', 'index', '/docs/'],
    ['node/Index.mdx', 'node/Index', '/docs/node/Index/'],
    ['a.b.mdx', 'a.b', '/docs/a.b/'],
    ['GettingStarted/SignUp.mdx', 'GettingStarted/SignUp', '/docs/GettingStarted/SignUp/'],
  ])('%s has the id %s and the path %s', (file, id, path) => {
    const route = fileToRoute(file)
    expect(route.id).toBe(id)
    expect(routeToPath(route, '/docs/', undefined)).toBe(path)
  })

  test.each([
    ['node/resize.mdx', '/', '/docs/'],
    ['node/resize.mdx', '/change-size', '/docs/change-size/'],
    ['node/resize.mdx', '/change/size/', '/docs/change/size/'],
    ['node/resize.mdx', 'change-size', '/docs/node/change-size/'],
    ['node/resize.mdx', './change-size', '/docs/node/change-size/'],
    ['node/resize.mdx', '../change-size', '/docs/change-size/'],
    ['resize.mdx', 'change-size', '/docs/change-size/'],
    ['node/resize.mdx', '/change-size.html', '/docs/change-size/'],
    ['node/resize.mdx', '/v1.2', '/docs/v1.2/'],
  ])('%s with the slug %s is at %s', (file, slug, path) => {
    expect(routeToPath(fileToRoute(file), '/docs/', slug)).toBe(path)
  })

  test('the path of a file with an ordinary name is canonical', () => {
    const name = fc.stringMatching(/^[a-zA-Z\d][a-zA-Z\d_-]{0,6}$/)
    fc.assert(
      fc.property(fc.array(name, { minLength: 1, maxLength: 4 }), (names) => {
        const path = routeToPath(fileToRoute(`${names.join('/')}.mdx`), '/docs/', undefined)
        expect(canonicalizePath(path)).toBe(path)
      }),
    )
  })
})

test.each([
  ['a.mdx', true],
  ['a/b.md', true],
  ['a/_b.mdx', false],
  ['_a/b.mdx', false],
  ['a/plan.svg', false],
  ['a/_category_.yml', false],
  ['a.mdx.bak', false],
])('%s is a page: %s', (path, expected) => {
  expect(isPageFile(path)).toBe(expected)
})

describe('file names', () => {
  test.each([
    ['content/docs/a-b.mdx'],
    ['content/docs/Getting_Started/A.b.mdx'],
    ['content/docs/überblick.mdx'],
  ])('%s is valid', (path) => {
    expect(checkFileName(path)).toBeUndefined()
  })

  test.each([
    ['content/docs/a b.mdx', 'a space', 'a-b.mdx'],
    ['content/docs/c#.mdx', '`#`', 'c-.mdx'],
    ['content/docs/100%.mdx', '`%`', '100-.mdx'],
    ['content/docs/why?.mdx', '`?`', 'why-.mdx'],
    ['content/docs/{a}.mdx', '`{`', '-a-.mdx'],
  ])('%s has %s, and another name is suggested', (path, character, name) => {
    const problem = checkFileName(path)
    expect(problem?.problem).toContain(character)
    expect(problem?.fix).toContain(`\`${name}\``)
  })

  test('a problem contains the file and a suggestion', () => {
    const problem = checkFileName('content/docs/my page.mdx')
    expect(formatProblems(problem === undefined ? [] : [problem])).toMatchInlineSnapshot(`
      "content/docs/my page.mdx
        The file name has a space, which does not work in URLs.
        Rename it, for example to \`my-page.mdx\`."
    `)
  })

  test('a problem in a folder name suggests a valid name', () => {
    expect(checkFileName('content/docs/my folder/page.mdx')?.fix).toContain('my-folder')
  })
})

describe('duplicates', () => {
  const page = (id: string, path: string): CompiledPage => samplePage(id, { path, file: `${id}.mdx` })

  test('pages with unique paths and IDs are valid', () => {
    expect(checkDuplicates([page('a', '/a/'), page('b', '/b/')])).toEqual([])
  })

  test('two pages with one path are reported', () => {
    expect(formatProblems(checkDuplicates([page('a', '/x/'), page('b', '/x/')]))).toMatchInlineSnapshot(`
      "b.mdx
        The URL \`/x/\` is also used by \`a.mdx\`.
        Rename one of the files, or give one of them another \`slug\`."
    `)
  })

  test('paths that differ only in case are reported, because some file systems ignore case', () => {
    expect(
      formatProblems(checkDuplicates([page('a', '/Node/'), page('b', '/node/')])),
    ).toMatchInlineSnapshot(`
      "b.mdx
        The URL \`/node/\` is also used by \`a.mdx\` (they differ only in case).
        Rename one of the files, or give one of them another \`slug\`."
    `)
  })

  test('a page of another kind may have the same id', () => {
    expect(
      checkDuplicates([page('index', '/docs/'), { ...page('index', '/'), kind: 'mdx' as const }]),
    ).toEqual([])
  })

  test('two pages with one ID are reported', () => {
    const pages = [page('a', '/x/'), { ...page('a', '/y/'), file: 'b.mdx' }]
    expect(formatProblems(checkDuplicates(pages))).toMatchInlineSnapshot(`
      "b.mdx
        The id \`a\` is also used by \`a.mdx\`.
        Give one of the pages another \`id\`."
    `)
  })
})
