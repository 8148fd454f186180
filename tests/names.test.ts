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

/** Entries and commands are named after what they start. */
const starters = /^src\/(?:entry|commands)\//

/** Node gives the names of its exports. */
const nodeHooks = 'src/config/typescript-hooks.ts'

const splitWords = (name: string): string[] =>
  (name.match(/[A-Z]?[a-z\d]+|[A-Z]+(?![a-z])/g) ?? []).map((word) => word.toLowerCase())

/** Whether two words are forms of one: `resolve` and `resolver`. */
function isSameWord(first: string, second: string): boolean {
  const length = Math.max(3, Math.min(first.length, second.length) - 2)
  return first.slice(0, length) === second.slice(0, length)
}

/** Whether all words of a file's name are in the name of an export. */
const isNamedAfter = (file: string, name: string): boolean =>
  splitWords(file).every((word) => splitWords(name).some((other) => isSameWord(word, other)))

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

  test('of files are unique in src, except for entries and commands, which are named after what they start', () => {
    const paths = code.map(toRepositoryPath).filter((file) => !file.endsWith('.d.ts') && !starters.test(file))
    const groups = Map.groupBy(paths, (path) => basename(path, extname(path)))
    expect([...groups.values()].filter((files) => files.length > 1)).toEqual([])
  })

  test('of files are words of their export, if they export one function or constant', () => {
    const misnamed = code.filter((file) => {
      const names = listExports(file)
      if (names.filter((name) => /^[a-z]/.test(name)).length !== 1) return false
      return !names.some((name) => isNamedAfter(basename(file, extname(file)), name))
    })
    const allowed = (path: string): boolean => starters.test(path) || path === nodeHooks
    expect(misnamed.map(toRepositoryPath).filter((path) => !allowed(path))).toEqual([])
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
        .filter((file) => !/^src\/theme\/shell\/(?:page-kinds|lazy-parts)\//.test(file)),
    ).toEqual([])
  })
})

test('Doc comments begin with a verb or a noun, and not with "What"', () => {
  expect(findLines(listScripts(allFolders), /\/\*\*\s*(?:\* )?What\b/g)).toEqual([])
})
