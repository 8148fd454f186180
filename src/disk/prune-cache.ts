import { rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { listNames } from './locate-file.ts'

/** How long (ms) an unused file stays in the cache, so that going back to an older state is quick. */
const retentionTime = 7 * 24 * 60 * 60 * 1000

interface PruneInput {
  /** Cache folder. */
  cache: string
  /** Keys in the store that this build uses. */
  keys: ReadonlySet<string>
  /** Folder name of the bundle that this build uses. */
  bundle: string
  /** Milliseconds since the epoch. */
  now: number
}

/**
 * Removes what no build has written or used for a week: articles, bundles, and temporary files of killed builds.
 * Returns the number of files and folders removed. A concurrent build loses nothing, because its files are younger.
 */
export function pruneCache({ cache, keys, bundle, now }: PruneInput): number {
  const store = join(cache, 'store')
  const old = [
    ...listNames(cache)
      .filter((name) => name.endsWith('.tmp'))
      .map((name) => join(cache, name)),
    ...listNames(store).flatMap((name) =>
      name.endsWith('.tmp')
        ? [join(store, name)]
        : listNames(join(store, name))
            .filter((rest) => !keys.has(name + rest))
            .map((rest) => join(store, name, rest)),
    ),
    ...listNames(join(cache, 'bundle'))
      .filter((name) => name !== bundle)
      .map((name) => join(cache, 'bundle', name)),
  ].filter((path) => isOlder(path, now - retentionTime))
  for (const path of old) rmSync(path, { recursive: true, force: true })
  return old.length
}

function isOlder(path: string, time: number): boolean {
  try {
    return statSync(path).mtimeMs < time
  } catch {
    // Another build removed it first.
    return false
  }
}
