import { dirname, join } from 'node:path/posix'

/** Names in the repository. Paths are relative to its root. */
export interface ExistingNames {
  files: ReadonlySet<string>
  /** Words of all code: identifiers, keys of data, property names. */
  words: ReadonlySet<string>
}

const sourceFile = /^[\w$.@/-]+\.(?:tsx?|mjs|css|tsv|yml)$|^(?:[A-Z]+|(?:docs|src|tests|bench)\/.*)\.md$/
const identifier = /^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*(?:\(\))?$/
const camelCase = /[a-z][A-Z]/

/**
 * Finds names in backticks that don't exist: source files, and identifiers in camel case. `from` is the path of the file
 * with the prose. A name is a claim about the code; examples are in quotes.
 */
export function findStaleNames(prose: string, from: string, existing: ExistingNames): string[] {
  const names = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name)
  return names.filter((name) => {
    if (sourceFile.test(name)) return !fileExists(name, from, existing.files)
    if (!identifier.test(name) || !camelCase.test(name)) return false
    return !name
      .replace('()', '')
      .split('.')
      .every((part) => existing.words.has(part))
  })
}

/** Whether a path exists in the repository, in `src/`, beside `from`, or as the end of a path. */
function fileExists(path: string, from: string, files: ReadonlySet<string>): boolean {
  const candidates = [path, `src/${path}`, join(dirname(from), path)]
  return (
    candidates.some((candidate) => files.has(candidate)) ||
    [...files].some((file) => file.endsWith(`/${path}`))
  )
}

/** Lists the words of code that could be identifiers. */
export const listWords = (code: string): string[] => code.match(/[A-Za-z_$][\w$]*/g) ?? []
