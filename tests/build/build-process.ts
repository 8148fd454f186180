import { join } from 'node:path'
import { buildSite } from '../../src/build/build-site.ts'
import { silentProgress } from '../../src/cli/build-progress.ts'
import { reportFailure } from '../../src/cli/report-failure.ts'
import { type CheckReport, checkSite } from '../../src/commands/check/check-site.ts'
import { getCacheFolder } from '../../src/disk/cache-folder.ts'
import { DocsError } from '../../src/shared/docs-error.ts'
import type { BuildTask } from './build-worker.ts'

/** Run by `build-worker.ts`: builds or checks the site in each folder that it receives, one after another. */
process.on('message', async ({ command, root }: BuildTask) => {
  try {
    const report =
      command === 'check'
        ? await checkFolder(root)
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

async function checkFolder(root: string): Promise<CheckReport> {
  const report = await checkSite({ root, only: undefined, progress: silentProgress })
  if (report.problems.length > 0) throw new DocsError(report.problems)
  return report
}
