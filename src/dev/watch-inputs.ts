import { statSync } from 'node:fs'
import { join } from 'node:path'
import { type FSWatcher, watch } from 'chokidar'
import { listNames } from '../disk/locate-file.ts'
import { findEngineSource, includesPath, isInput, listInputs } from './site-inputs.ts'

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
  const refresh = (): void => {
    const next = listInputs(root, { engine, documents })
    if (JSON.stringify(next) === JSON.stringify(inputs)) return
    inputs = next
    watching = watching.then(async (previous) => {
      const watcher = await watch()
      await previous.close()
      // Files may have changed before they were watched, and after a build had read them.
      onEdit('data', [])
      return watcher
    })
  }

  let watching = watch()
  await watching
  return {
    setDocuments(files) {
      documents = files
      refresh()
    },
    close: async () => (await watching).close(),
  }
}

/**
 * Edits within this time (ms) are reported together, because editors and Git write files in several steps. The watcher
 * reports only one change of a file in 50 ms, so a shorter time would lose the last edit of a quick series.
 */
const settleTime = 60

/**
 * The edit of one file is reported after this time (ms), in which editors write it. If the file has changed again when
 * the settle time is over, it's reported once more.
 */
const writeTime = 15

/**
 * Time (ms) in which a missing file may come back. Git removes a file before it writes the other branch's, and on a busy
 * machine, a build in between would take its page off the site.
 */
const replaceTime = 250

/** Files that are being watched. */
interface FileWatcher {
  close(): Promise<void>
}

interface WatchOptions {
  /** Absolute paths of folders. What is created in them later is watched, too. */
  folders: readonly string[]
  /** Whether to watch a file or folder. */
  isWatched(path: string): boolean
  /** Receives the paths of files that were edited, created, replaced, or deleted. */
  onEdit(paths: ReadonlySet<string>): void
}

/** Watches files. Resolves when it has found all of them, and reports later edits. */
async function watchFiles({ folders, isWatched, onEdit }: WatchOptions): Promise<FileWatcher> {
  const watcher = watch([...folders], { ignoreInitial: true, ignored: (path) => !isWatched(path) })
  const series = createEditSeries(onEdit)
  let hasFailed = false
  watcher.on('error', (error) => {
    if (!hasFailed) console.error(`Some edits aren't noticed. ${explainFailure(error)}`)
    hasFailed = true
  })
  await new Promise<void>((resolve) => watcher.once('ready', resolve))
  addMissedFiles(watcher, { folders, isWatched })
  watcher.on('all', (event, path) => series.add(path, event.startsWith('add')))
  return {
    close() {
      series.end()
      return watcher.close()
    },
  }
}

/**
 * Watches the files and folders that were created after chokidar had read their folder and before it watched it. Without
 * this, it would notice nothing in such a folder.
 */
function addMissedFiles(
  watcher: FSWatcher,
  { folders, isWatched }: Pick<WatchOptions, 'folders' | 'isWatched'>,
): void {
  for (const [folder, names] of Object.entries(watcher.getWatched())) {
    if (!includesPath(folders, folder)) continue
    const missed = listNames(folder)
      .filter((name) => !names.includes(name))
      .map((name) => join(folder, name))
    watcher.add(missed.filter(isWatched))
  }
}

/** Edits that belong together. */
interface EditSeries {
  /** Adds an edit. `isNew`: whether the file has just been created. */
  add(path: string, isNew: boolean): void
  /** Drops edits that haven't been reported. */
  end(): void
}

function createEditSeries(onEdit: WatchOptions['onEdit']): EditSeries {
  let paths = new Set<string>()
  /** Files that didn't exist before the series. */
  const created = new Set<string>()
  /** Temporary files. Chokidar reports their end 100 ms late, in the next series. */
  const temporary = new Set<string>()
  /** The only edited file, with its state when it was reported. */
  let early: { path: string; state: string } | undefined
  const timers: { early?: NodeJS.Timeout; settled?: NodeJS.Timeout } = {}
  const reportEarly = (): void => {
    const [path = '', ...others] = paths
    const state = readFileState(path)
    if (others.length > 0 || created.has(path) || state === '') return
    early = { path, state }
    onEdit(paths)
  }
  const settle = (): void => {
    // Editors and `sed -i` write a temporary file and rename it. The temporary file isn't an edit.
    for (const path of created) if (readFileState(path) === '' && paths.delete(path)) temporary.add(path)
    const hasMissing = [...paths].some((path) => readFileState(path) === '')
    if (hasMissing) timers.settled = setTimeout(reportSettled, replaceTime)
    else reportSettled()
  }
  const reportSettled = (): void => {
    const isReported = paths.size === 1 && early !== undefined && readFileState(early.path) === early.state
    const reported = paths
    paths = new Set()
    created.clear()
    early = undefined
    if (!isReported && reported.size > 0) onEdit(reported)
  }
  return {
    add(path, isNew) {
      if (temporary.delete(path) && !isNew) return
      if (paths.size === 0) timers.early = setTimeout(reportEarly, writeTime)
      if (isNew && !paths.has(path)) created.add(path)
      paths.add(path)
      clearTimeout(timers.settled)
      timers.settled = setTimeout(settle, settleTime)
    },
    end() {
      clearTimeout(timers.early)
      clearTimeout(timers.settled)
    },
  }
}

/** Describes the content of a file by what changes with each write. Empty if there is no file. */
function readFileState(path: string): string {
  const stats = statSync(path, { bigint: true, throwIfNoEntry: false })
  return stats === undefined ? '' : [stats.ino, stats.size, stats.mtimeNs, stats.ctimeNs].join(' ')
}

function explainFailure(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return /^(?:ENOSPC|EMFILE)/.test(message)
    ? 'The system limits how many files a user can watch. Raise the limit (`sysctl fs.inotify.max_user_watches=524288 fs.inotify.max_user_instances=512`) and start again.'
    : `The system reports: ${message}`
}
