import { expect, test } from 'vitest'
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
})

test('the validator changes with content and encoding', async () => {
  const find = filesOnDisk(temporaryFolder({ a: 'one', 'a.br': '1', b: 'two', c: 'one' }))
  const etag = async (path: string, encodings: string[] = []): Promise<string | undefined> =>
    (await find(path, encodings))?.etag
  expect(await etag('/a')).toBe(await etag('/c'))
  expect(new Set([await etag('/a'), await etag('/a', ['br']), await etag('/b')]).size).toBe(3)
})
