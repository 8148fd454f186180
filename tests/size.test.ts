import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isTest, listRepositoryFiles, toRepositoryPath } from './architecture/source-files.ts'

describe('size', () => {
  test('no file has more than 250 lines', () => {
    const files = [
      ...listRepositoryFiles('src'),
      ...listRepositoryFiles('tests'),
      ...listRepositoryFiles('bench'),
      ...listRepositoryFiles('setup'),
    ]
    const long = files
      .filter((file) => /\.(tsx?|css|mjs)$/.test(file))
      .filter((file) => readFileSync(file, 'utf8').split('\n').length > 251)
      .map(toRepositoryPath)
    expect(long).toEqual([])
  })

  test('no folder has more than 15 files of source', () => {
    const counts = new Map<string, number>()
    for (const file of listRepositoryFiles('src').filter((path) => !isTest(path))) {
      const folder = toRepositoryPath(dirname(file))
      counts.set(folder, (counts.get(folder) ?? 0) + 1)
    }
    const large = [...counts].filter(([, count]) => count > 15)
    expect(large).toEqual([])
  })
})
