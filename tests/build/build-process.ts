import { join } from 'node:path'
import { buildSite } from '../../src/build/build-site.ts'
import { silentProgress } from '../../src/cli/build-progress.ts'
import { reportFailure } from '../../src/cli/report-failure.ts'
import { checkSite } from '../../src/commands/check.ts'
import { getCacheFolder } from '../../src/disk/cache-folder.ts'
import type { BuildTask } from './build-worker.ts'

/** Run by `build-worker.ts`: builds or checks the site in each folder that it receives, one after another. */
process.on('message', async ({ command, root }: BuildTask) => {
  try {
    const report =
      command === 'check'
        ? await checkSite({ root, only: undefined, progress: silentProgress })
        : await buildSite({
            root,
            out: join(root, 'dist'),
            cache: getCacheFolder(root),
            progress: silentProgress,
          })
    process.send?.({ report })
  } catch (error) {
    const lines: string[] = []
    const code = reportFailure(error, (line) => lines.push(`${line}\n`))
    process.send?.({ code, stderr: lines.join('') })
  }
})
