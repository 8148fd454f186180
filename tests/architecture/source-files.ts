import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { listTree } from '../list-tree.ts'

export const repositoryRoot = fileURLToPath(new URL('../..', import.meta.url))

/** Lists the absolute paths of all files in a folder of the repository, sorted. */
export const listRepositoryFiles = (folder: string): string[] =>
  listTree(join(repositoryRoot, folder))
    .map((path) => join(repositoryRoot, folder, path))
    .sort()

export const isTest = (file: string): boolean =>
  /\.(test|spec)(-d)?\.tsx?$/.test(file) || file.includes('/fixtures/')

/** Returns the path of a file in the repository, with forward slashes. */
export const toRepositoryPath = (file: string): string => relative(repositoryRoot, file).replaceAll('\\', '/')

/** Lists the scripts of some folders of the repository, tests included. */
export const listScripts = (folders: readonly string[]): string[] =>
  folders.flatMap(listRepositoryFiles).filter((file) => /\.(tsx?|mjs)$/.test(file))

/** Returns the matches of a global pattern in files, each with its file and line. */
export const findLines = (files: readonly string[], pattern: RegExp): string[] =>
  files.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    return [...text.matchAll(pattern)].map(({ 0: match, index }) => {
      const line = text.slice(0, index).split('\n').length
      return `${toRepositoryPath(file)}:${line}: ${match.trim()}`
    })
  })
