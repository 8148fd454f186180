import { join } from 'node:path'
import type { WriteOptions } from '../output/write-site.ts'
import type { WrittenPage } from '../shared/output/render-task.ts'
import type { BuildOptions } from './build-options.ts'
import { getRecordFile } from './output-lock-and-record.ts'
import type { OutputPlan } from './plan/plan-output.ts'
import type { Workers } from './workers.ts'

/** Creates the options that a plan is written with. `onPage` is called with each page when it's written. */
export function createWriteOptions(
  plan: OutputPlan,
  { out, cache, progress, dev }: BuildOptions,
  { workers, onPage }: { workers: Workers; onPage(page: WrittenPage): void },
): WriteOptions {
  return {
    ...plan,
    out,
    recordFile: getRecordFile(cache, out),
    render: workers.createRenderer({
      ...{ out, store: join(cache, 'store'), constants: plan.constants, isCompressed: plan.isCompressed },
      isWanted: dev?.isWanted,
    }),
    onPlanned: (pages) => dev?.onPlanned(pages.map(({ owner }) => owner)),
    onGroupsWritten: (hasChanges) => dev?.onServable(hasChanges),
    onWritten(page) {
      dev?.onPage(page.owner)
      onPage(page)
    },
    onProgress: progress.advance,
    runStage: progress.runStage,
  }
}
