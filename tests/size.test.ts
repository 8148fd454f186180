import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type LineLimits, listLongFunctions } from './architecture/list-long-functions.ts'
import { isTest, listRepositoryFiles, repositoryRoot, toRepositoryPath } from './architecture/source-files.ts'

/** The limits that CONTRIBUTING.md states, in lines. */
function readLimits(): LineLimits & { file: number } {
  const text = readFileSync(join(repositoryRoot, 'CONTRIBUTING.md'), 'utf8')
  const [, file, functions, component] =
    /Files have up to (\d+) lines, functions up to (\d+) \(components (\d+)\)/.exec(text) ?? []
  return { file: Number(file), function: Number(functions), component: Number(component) }
}

const limits = readLimits()

describe('size', () => {
  test('is limited by CONTRIBUTING.md', () => {
    expect(limits).toEqual({ file: 250, function: 50, component: 80 })
  })

  test('no function has more lines than allowed', () => {
    const files = listRepositoryFiles('src').filter((file) => /\.tsx?$/.test(file) && !isTest(file))
    expect(files.flatMap((file) => listLongFunctions(file, limits))).toEqual([])
  })

  test('no file has more lines than allowed', () => {
    const files = [
      ...listRepositoryFiles('src'),
      ...listRepositoryFiles('tests'),
      ...listRepositoryFiles('bench'),
      ...listRepositoryFiles('setup'),
    ]
    const long = files
      .filter((file) => /\.(tsx?|css|mjs)$/.test(file))
      .filter((file) => readFileSync(file, 'utf8').split('\n').length > limits.file + 1)
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
