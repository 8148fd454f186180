import { join } from 'node:path'
import { digest } from '../disk/digest.ts'
import { type Lock, takeLock } from '../disk/lock.ts'
import { Pack } from '../disk/pack.ts'
import type { SnapshotFolders } from '../shared/cache/shared-cache.ts'
import type { BuildOptions } from './build-options.ts'
import type { SearchPacks } from './plan/plan-search-indexes.ts'

/** Returns the name of an output folder's files in the cache. Each folder that a site is built to has its own. */
const getOutputName = (out: string): string => `out-${digest(out).slice(0, 12)}`

/** Waits until no other build writes to an output folder, and locks it. */
export const takeOutputLock = ({
  root,
  out,
  progress,
}: Pick<BuildOptions, 'root' | 'out' | 'progress'>): Promise<Lock> =>
  takeLock(join(root, '.docent', `${getOutputName(out)}.lock`), (owner) =>
    progress.log(`Waiting for another build of ${out} (process ${owner}) …`),
  )

/** Returns the file of the output record. */
export const getRecordFile = (cache: string, out: string): string => join(cache, `${getOutputName(out)}.json`)

/** Returns the folders that machines share, and the start of the paths of this output folder's files in the cache. */
export const getSharedFolders = ({ cache, out }: { cache: string; out: string }): SnapshotFolders => ({
  cache,
  out,
  outputFiles: join(cache, getOutputName(out)),
})

/** Opens what the pages of an output folder add to the search. Hosted search needs their records, too. */
export function openSearchPacks({
  cache,
  out,
  keepsRecords,
}: {
  cache: string
  out: string
  keepsRecords: boolean
}): SearchPacks {
  const open = (kind: string): Pack => new Pack(join(cache, `${getOutputName(out)}.${kind}`))
  return { segments: open('parts'), records: keepsRecords ? open('records') : undefined }
}
