import { readFileSync } from 'node:fs'
import { basename, extname } from 'node:path'
import { describe, expect, test } from 'vitest'
import { listExports } from './architecture/list-exports.ts'
import {
  findLines,
  isTest,
  listRepositoryFiles,
  listScripts,
  toRepositoryPath,
} from './architecture/source-files.ts'

const allFolders = ['bench', 'setup', 'src', 'tests']
const all = listRepositoryFiles('src')
const code = all.filter((file) => /\.tsx?$/.test(file) && !isTest(file))

describe('names', () => {
  test('of this site are not in the engine', () => {
    const own = /e2e|myaccount|\btir\b/i
    expect(
      all.filter((file) => !isTest(file) && own.test(readFileSync(file, 'utf8'))).map(toRepositoryPath),
    ).toEqual([])
  })

  test('of folders describe their contents', () => {
    const vague = /\/(utils?|helpers?|common|lib|misc|internal|tools?)\//
    const files = [...all, ...listRepositoryFiles('tests'), ...listRepositoryFiles('bench')]
    expect(files.map(toRepositoryPath).filter((file) => vague.test(`/${file}`))).toEqual([])
  })

  test('of files are unique in src, except for entries and commands, which are called like what they start', () => {
    const starters = /^src\/(?:entry|commands)\//
    const paths = code.map(toRepositoryPath).filter((file) => !file.endsWith('.d.ts') && !starters.test(file))
    const groups = Map.groupBy(paths, (path) => basename(path, extname(path)))
    expect([...groups.values()].filter((files) => files.length > 1)).toEqual([])
  })

  test('of exports have one meaning: no two files export the same name', () => {
    const files = new Map<string, string[]>()
    for (const file of listScripts(allFolders).filter((path) => !path.endsWith('.d.ts')))
      for (const name of listExports(file))
        files.set(name, [...(files.get(name) ?? []), toRepositoryPath(file)])
    const ambiguous = [...files].filter(([, paths]) => paths.length > 1)
    // Vitest calls the export `setup` of each global setup file.
    expect(ambiguous.filter(([name]) => name !== 'setup')).toEqual([])
  })

  test('of functions begin with a verb: none ends with "Of"', () => {
    const pattern = /\b(?:function|const|let) (\w*[a-z]Of)\b|^\s+(\w*[a-z]Of)(?:\(.*\): |: (?:async )?\()/gm
    const names = findLines(listScripts(allFolders), pattern)
    expect(names).toEqual([])
  })

  test('of exports are given: only modules of page kinds and of the shell have a default export', () => {
    const withDefault = code.filter((file) =>
      /^export default |\bas default\b/m.test(readFileSync(file, 'utf8')),
    )
    expect(
      withDefault
        .map(toRepositoryPath)
        .filter((file) => !/^src\/theme\/shell\/(?:page-kinds|modules)\//.test(file)),
    ).toEqual([])
  })
})

test('Doc comments begin with a verb or a noun, and not with "What"', () => {
  expect(findLines(listScripts(allFolders), /\/\*\*\s*(?:\* )?What\b/g)).toEqual([])
})
