import { join } from 'node:path'
import { build } from '../../src/build/build.ts'
import { silentProgress } from '../../src/cli/progress.ts'
import { cacheFolder } from '../../src/disk/cache-folder.ts'

/** Run by `clean-build.ts`: builds the site in each folder that it receives, one after another. */
process.on('message', (root: string) => {
  build({ root, out: join(root, 'dist'), cache: cacheFolder(root), progress: silentProgress }).then(
    (report) => process.send?.({ report }),
    (error: unknown) => process.send?.({ problem: error instanceof Error ? error.message : String(error) }),
  )
})
