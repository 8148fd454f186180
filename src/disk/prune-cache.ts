import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** A file of the cache that nobody needs is kept this long, in ms: going back to an older state is then still quick. */
const keptFor = 7 * 24 * 60 * 60 * 1000

interface PruneInput {
  /** Folder of the cache. */
  cache: string
  /** Keys in the store that this build needs. */
  keys: ReadonlySet<string>
  /** Folder name of the bundle that this build uses. */
  bundle: string
  /** ms since the epoch. */
  now: number
}

/**
 * Removes what no build has written or needed for a week: articles, bundles, and temporary files of builds that were
 * killed. Returns how many files and folders are gone. Another build at work loses nothing: its files are younger.
 */
export function pruneCache({ cache, keys, bundle, now }: PruneInput): number {
  const store = join(cache, 'store')
  const old = [
    ...list(cache)
      .filter((name) => name.endsWith('.tmp'))
      .map((name) => join(cache, name)),
    ...list(store).flatMap((name) =>
      name.endsWith('.tmp')
        ? [join(store, name)]
        : list(join(store, name))
            .filter((rest) => !keys.has(name + rest))
            .map((rest) => join(store, name, rest)),
    ),
    ...list(join(cache, 'bundle'))
      .filter((name) => name !== bundle)
      .map((name) => join(cache, 'bundle', name)),
  ].filter((path) => isOlder(path, now - keptFor))
  for (const path of old) rmSync(path, { recursive: true, force: true })
  return old.length
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    // Nothing was cached there yet, or a file stands in the way, which the next write replaces.
    return []
  }
}

function isOlder(path: string, time: number): boolean {
  try {
    return statSync(path).mtimeMs < time
  } catch {
    // Another build was quicker.
    return false
  }
}
