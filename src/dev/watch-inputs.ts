import { findEngineSource, includesPath, isInput, listInputs } from './site-inputs.ts'
import { type FileWatcher, watchFiles } from './watch-files.ts'

/** Watched inputs of a site. */
export interface InputWatcher {
  /** Sets the files of the APIs, which may be anywhere in the site folder. */
  setDocuments(files: readonly string[]): void
  close(): Promise<void>
}

/**
 * Watches everything that a site is built from. Resolves when no later edit is missed. `onEdit` receives the absolute
 * paths of the edited files, none if they aren't known.
 */
export async function watchInputs(
  root: string,
  onEdit: (kind: 'data' | 'code', files: string[]) => void,
): Promise<InputWatcher> {
  const engine = findEngineSource()
  const folders = engine === undefined || includesPath([root], engine) ? [root] : [root, engine]
  let documents: readonly string[] = []
  let inputs = listInputs(root, { engine, documents })

  const watch = (): Promise<FileWatcher> =>
    watchFiles({
      folders,
      isWatched: (path) => isInput(inputs, path),
      onEdit(paths) {
        refresh()
        const files = [...paths]
        onEdit(files.some((path) => includesPath(inputs.code, path)) ? 'code' : 'data', files)
      },
    })
  const refresh = (): boolean => {
    const next = listInputs(root, { engine, documents })
    if (JSON.stringify(next) === JSON.stringify(inputs)) return false
    inputs = next
    watching = watching.then(async (previous) => {
      const watcher = await watch()
      await previous.close()
      return watcher
    })
    return true
  }

  let watching = watch()
  await watching
  return {
    setDocuments(files) {
      documents = files
      // They may have changed after the build had read them.
      if (refresh()) void watching.then(() => onEdit('data', []))
    },
    close: async () => (await watching).close(),
  }
}
