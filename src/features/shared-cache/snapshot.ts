import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { digest } from '../../disk/digest.ts'
import type { ObjectStore } from './object-store.ts'

/** The output and the cache of one build, in a store. */
export interface Snapshot {
  files: SnapshotFile[]
  /** Where each content is, by its digest. */
  contents: Record<string, ContentPlace>
  /** Objects with contents, by name. */
  packs: Record<string, PackInfo>
}

interface SnapshotFile {
  /** Name of the file, independent of the machine. */
  name: string
  /** Digest of its content. */
  digest: string
}

/** Where a content is in a pack. */
export interface ContentPlace {
  pack: string
  /** In bytes. */
  offset: number
  /** In bytes, as stored. */
  length: number
  isDeflated: boolean
}

interface PackInfo {
  /** In bytes. */
  size: number
  /** Milliseconds since the epoch. */
  createdAt: number
}

const digestLength = 64

export const getPackName = (pack: string): string => `packs/${pack}`

const getSnapshotName = (name: string): string => `snapshots/${name}`

/** Reads a snapshot. Returns undefined if there is none, or an incomplete one. */
export async function readSnapshot(store: ObjectStore, name: string): Promise<Snapshot | undefined> {
  const bytes = await store.get(getSnapshotName(name))
  if (bytes === undefined) return undefined
  const body = bytes.subarray(digestLength)
  const isWhole = Buffer.from(bytes.subarray(0, digestLength)).toString('latin1') === digest(body)
  return isWhole ? JSON.parse(inflateRawSync(body).toString()) : undefined
}

/** Writes a snapshot. Its packs must be in the store. */
export async function writeSnapshot(store: ObjectStore, name: string, snapshot: Snapshot): Promise<void> {
  const body = deflateRawSync(JSON.stringify(snapshot))
  await store.put(getSnapshotName(name), Buffer.concat([Buffer.from(digest(body), 'latin1'), body]))
}
