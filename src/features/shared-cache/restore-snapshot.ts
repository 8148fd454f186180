import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inflateRawSync } from 'node:zlib'
import { digest } from '../../disk/digest.ts'
import { markerPath } from '../../output/output-folder.ts'
import { adoptRecord } from '../../output/output-record.ts'
import type { SnapshotFolders } from '../../shared/cache/shared-cache.ts'
import type { LocalFile } from './local-state.ts'
import type { ObjectStore } from './object-store.ts'
import { runConcurrently } from './run-concurrently.ts'
import { type ContentPlace, getPackName, type Snapshot } from './snapshot.ts'
import { resolveSnapshotName } from './snapshot-folders.ts'

export interface RestoreReport {
  /** Restored files by name. */
  files: Map<string, LocalFile>
  /** Number of packs that are missing or damaged. Builds make their files again. */
  lostPacks: number
}

/**
 * Writes the files of a snapshot to an empty output folder and the cache. Each content is compared with its digest. If
 * this is interrupted, the next build trusts no file of the output.
 */
export async function restoreSnapshot(
  snapshot: Snapshot,
  store: ObjectStore,
  folders: SnapshotFolders,
): Promise<RestoreReport> {
  // The marker comes first, so that a folder left by a killed build is recognized as ours.
  writeFile(join(folders.out, markerPath), Buffer.from('{}'))
  const report: RestoreReport = { files: new Map(), lostPacks: 0 }
  const names = Map.groupBy(snapshot.files, (file) => file.digest)
  const writeNames = (key: string, content: Uint8Array): void => {
    for (const { name } of names.get(key) ?? []) {
      const file = resolveSnapshotName(name, folders)
      if (file !== undefined) report.files.set(name, { digest: key, ...writeFile(file, content) })
    }
  }
  const packs = Map.groupBy(Object.entries(snapshot.contents), ([, { pack }]) => pack)
  await runConcurrently([...packs], async ([pack, contents]) => {
    const bytes = await store.get(getPackName(pack))
    let isWhole = true
    for (const [key, place] of contents) {
      const content = bytes && readContent(bytes, place)
      if (content !== undefined && digest(content) === key) writeNames(key, content)
      else isWhole = false
    }
    if (!isWhole) report.lostPacks++
  })
  adoptRecord(`${folders.outputFiles}.json`, folders.out)
  report.files.delete('output.json')
  return report
}

function readContent(pack: Uint8Array, { offset, length, isDeflated }: ContentPlace): Uint8Array | undefined {
  const bytes = pack.subarray(offset, offset + length)
  if (!isDeflated) return bytes
  try {
    return inflateRawSync(bytes)
  } catch {
    // The pack is damaged.
    return undefined
  }
}

function writeFile(file: string, content: Uint8Array): Pick<LocalFile, 'size' | 'modified'> {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
  const { size, mtimeMs } = statSync(file)
  return { size, modified: mtimeMs }
}
