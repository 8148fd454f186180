import { watch } from 'chokidar'

/**
 * Edits within this time (ms) are reported together, because editors and Git write files in several steps. The watcher
 * reports only one change of a file in 50 ms, so a shorter time would lose the last edit of a quick series.
 */
const settleTime = 60

/** Files that are being watched. */
export interface FileWatcher {
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
export async function watchFiles({ folders, isWatched, onEdit }: WatchOptions): Promise<FileWatcher> {
  const watcher = watch([...folders], { ignoreInitial: true, ignored: (path) => !isWatched(path) })
  let paths = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  const report = (): void => {
    const reported = paths
    paths = new Set()
    onEdit(reported)
  }
  let hasFailed = false
  watcher.on('error', (error) => {
    if (!hasFailed) console.error(`Some edits aren't noticed. ${explainFailure(error)}`)
    hasFailed = true
  })
  await new Promise<void>((resolve) => watcher.once('ready', resolve))
  watcher.on('all', (_event, path) => {
    paths.add(path)
    clearTimeout(timer)
    timer = setTimeout(report, settleTime)
  })
  return {
    close() {
      clearTimeout(timer)
      return watcher.close()
    },
  }
}

function explainFailure(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return /^(?:ENOSPC|EMFILE)/.test(message)
    ? 'The system limits how many files a user can watch. Raise the limit (`sysctl fs.inotify.max_user_watches=524288 fs.inotify.max_user_instances=512`) and start again.'
    : `The system reports: ${message}`
}
