type Release = () => void | Promise<void>

const releases = new Set<Release>()

/** Registers the release of a process, server, or browser. The returned function releases it now, once. */
export function releaseAtEnd(release: Release): () => Promise<void> {
  releases.add(release)
  return async () => {
    if (releases.delete(release)) await release()
  }
}

/** Runs `work` and releases all resources afterwards: on success, on failure, and on Ctrl-C. */
export async function withCleanup(work: () => Promise<void>): Promise<void> {
  let isInterrupted = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      isInterrupted = true
      void releaseAll().finally(() => process.exit(130))
    })
  }
  try {
    await work()
  } catch (error) {
    // Work fails when its resources are released. These errors aren't worth reporting.
    if (!isInterrupted) throw error
  } finally {
    await releaseAll()
  }
}

/** The newest first, and one that fails does not keep the others. */
async function releaseAll(): Promise<void> {
  const open = [...releases].reverse()
  releases.clear()
  for (const release of open) {
    try {
      await release()
    } catch (error) {
      console.error('Clean-up failed:', error)
    }
  }
}
