import { readFileSync, type Stats, statSync } from 'node:fs'
import { DocsError, type Problem } from '../shared/docs-error.ts'
import { getErrorCode } from '../shared/get-error-code.ts'

interface TextFileSource {
  absolute: string
  /** Path to name in problems. */
  path: string
  /** In bytes. */
  maxSize: number
}

/**
 * Reads a text file. Returns undefined if it doesn't exist. Throws a `DocsError` if it's too large, and for pipes and
 * devices, which never end.
 */
export function readTextFile({ absolute, path, maxSize }: TextFileSource): string | undefined {
  const stats = readStats(absolute)
  if (stats === undefined) return undefined
  const problem = findKindProblem(stats, path) ?? findSizeProblem(stats.size, maxSize, path)
  if (problem !== undefined) throw new DocsError([problem])
  return readFileSync(absolute, 'utf8')
}

/** Returns undefined if there is no file, and for paths that no file can have: writers can put anything into an import. */
function readStats(path: string): Stats | undefined {
  if (path.includes('\0')) return undefined
  try {
    return statSync(path, { throwIfNoEntry: false })
  } catch (error) {
    if (getErrorCode(error) === 'ENAMETOOLONG') return undefined
    throw error
  }
}

interface FileKind {
  isFile(): boolean
  isDirectory(): boolean
  isFIFO(): boolean
  isSocket(): boolean
}

/** Describes what is at a path if it isn't a file. Returns undefined for a file. */
export function findKindProblem(kind: FileKind, path: string): Problem | undefined {
  if (kind.isFile()) return undefined
  return {
    problem: `This is ${describeFileKind(kind)}, not a file.`,
    at: { file: path, line: undefined },
    fix: 'Remove it, or replace it with a file.',
  }
}

function describeFileKind(kind: FileKind): string {
  if (kind.isDirectory()) return 'a folder'
  if (kind.isFIFO()) return 'a named pipe'
  return kind.isSocket() ? 'a socket' : 'a device'
}

const formatMegabytes = (bytes: number): string => (bytes / 1024 / 1024).toFixed(1).replace(/\.0$/, '')

function findSizeProblem(size: number, maxSize: number, path: string): Problem | undefined {
  if (size <= maxSize) return undefined
  return {
    problem: `The file has ${formatMegabytes(size)} MB; the limit is ${formatMegabytes(maxSize)} MB.`,
    at: { file: path, line: undefined },
    fix: 'Split it, or offer the data as a download.',
  }
}
