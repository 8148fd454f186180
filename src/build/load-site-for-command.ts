import type { BuildProgress } from '../cli/build-progress.ts'
import { type Inputs, readInputs } from '../content/read-inputs.ts'
import { getCacheFolder } from '../disk/cache-folder.ts'
import { getEngineDigests } from '../disk/engine-digest.ts'
import type { DocsConfig } from '../shared/config/config.ts'
import type { Site } from '../shared/site/site.ts'
import { loadLedgerCheck, loadSiteStages } from './load-features.ts'
import { loadSite } from './load-site.ts'
import { createBundleOptions, loadSiteComponents } from './load-site-bundle.ts'
import { createWorkers } from './workers.ts'

interface LoadInput {
  root: string
  config: DocsConfig
  inputs?: Inputs
  /** Whether addresses may get lost without a redirect. */
  ignoresLedger?: boolean
  progress: BuildProgress
}

/**
 * Compiles and links a site without writing anything but the cache. Dates of last changes are left out. Throws a
 * `DocsError` with all problems.
 */
export async function loadSiteForCommand({
  root,
  config,
  inputs,
  ignoresLedger = false,
  progress,
}: LoadInput): Promise<Site> {
  const workers = createWorkers()
  const cache = getCacheFolder(root)
  const engine = getEngineDigests()
  try {
    const { site } = await loadSite({
      root,
      cache,
      config,
      engine,
      siteComponents: await loadSiteComponents(createBundleOptions({ root, cache, config, engine })),
      stages: await loadSiteStages(root),
      inputs: inputs ?? readInputs(root, config),
      lastUpdated: Promise.resolve(new Map<string, string>()),
      workers,
      checkAddresses: ignoresLedger ? undefined : await loadLedgerCheck(root),
      // The result is all that matters, not how long its stages took.
      progress: { ...progress, runStage: async (_, work) => work() },
    })
    return site
  } finally {
    await workers.close()
  }
}
