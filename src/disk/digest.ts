import { hash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { listImports } from './list-imports.ts'

/**
 * Returns the SHA-256 digest of all parts as hexadecimal. It includes their lengths, so `['ab', 'c']` and `['a', 'bc']`
 * differ.
 */
export function digest(...parts: readonly (string | Uint8Array)[]): string {
  if (parts.length === 1 && parts[0] !== undefined) return hash('sha256', parts[0])
  return hash('sha256', parts.map((part) => hash('sha256', part)).join(' '))
}

/** Files that name the versions of all packages, one for each package manager. */
const lockNames = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock']

/** Endings that TypeScript and the bundler add to an import without an extension. */
const moduleEndings = ['ts', 'tsx', 'js', 'jsx', 'mjs', 'json'].flatMap((name) => [
  `.${name}`,
  `/index.${name}`,
])

/**
 * Returns the digest of modules of a site, of what they import by a relative path, directly or not, and of the versions
 * of all packages.
 */
export function digestModules(entries: readonly string[], root: string): string {
  const texts = listModuleFiles(entries).flatMap((file) => [relative(root, file), readModule(file)])
  const lock = findLockFile(root)
  return digest(...texts, lock === undefined ? '' : readFileSync(lock))
}

/**
 * Lists modules of a site and the files that they import by a relative path, directly or not, including missing ones. It
 * leaves out files that are outside, with what they import.
 */
export function listModuleFiles(entries: readonly string[], isOutside = (_: string) => false): string[] {
  const files = new Set(entries)
  // A set visits what is added during the loop as well.
  for (const file of files)
    for (const target of listImports(file, readModule(file)).flatMap(listMeantFiles))
      if (!isOutside(target)) files.add(target)
  return [...files]
}

/** Lists the files that a relative import can mean. TypeScript's can lack their ending, or have a module's. */
function listMeantFiles(path: string): string[] {
  if (isFile(path)) return [path]
  const stem = path.replace(/\.m?jsx?$/, '')
  const files = moduleEndings.map((ending) => stem + ending).filter(isFile)
  return files.length > 0 ? files : [path]
}

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() === true

/** Reads a module. Empty if there is none: the build reports it. */
const readModule = (file: string): string => (isFile(file) ? readFileSync(file, 'utf8') : '')

/** Finds the nearest lock file: in a repository with several packages, it's in a folder above the site. */
function findLockFile(folder: string): string | undefined {
  const file = lockNames.map((name) => join(folder, name)).find((path) => existsSync(path))
  if (file !== undefined || folder === dirname(folder)) return file
  return findLockFile(dirname(folder))
}
