import { join } from 'node:path'
import { loadConfig } from './config/load-config.ts'
import { loadPages } from './content/load-pages.ts'
import { readInputs } from './content/read-inputs.ts'
import { engineDigest } from './disk/engine-digest.ts'
import { readPageIndex } from './disk/page-index.ts'
import { createSite } from './site/create-site.ts'
import { mediaPath } from './site/media-path.ts'
import type { Progress } from './terminal/progress.ts'
import { createWorkers } from './workers.ts'

/** Reads, compiles and links a site, and throws with every mistake of its writers; writes nothing but the cache. */
export async function check(root: string, progress: Progress): Promise<{ pages: number; warnings: string }> {
  const config = await loadConfig(root)
  const inputs = readInputs(root, config)
  const cache = join(root, '.docent/cache')
  const known = readPageIndex(join(cache, 'pages.json'))
  const workers = createWorkers()
  try {
    const { variables } = inputs
    const { pages, entries, problems, unread } = await loadPages(inputs.collections, {
      root,
      variables,
      engine: engineDigest(['content', 'shared', 'disk']),
      known: (key) => known.get(key),
      compile: workers.compiler({ root, variables, store: join(cache, 'store'), progress }),
    })
    const staticPaths = new Set(inputs.staticFiles.keys())
    const lastUpdated = new Map<string, string>()
    const site = createSite({
      ...inputs,
      root,
      config,
      pages,
      entries,
      problems,
      unread,
      lastUpdated,
      staticPaths,
      mediaPath: (file) => mediaPath(root, file),
    })
    return { pages: site.pages.length, warnings: site.warnings }
  } finally {
    await workers.close()
  }
}
