type Release = () => void | Promise<void>

const releases = new Set<Release>()

/** Remembers how to give back a process, server or browser; the returned function does it now, once. */
export function releaseAtEnd(release: Release): () => Promise<void> {
  releases.add(release)
  return async () => {
    if (releases.delete(release)) await release()
  }
}

/** Runs `work` and gives everything back afterwards: at its end, on its error and on Ctrl-C. */
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
    // What was just taken away from under the work fails, and is not worth telling.
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
