import { join } from 'node:path'
import { readChecksummedFile, writeChecksummedFile } from '../../disk/checksummed-file.ts'
import type { Snapshot } from './snapshot.ts'
import { localStateName } from './snapshot-folders.ts'

/** A file of this machine that is the same as in a snapshot, until its size or time changes. */
export interface LocalFile {
  digest: string
  /** In bytes. */
  size: number
  /** Time of the last change, in milliseconds since the epoch. */
  modified: number
}

/** The snapshot that this machine restored or saved last. */
export interface LocalState {
  /** Name of the snapshot in the store. */
  name: string
  snapshot: Snapshot
  files: Map<string, LocalFile>
}

/** Reads the state of the snapshot with a name. Returns undefined if this machine has none, or another one. */
export function readLocalState(cache: string, name: string): LocalState | undefined {
  const text = readChecksummedFile(join(cache, localStateName))?.toString()
  if (text === undefined) return undefined
  const saved: Omit<LocalState, 'files'> & { files: [string, LocalFile][] } = JSON.parse(text)
  return saved.name === name ? { ...saved, files: new Map(saved.files) } : undefined
}

/** Saves the state for the next build of this machine. */
export function writeLocalState(cache: string, state: LocalState): void {
  const text = JSON.stringify({ ...state, files: [...state.files] })
  writeChecksummedFile(join(cache, localStateName), [Buffer.from(text)])
}
