import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { samplePage } from '../../tests/unit/sample-values.ts'
import { createTemporaryFolder } from '../../tests/unit/temporary-folder.ts'
import { getCompiledPageFile, readCompiledPages, writeCompiledPages } from './compiled-page-cache.ts'

const pages = [samplePage('a'), samplePage('größe')]

test('pages come back by key', () => {
  const cache = createTemporaryFolder()
  writeCompiledPages(cache, pages)
  const known = readCompiledPages(cache)
  expect([...known.keys()]).toEqual(['key of a', 'key of größe'])
  // What is undefined is not in the file, and so not in the page.
  expect(known.get('key of a')).toMatchObject(JSON.parse(JSON.stringify(pages[0])))
})

test.each<[string, (text: string) => string]>([
  ['empty', () => ''],
  ['cut off', (text) => text.slice(0, -20)],
  ['changed', (text) => text.replace('content/docs/a.mdx', 'content/docs/b.mdx')],
  ['without its digest', (text) => text.slice(text.indexOf('['))],
  ['no JSON', () => 'nonsense'],
])('an index that is %s knows nothing', (_, damage) => {
  const cache = createTemporaryFolder()
  writeCompiledPages(cache, pages)
  const file = getCompiledPageFile(cache)
  writeFileSync(file, damage(readFileSync(file, 'utf8')))
  expect(readCompiledPages(cache).size).toBe(0)
})

test('a missing index is empty', () => {
  expect(readCompiledPages(createTemporaryFolder()).size).toBe(0)
})
