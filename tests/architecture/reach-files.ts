import { readImports } from './read-imports.ts'

/**
 * Lists the files that entries load when they run, directly or not, with the entries themselves. Files in `boundary` are
 * left out, with everything that only they load.
 */
export function reachFiles(
  entries: readonly string[],
  boundary: ReadonlySet<string> = new Set(),
): ReadonlySet<string> {
  const files = new Set(entries)
  // A set visits what is added during the loop as well.
  for (const file of files) {
    if (!/\.tsx?$/.test(file)) continue
    for (const target of readImports(file))
      if (!target.isType && target.file !== undefined && !boundary.has(target.file)) files.add(target.file)
  }
  return files
}
