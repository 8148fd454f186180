import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { listTree } from '../../tests/list-tree.ts'
import { sampleSitePage } from '../../tests/unit/sample-values.ts'
import { createTemporaryFolder } from '../../tests/unit/temporary-folder.ts'
import type { OutputPage } from '../shared/output/render-task.ts'
import { getIndexFile } from '../shared/search/engine/index-format.ts'
import { writeOutputFile } from './write-output-file.ts'
import { type OutputIndex, type OutputReport, writeSite } from './write-site.ts'

interface Build {
  out: string
  record: string
  /** Content by page; the content is the key as well. */
  pages: Record<string, string>
  /** The build is killed when it comes to this page. */
  killedAt?: string
  /** Index data by page. Missing pages count as lost. */
  left?: Map<string, string>
  /** Receives whether the build changes anything. */
  onGroupsWritten?: (hasChanges: boolean) => void
  isCompressed?: boolean
}

const killed = new Error('killed')

function runBuild({ out, record, pages, killedAt, left, ...options }: Build): Promise<OutputReport> {
  const contents = new Map(Object.entries(pages))
  const effort = options.isCompressed === false ? undefined : 'page'
  const owner = (name: string): string => `content/docs/${name}.mdx`
  return writeSite({
    out,
    recordFile: record,
    images: [],
    isCompressed: true,
    onPlanned: () => undefined,
    onGroupsWritten: () => undefined,
    ...options,
    groups: [
      {
        owner: '/_/build.json',
        key: 'b1',
        effort: 'asset',
        make: () => [{ path: '/_/build.json', content: '{}' }],
      },
      {
        owner: 'robots',
        key: 'r1',
        effort: 'page',
        make: () => [{ path: '/robots.txt', content: 'robots' }],
      },
    ],
    pages: [...contents].map(([name, content]) => ({
      owner: owner(name),
      key: content,
      task: { kind: 'page' as const, page: sampleSitePage(name), sidebarItems: [], search: 'none' as const },
    })),
    async render(outputPages: OutputPage[], onDone) {
      for (const { task, ...names } of outputPages) {
        if (task.kind !== 'page') throw new Error('There are no lists.')
        const { id } = task.page.compiled
        if (id === killedAt) throw killed
        const content = contents.get(id) ?? ''
        left?.set(id, content)
        const written = writeOutputFile(out, { path: `/${id}/index.html`, content }, effort)
        onDone([{ kind: 'written', ...names, files: written, searchData: undefined, milliseconds: 0 }])
      }
    },
    onWritten() {},
    onProgress() {},
    indexes: left === undefined ? [] : [createIndex(left, contents)],
    runStage: async (_, work) => work(),
  })
}

/** Lists the index segments of the pages, and packs each prefix into a separate file. */
function createIndex(left: ReadonlyMap<string, string>, pages: ReadonlyMap<string, string>): OutputIndex {
  const names = [...pages.keys()]
  return {
    owner: 'index',
    key: JSON.stringify([...pages]),
    listLostPages: () =>
      names.filter((name) => left.get(name) !== pages.get(name)).map((name) => `content/docs/${name}.mdx`),
    make: () => [
      { path: '/_/list.json', content: names.map((name) => left.get(name)).join() },
      ...names.map((name) => ({
        path: getIndexFile(`${left.get(name)}`),
        content: left.get(name) ?? '',
      })),
    ],
  }
}

const textFiles = (out: string): string[] =>
  listTree(out)
    .filter((path) => !/\.(br|gz)$/.test(path))
    .map((path) => `/${path}`)

function setUp(): Pick<Build, 'out' | 'record'> {
  return { out: createTemporaryFolder(), record: join(createTemporaryFolder(), 'record.json') }
}

describe('a build', () => {
  test('writes all files in the first build, and none in the second', async () => {
    const place = setUp()
    expect(await runBuild({ ...place, pages: { a: 'A', b: 'B' } })).toMatchObject({ written: 2, removed: 0 })
    expect(textFiles(place.out)).toEqual(['/_/build.json', '/a/index.html', '/b/index.html', '/robots.txt'])
    expect(await runBuild({ ...place, pages: { a: 'A', b: 'B' } })).toMatchObject({ written: 0, removed: 0 })
  })

  test('writes changed files, and removes old ones with their compressed forms', async () => {
    const place = setUp()
    await runBuild({ ...place, pages: { a: 'A', b: 'B' } })
    expect(await runBuild({ ...place, pages: { a: 'A2' } })).toMatchObject({ written: 1, removed: 3 })
    expect(readFileSync(join(place.out, 'a/index.html'), 'utf8')).toBe('A2')
    expect(existsSync(join(place.out, 'b/index.html.br'))).toBe(false)
  })

  test('reports before its pages whether it changes anything', async () => {
    const place = setUp()
    const changes: boolean[] = []
    const onGroupsWritten = (hasChanges: boolean): void => {
      changes.push(hasChanges)
    }
    for (const a of ['A', 'A', 'B']) await runBuild({ ...place, pages: { a }, onGroupsWritten })
    expect(changes).toEqual([true, false, true])
  })

  test('writes no compressed forms in `docent dev`', async () => {
    const place = setUp()
    await runBuild({ ...place, pages: {}, isCompressed: false })
    expect(listTree(place.out)).toEqual(['_/build.json', 'robots.txt'])
  })

  test('removes the compressed forms of a site that no longer has any, and writes them again', async () => {
    const place = { ...setUp(), pages: { a: 'A', b: 'B' } }
    const listForms = (): string[] => listTree(place.out).filter((path) => /\.(br|gz)$/.test(path))
    await runBuild(place)
    const forms = listForms()
    expect(forms).toHaveLength(2 * 4)
    expect(await runBuild({ ...place, isCompressed: false })).toMatchObject({ written: 2 })
    expect(listForms()).toEqual([])
    expect(await runBuild({ ...place, isCompressed: false })).toMatchObject({ written: 0 })
    await runBuild(place)
    expect(listForms()).toEqual(forms)
  })

  test('is complete after a build without compressed forms was killed', async () => {
    const place = { ...setUp(), pages: { a: 'A', b: 'B', c: 'C' } }
    await runBuild(place)
    await expect(runBuild({ ...place, isCompressed: false, killedAt: 'b' })).rejects.toBe(killed)
    await runBuild({ ...place, isCompressed: false })
    expect(listTree(place.out)).toEqual([
      ...['_/build.json', 'a/index.html', 'b/index.html', 'c/index.html', 'robots.txt'],
    ])
  })

  test('counts the bytes of all files without their compressed forms', async () => {
    expect((await runBuild({ ...setUp(), pages: { a: 'A', b: 'BB' } })).bytes).toBe(
      '{}'.length + 'robots'.length + 3,
    )
  })
})

describe('an index', () => {
  const read = (out: string): string => readFileSync(join(out, '_/list.json'), 'utf8')
  const readTime = (out: string, name: string): number => statSync(join(out, getIndexFile(name))).mtimeMs

  test('is built from the data that pages left, and unchanged files are not written again', async () => {
    const place = { ...setUp(), left: new Map<string, string>() }
    await runBuild({ ...place, pages: { a: 'A', b: 'B' } })
    const before = readTime(place.out, 'A')
    expect(inflateRawSync(readFileSync(join(place.out, getIndexFile('A')))).toString()).toBe('A')
    expect(await runBuild({ ...place, pages: { a: 'A', b: 'B2' } })).toEqual({
      written: 1,
      removed: 0,
      bytes: expect.any(Number),
    })
    expect(read(place.out)).toBe('A,B2')
    expect(readTime(place.out, 'A')).toBe(before)
    expect(existsSync(join(place.out, getIndexFile('B')))).toBe(false)
  })

  test('renders pages again that left no data, but only if an index is created', async () => {
    const place = { ...setUp(), left: new Map<string, string>() }
    await runBuild({ ...place, pages: { a: 'A', b: 'B' } })
    place.left.clear()
    expect(await runBuild({ ...place, pages: { a: 'A', b: 'B' } })).toMatchObject({ written: 0 })
    expect(await runBuild({ ...place, pages: { a: 'A', b: 'B2' } })).toMatchObject({ written: 2 })
    expect(read(place.out)).toBe('A,B2')
  })
})

describe('[F-028] the next build is right', () => {
  const pages = { a: 'A', b: 'B', c: 'C' }
  const whole = ['/_/build.json', '/a/index.html', '/b/index.html', '/c/index.html', '/robots.txt']

  async function expectRight(place: Pick<Build, 'out' | 'record'>): Promise<void> {
    await runBuild({ ...place, pages })
    expect(textFiles(place.out)).toEqual(whole)
    for (const [name, content] of Object.entries(pages)) {
      expect(readFileSync(join(place.out, name, 'index.html'), 'utf8')).toBe(content)
    }
  }

  test.each(['a', 'b', 'c'])('when the first one was killed at page %s', async (killedAt) => {
    const place = setUp()
    await expect(runBuild({ ...place, pages, killedAt })).rejects.toBe(killed)
    await expectRight(place)
  })

  test('after a later one was killed, with pages that were removed since', async () => {
    const place = setUp()
    await runBuild({ ...place, pages: { a: 'old', b: 'B', gone: 'G' } })
    await expect(runBuild({ ...place, pages: { a: 'half', b: 'half', d: 'D' }, killedAt: 'd' })).rejects.toBe(
      killed,
    )
    await expectRight(place)
  })

  test.each<[string, (place: Pick<Build, 'out' | 'record'>) => void]>([
    ['the record was lost', ({ record }) => rmSync(record)],
    ['the record is empty', ({ record }) => writeFileSync(record, '')],
    [
      'the record was cut off',
      ({ record }) => writeFileSync(record, readFileSync(record, 'utf8').slice(0, -30)),
    ],
    ['the record is nonsense', ({ record }) => writeFileSync(record, 'null')],
    ['a page was removed', ({ out }) => rmSync(join(out, 'b/index.html'))],
    ['a page was edited', ({ out }) => writeFileSync(join(out, 'b/index.html'), 'edited')],
    ['a compressed form was removed', ({ out }) => rmSync(join(out, 'b/index.html.br'))],
    ['everything was removed', ({ out }) => rmSync(out, { recursive: true })],
  ])('when %s', async (_, damage) => {
    const place = setUp()
    await runBuild({ ...place, pages: { ...pages, gone: 'G' } })
    damage(place)
    await expectRight(place)
    expect(existsSync(join(place.out, 'b/index.html.br'))).toBe(true)
  })
})
