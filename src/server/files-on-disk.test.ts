import { renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/unit/temporary-folder.ts'
import { filesOnDisk } from './files-on-disk.ts'

test.each([
  [['br', 'gzip'], 'b', 'br'],
  [['gzip'], 'g', 'gzip'],
  [[], 'plain', undefined],
  [['deflate'], 'plain', undefined],
])(
  'of the encodings %j the best that lies beside the file is taken',
  async (encodings, content, encoding) => {
    const find = filesOnDisk(temporaryFolder({ 'x/a.html': 'plain', 'x/a.html.br': 'b', 'x/a.html.gz': 'g' }))
    const file = await find('/x/a.html', encodings)
    expect(file?.encoding).toBe(encoding)
    expect(new TextDecoder().decode(file?.bytes)).toBe(content)
  },
)

test('a file without compressed forms is sent as it is; a folder and nothing are no files', async () => {
  const find = filesOnDisk(temporaryFolder({ 'x/a.png': 'plain' }))
  expect((await find('/x/a.png', ['br']))?.encoding).toBeUndefined()
  expect(await find('/x', ['br'])).toBeUndefined()
  expect(await find('/y.html', ['br'])).toBeUndefined()
  expect(await find('/x/a.png/y', [])).toBeUndefined()
  expect(await find(`/${'a'.repeat(300)}`, [])).toBeUndefined()
  await expect(find('/\0', [])).rejects.toThrow()
})

test('the validator changes with content and encoding', async () => {
  const find = filesOnDisk(temporaryFolder({ a: 'one', 'a.br': '1', b: 'two', c: 'one' }))
  const etag = async (path: string, encodings: string[] = []): Promise<string | undefined> =>
    (await find(path, encodings))?.etag
  expect(await etag('/a')).toBe(await etag('/c'))
  expect(new Set([await etag('/a'), await etag('/a', ['br']), await etag('/b')]).size).toBe(3)
})

describe('files in memory', () => {
  /** A file that was written long ago, and what is found there at a time. */
  function watched(freshFor: number): { file: string; at(time: number): Promise<string | undefined> } {
    const folder = temporaryFolder({ 'a.txt': 'one' })
    const file = join(folder, 'a.txt')
    utimesSync(file, 1, 1)
    let time = 0
    const find = filesOnDisk(folder, { freshFor, now: () => time })
    return {
      file,
      at: async (now) => {
        time = now
        const found = await find('/a.txt', [])
        return found === undefined ? undefined : new TextDecoder().decode(found.bytes)
      },
    }
  }

  const put = (file: string, text: string): void => {
    writeFileSync(`${file}.tmp`, text)
    renameSync(`${file}.tmp`, file)
  }

  test.each([
    ['a build puts in their place', put],
    ['an editor writes', writeFileSync],
  ])('those that %s are seen after a second at most', async (_who, write) => {
    const { file, at } = watched(1000)
    expect(await at(0)).toBe('one')
    write(file, 'two')
    expect(await at(999)).toBe('one')
    expect(await at(1000)).toBe('two')
    write(file, 'six')
    expect(await at(2000)).toBe('six')
  })

  test('those of a site that is being written are seen at once', async () => {
    const { file, at } = watched(0)
    for (const text of ['one', 'two', 'six', 'ten']) {
      writeFileSync(file, text)
      expect(await at(0)).toBe(text)
    }
  })

  test('those that are gone are gone, and come back', async () => {
    const { file, at } = watched(1000)
    expect(await at(0)).toBe('one')
    rmSync(file)
    expect(await at(1000)).toBeUndefined()
    put(file, 'two')
    expect(await at(1001)).toBe('two')
  })

  test('are read once while they stay the same, also by requests that come together', async () => {
    const folder = temporaryFolder({ a: 'one' })
    const find = filesOnDisk(folder, { freshFor: 1000 })
    const [first, second] = await Promise.all([find('/a', []), find('/a', [])])
    expect(first).toBe(second)
    expect(await find('/a', [])).toBe(first)
  })
})
