import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { listTree } from '../list-tree.ts'

/** Digest of every file below a folder. */
export function readTree(folder: string): Record<string, string> {
  const computeDigest = (path: string): string =>
    createHash('sha256')
      .update(readFileSync(join(folder, path)))
      .digest('hex')
      .slice(0, 16)
  return Object.fromEntries(listTree(folder).map((path) => [path, computeDigest(path)]))
}

/** Paths of the files that are not the same in two trees, with what is wrong; empty when they are equal. */
export function compareTrees(actual: Record<string, string>, expected: Record<string, string>): string[] {
  return [...new Set([...Object.keys(actual), ...Object.keys(expected)])].sort().flatMap((path) => {
    if (actual[path] === expected[path]) return []
    return actual[path] === undefined
      ? `${path} is missing`
      : expected[path] === undefined
        ? `${path} is left over`
        : `${path} differs`
  })
}

/** Time of the last change of every file below a folder, in ms. */
export function readTimes(folder: string): Map<string, number> {
  return new Map(listTree(folder).map((path) => [path, statSync(join(folder, path)).mtimeMs]))
}
