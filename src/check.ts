import { loadConfig } from './config/load-config.ts'
import { readInputs } from './content/read-inputs.ts'
import { cacheFolder } from './disk/cache-folder.ts'
import { engineDigests } from './disk/engine-digest.ts'
import { loadSite } from './load-site.ts'
import type { Progress } from './terminal/progress.ts'
import { createWorkers } from './workers.ts'

/** Reads, compiles and links a site, and throws with every mistake of its writers; writes nothing but the cache. */
export async function check(root: string, progress: Progress): Promise<{ pages: number; warnings: string }> {
  const config = await loadConfig(root)
  const inputs = readInputs(root, config)
  const workers = createWorkers()
  try {
    const lastUpdated = Promise.resolve(new Map<string, string>())
    // A check has one result; nobody asks how long its parts took.
    const quiet: Progress = { ...progress, stage: async (_, work) => work() }
    const { site } = await loadSite({
      root,
      cache: cacheFolder(root),
      config,
      engine: engineDigests(),
      inputs,
      lastUpdated,
      workers,
      progress: quiet,
    })
    return { pages: site.pages.length, warnings: site.warnings }
  } finally {
    await workers.close()
  }
}
