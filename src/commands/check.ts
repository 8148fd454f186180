import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { loadSite } from '../build/load-site.ts'
import { createWorkers } from '../build/workers.ts'
import type { Progress } from '../cli/progress.ts'
import { UsageError } from '../cli/usage-error.ts'
import { loadConfig } from '../config/load-config.ts'
import { readInputs } from '../content/read-inputs.ts'
import { cacheFolder } from '../disk/cache-folder.ts'
import { engineDigests } from '../disk/engine-digest.ts'
import { DocsError, type Problem } from '../shared/docs-error.ts'
import type { Site } from '../shared/site/site.ts'
import { reviewSite } from './review-site.ts'

interface CheckOptions {
  root: string
  /** Reports problems of this file or folder only, relative to the root. */
  only: string | undefined
  progress: Progress
}

/** Reads, compiles, links, and reviews a site. Throws with every mistake of its writers; writes nothing but the cache. */
export async function check({
  root,
  only,
  progress,
}: CheckOptions): Promise<{ pages: number; warnings: string }> {
  if (only !== undefined && !existsSync(join(root, only)))
    throw new UsageError(`--only is \`${only}\`, but the site has no such file or folder.`)
  const config = await loadConfig(root)
  const inputs = readInputs(root, config)
  const workers = createWorkers()
  const linked: { site?: Site; problems: readonly Problem[] } = { problems: [] }
  try {
    const lastUpdated = Promise.resolve(new Map<string, string>())
    // A check has one result; nobody asks how long its parts took.
    const quiet: Progress = { ...progress, stage: async (_, work) => work() }
    linked.site = (
      await loadSite({
        root,
        cache: cacheFolder(root),
        config,
        engine: engineDigests(),
        inputs,
        lastUpdated,
        workers,
        progress: quiet,
      })
    ).site
  } catch (error) {
    if (!(error instanceof DocsError)) throw error
    linked.problems = error.problems
  } finally {
    await workers.close()
  }
  const { site } = linked
  const problems = [...linked.problems, ...reviewSite({ root, config, inputs, site })]
  const reported = problems.filter(({ at }) => only === undefined || isWithin(at.file, only))
  if (reported.length > 0) throw new DocsError(reported)
  return { pages: site?.pages.length ?? 0, warnings: site?.warnings ?? '' }
}

function isWithin(file: string, place: string): boolean {
  const path = place.replace(/^\.\//, '').replace(/\/+$/, '')
  return file === path || file.startsWith(`${path}/`)
}
