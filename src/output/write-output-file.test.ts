import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createTemporaryFolder } from '../../tests/unit/temporary-folder.ts'
import { writeOutputFile } from './write-output-file.ts'

test.each(['html', 'json', 'md', 'txt', 'xml', 'css', 'js', 'mjs', 'svg', 'webmanifest', 'yaml', 'yml'])(
  'a .%s file has its Brotli and gzip forms beside it, with the same content',
  (extension) => {
    const out = createTemporaryFolder()
    const content = 'Größe '.repeat(100)
    const written = writeOutputFile(out, { path: `/docs/x/a.${extension}`, content }, 'page')
    const file = join(out, `docs/x/a.${extension}`)
    expect(readFileSync(file, 'utf8')).toBe(content)
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(content)
    expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(content)
    expect(written.map(({ path, size, modified }) => [path, size, modified])).toEqual(
      ['', '.br', '.gz'].map((suffix) => {
        const { size, mtimeMs } = statSync(file + suffix)
        return [`/docs/x/a.${extension}${suffix}`, size, mtimeMs]
      }),
    )
  },
)

test('a file that is compressed already is written once', () => {
  expect(
    writeOutputFile(createTemporaryFolder(), { path: '/a.png', content: Buffer.from([1, 2]) }, 'asset'),
  ).toHaveLength(1)
})

test.each([
  ['shares the compressed forms of the original', '/x/index.md'],
  ['is written if the original is missing', '/y/index.md'],
])('a copy %s', (_, original) => {
  const out = createTemporaryFolder()
  const content = '# X\n'
  writeOutputFile(out, { path: original, content }, 'page')
  const written = writeOutputFile(out, { path: '/x.md', content, copyOf: '/x/index.md' }, 'page')
  expect(readFileSync(join(out, 'x.md'), 'utf8')).toBe(content)
  expect(readdirSync(out).filter((name) => name.startsWith('x.md'))).toEqual(['x.md'])
  const { size, mtimeMs } = statSync(join(out, 'x.md'))
  expect(written).toEqual([{ path: '/x.md', size, modified: mtimeMs }])
})

test('the same content gives the same bytes', () => {
  const [one, two] = [createTemporaryFolder(), createTemporaryFolder()]
  for (const out of [one, two])
    writeOutputFile(out, { path: '/a.html', content: 'text '.repeat(500) }, 'asset')
  for (const name of ['a.html', 'a.html.br', 'a.html.gz']) {
    expect(readFileSync(join(one, name)).equals(readFileSync(join(two, name)))).toBe(true)
  }
})

test('a folder that was removed meanwhile is created again', () => {
  const out = createTemporaryFolder()
  writeOutputFile(out, { path: '/x/a.html', content: 'a' }, 'page')
  rmSync(join(out, 'x'), { recursive: true })
  writeOutputFile(out, { path: '/x/b.html', content: 'b' }, 'page')
  expect(readFileSync(join(out, 'x/b.html'), 'utf8')).toBe('b')
})

test('nothing is written outside the output folder', () => {
  const parent = createTemporaryFolder({ 'out/index.html': '' })
  for (const path of ['/../a.html', '/x/../../out-other/a.html']) {
    expect(() => writeOutputFile(join(parent, 'out'), { path, content: 'a' }, 'page')).toThrow(
      `\`${path}\` is outside of the output folder.`,
    )
  }
  expect(readdirSync(parent)).toEqual(['out'])
})
