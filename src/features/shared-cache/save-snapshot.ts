import { readFileSync, statSync } from 'node:fs'
import { deflateRawSync } from 'node:zlib'
import { digest } from '../../disk/digest.ts'
import type { SnapshotFolders } from '../../shared/cache/shared-cache.ts'
import type { LocalFile, LocalState } from './local-state.ts'
import type { ObjectStore } from './object-store.ts'
import { runConcurrently } from './run-concurrently.ts'
import { type ContentPlace, getPackName, type Snapshot, writeSnapshot } from './snapshot.ts'
import { listSnapshotFiles } from './snapshot-folders.ts'

/** Size of a pack in bytes, at which the next one begins. */
const packSize = 8 * 1024 * 1024

/** Age (ms) at which contents move to a new pack, so that a store may delete objects that are a month old. */
const maxPackAge = 14 * 24 * 60 * 60 * 1000

/** Files whose content is compressed. */
const compressedFile = /\.(?:br|gz|png|jpe?g|webp|avif|woff2|zip|mp4)$/

export interface SaveInput {
  store: ObjectStore
  /** Name of the snapshot. */
  name: string
  folders: SnapshotFolders
  /** The last known state. Contents that are in the store aren't uploaded again. */
  previous: LocalState
  /** Milliseconds since the epoch. */
  now: number
}

/** Uploads the contents of output and cache that the store lacks, and the list of all files. Returns the new state of this machine. */
export async function saveSnapshot({ store, name, folders, previous, now }: SaveInput): Promise<LocalState> {
  const paths = listSnapshotFiles(folders)
  const files = new Map(
    [...paths].map(([fileName, path]) => [fileName, describeFile(path, previous.files.get(fileName))]),
  )
  const kept = keepPacks(previous.snapshot, new Set([...files.values()].map((file) => file.digest)), now)
  const snapshot: Snapshot = {
    ...kept,
    files: [...files].map(([fileName, file]) => ({ name: fileName, digest: file.digest })),
  }
  const known = new Set(Object.keys(snapshot.contents))
  const newFiles = [...files].flatMap(([fileName, { digest: key }]) => {
    if (known.has(key)) return []
    known.add(key)
    return [{ key, path: paths.get(fileName) ?? '' }]
  })
  // Each pack is made when the last ones have been sent: all packs of a large site don't fit into memory.
  await runConcurrently(createPacks(newFiles), async (newPack) => {
    const { pack, bytes, places } = finishPack(newPack)
    await store.put(getPackName(pack), bytes)
    snapshot.packs[pack] = { size: bytes.length, createdAt: now }
    for (const [key, place] of places) snapshot.contents[key] = { ...place, pack }
  })
  await writeSnapshot(store, name, snapshot)
  return { name, snapshot, files }
}

/** Describes a file. It's only read if its size or time isn't as before. */
function describeFile(path: string, known: LocalFile | undefined): LocalFile {
  const { size, mtimeMs } = statSync(path)
  if (known !== undefined && known.size === size && known.modified === mtimeMs) return known
  return { digest: digest(readFileSync(path)), size, modified: mtimeMs }
}

/** Returns the packs that stay: young ones with more used bytes than unused ones. */
function keepPacks(
  { contents, packs }: Snapshot,
  used: ReadonlySet<string>,
  now: number,
): Pick<Snapshot, 'contents' | 'packs'> {
  const usedContents = Object.entries(contents).filter(([key]) => used.has(key))
  const usedBytes = new Map<string, number>()
  for (const [, { pack, length }] of usedContents) usedBytes.set(pack, (usedBytes.get(pack) ?? 0) + length)
  const keptPacks = Object.entries(packs).filter(
    ([pack, { size, createdAt }]) => now - createdAt < maxPackAge && (usedBytes.get(pack) ?? 0) * 2 >= size,
  )
  const kept = new Set(keptPacks.map(([pack]) => pack))
  return {
    packs: Object.fromEntries(keptPacks),
    contents: Object.fromEntries(usedContents.filter(([, { pack }]) => kept.has(pack))),
  }
}

interface NewPack {
  pieces: Uint8Array[]
  /** In bytes. */
  size: number
  places: Map<string, Omit<ContentPlace, 'pack'>>
}

/** Creates packs of the contents of files. */
function* createPacks(newFiles: readonly { key: string; path: string }[]): Generator<NewPack> {
  let pack = createPack()
  for (const { key, path } of newFiles) {
    const content = readFileSync(path)
    // Another build may have replaced it since.
    if (digest(content) !== key) continue
    const isDeflated = !compressedFile.test(path)
    const bytes = isDeflated ? deflateRawSync(content, { level: 1 }) : content
    pack.places.set(key, { offset: pack.size, length: bytes.length, isDeflated })
    pack.pieces.push(bytes)
    pack.size += bytes.length
    if (pack.size < packSize) continue
    yield pack
    pack = createPack()
  }
  if (pack.size > 0) yield pack
}

const createPack = (): NewPack => ({ pieces: [], size: 0, places: new Map() })

/** The name of a pack is the digest of its bytes, so that two machines never write different packs under one name. */
function finishPack({ pieces, places }: NewPack): {
  pack: string
  bytes: Uint8Array
  places: NewPack['places']
} {
  const bytes = Buffer.concat(pieces)
  return { pack: digest(bytes), bytes, places }
}
