import { renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createTemporaryFolder } from '../../tests/unit/temporary-folder.ts'
import { createFileFinder } from './file-finder.ts'

test.each([
  [['br', 'gzip'], 'b', 'br'],
  [['gzip'], 'g', 'gzip'],
  [[], 'plain', undefined],
  [['deflate'], 'plain', undefined],
])('for the encodings %j, picks the best stored form of the file', async (encodings, content, encoding) => {
  const find = createFileFinder(
    createTemporaryFolder({ 'x/a.html': 'plain', 'x/a.html.br': 'b', 'x/a.html.gz': 'g' }),
  )
  const file = await find('/x/a.html', encodings)
  expect(file?.encoding).toBe(encoding)
  expect(new TextDecoder().decode(file?.bytes)).toBe(content)
})

test('a file without compressed forms is sent unchanged; folders and missing paths are not files', async () => {
  const find = createFileFinder(createTemporaryFolder({ 'x/a.png': 'plain' }))
  expect((await find('/x/a.png', ['br']))?.encoding).toBeUndefined()
  expect(await find('/x', ['br'])).toBeUndefined()
  expect(await find('/y.html', ['br'])).toBeUndefined()
  expect(await find('/x/a.png/y', [])).toBeUndefined()
  expect(await find(`/${'a'.repeat(300)}`, [])).toBeUndefined()
  await expect(find('/\0', [])).rejects.toThrow()
})

test('[R-121] a symbolic link is followed only inside the folder', async () => {
  const outside = createTemporaryFolder({ 'secret.txt': 'secret', 'site-private/secret.txt': 'secret' })
  const folder = join(outside, 'site')
  const files = createTemporaryFolder({ 'a.txt': 'a', 'x/b.txt': 'b' })
  renameSync(files, folder)
  symlinkSync('a.txt', join(folder, 'inside.txt'))
  symlinkSync('x', join(folder, 'folder'))
  symlinkSync('../secret.txt', join(folder, 'out.txt'))
  symlinkSync('out.txt', join(folder, 'twice.txt'))
  symlinkSync('..', join(folder, 'up'))
  symlinkSync('../site-private', join(folder, 'neighbor'))
  symlinkSync('nothing', join(folder, 'broken.txt'))
  symlinkSync(folder, join(outside, 'current'))
  for (const root of [folder, join(outside, 'current')]) {
    const find = createFileFinder(root)
    const read = async (path: string): Promise<string | undefined> => {
      const file = await find(path, [])
      return file && new TextDecoder().decode(file.bytes)
    }
    expect([await read('/inside.txt'), await read('/folder/b.txt')]).toEqual(['a', 'b'])
    for (const path of ['/out.txt', '/twice.txt', '/up/secret.txt', '/neighbor/secret.txt', '/broken.txt'])
      expect([path, await read(path)]).toEqual([path, undefined])
  }
})

test('the validator of a large file depends on its content, too', async () => {
  const find = createFileFinder(
    createTemporaryFolder({ a: 'x'.repeat(2 ** 21), b: 'x'.repeat(2 ** 21), c: 'y'.repeat(2 ** 21) }),
  )
  const etags = await Promise.all(['/a', '/b', '/c'].map(async (path) => (await find(path, []))?.etag))
  expect(etags[0]).toMatch(/^"[\w-]{22}"$/)
  expect([etags[0] === etags[1], etags[0] === etags[2]]).toEqual([true, false])
})

test('the validator changes with content and encoding', async () => {
  const find = createFileFinder(createTemporaryFolder({ a: 'one', 'a.br': '1', b: 'two', c: 'one' }))
  const etag = async (path: string, encodings: string[] = []): Promise<string | undefined> =>
    (await find(path, encodings))?.etag
  expect(await etag('/a')).toBe(await etag('/c'))
  expect(new Set([await etag('/a'), await etag('/a', ['br']), await etag('/b')]).size).toBe(3)
})

describe('files in memory', () => {
  /** A file that was written long ago, and what is found there at a time. */
  function watched(freshFor: number): { file: string; at(time: number): Promise<string | undefined> } {
    const folder = createTemporaryFolder({ 'a.txt': 'one' })
    const file = join(folder, 'a.txt')
    utimesSync(file, 1, 1)
    let time = 0
    const find = createFileFinder(folder, { freshFor, now: () => time })
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
    ['a build replaces', put],
    ['an editor overwrites', writeFileSync],
  ])('files that %s are reread within a second', async (_who, write) => {
    const { file, at } = watched(1000)
    expect(await at(0)).toBe('one')
    write(file, 'two')
    expect(await at(999)).toBe('one')
    expect(await at(1000)).toBe('two')
    write(file, 'six')
    expect(await at(2000)).toBe('six')
  })

  test('files of a site that is being written are reread at once', async () => {
    const { file, at } = watched(0)
    for (const text of ['one', 'two', 'six', 'ten']) {
      writeFileSync(file, text)
      expect(await at(0)).toBe(text)
    }
  })

  test('removed files are missing until they are created again', async () => {
    const { file, at } = watched(1000)
    expect(await at(0)).toBe('one')
    rmSync(file)
    expect(await at(1000)).toBeUndefined()
    put(file, 'two')
    expect(await at(1001)).toBe('two')
  })

  test('unchanged files are read once, even by concurrent requests', async () => {
    const folder = createTemporaryFolder({ a: 'one' })
    const find = createFileFinder(folder, { freshFor: 1000 })
    const [first, second] = await Promise.all([find('/a', []), find('/a', [])])
    expect(first).toBe(second)
    expect(await find('/a', [])).toBe(first)
  })
})
