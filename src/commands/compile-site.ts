import { loadSite } from '../build/load-site.ts'
import { createWorkers } from '../build/workers.ts'
import type { BuildProgress } from '../cli/build-progress.ts'
import type { Inputs } from '../content/read-inputs.ts'
import { getCacheFolder } from '../disk/cache-folder.ts'
import { computeEngineDigests } from '../disk/engine-digest.ts'
import type { DocsConfig } from '../shared/config/config.ts'
import type { Site } from '../shared/site/site.ts'

interface CompileOptions {
  root: string
  config: DocsConfig
  inputs: Inputs
  progress: BuildProgress
}

/** Compiles and links a site for a command that renders nothing. Writes only the cache. */
export async function compileSite({ root, config, inputs, progress }: CompileOptions): Promise<Site> {
  const workers = createWorkers()
  // The command has one result. How long its stages took is of no interest.
  const quietProgress: BuildProgress = { ...progress, runStage: async (_, work) => work() }
  try {
    const { site } = await loadSite({
      root,
      cache: getCacheFolder(root),
      config,
      engine: computeEngineDigests(),
      inputs,
      lastUpdated: Promise.resolve(new Map<string, string>()),
      workers,
      progress: quietProgress,
    })
    return site
  } finally {
    await workers.close()
  }
}
