import { readdirSync } from 'node:fs'
import type { SharedCache, SnapshotFolders } from '../../shared/cache/shared-cache.ts'
import { createFileError } from '../../shared/docs-error.ts'
import { type LocalState, readLocalState, writeLocalState } from './local-state.ts'
import type { ObjectStore } from './object-store.ts'
import { openObjectStore } from './open-object-store.ts'
import { restoreSnapshot } from './restore-snapshot.ts'
import { saveSnapshot } from './save-snapshot.ts'
import { readSnapshot, type Snapshot } from './snapshot.ts'

interface SharedCacheOptions {
  /** Source of `DOCENT_CACHE_URL`, `DOCENT_CACHE_MODE`, and the settings of S3. */
  environment: Readonly<Record<string, string | undefined>>
  /** Name of the snapshot, different for each site and version of the engine. */
  name: string
  folders: SnapshotFolders
  /** Prints a message for the operator. */
  log(message: string): void
}

/** Opens the shared cache. Throws a `DocsError` if its settings are invalid. */
export async function openSharedCache({
  environment,
  name,
  folders,
  log,
}: SharedCacheOptions): Promise<SharedCache> {
  const store = await openObjectStore(environment.DOCENT_CACHE_URL ?? '', environment)
  const isReadOnly = readMode(environment.DOCENT_CACHE_MODE)
  let hasFailed = false
  const attempt = async (purpose: string, work: () => Promise<void>): Promise<void> => {
    if (hasFailed) return
    await work().catch((error: unknown) => {
      hasFailed = true
      log(`The shared cache couldn't be ${purpose}: ${describeFailure(error)}.`)
    })
  }
  const restore = async (): Promise<void> => {
    if (readdirSync(folders.out).length > 0) return
    const snapshot = await readSnapshot(store, name)
    if (snapshot === undefined) return
    const { files, lostPacks } = await restoreSnapshot(snapshot, store, folders)
    const usable = lostPacks === 0 ? snapshot : emptySnapshot
    writeLocalState(folders.cache, { name, snapshot: usable, files })
    const loss = lostPacks === 0 ? '' : ` ${lostPacks} of its packs are missing or damaged.`
    log(`Restored ${files.size} files from the shared cache.${loss}`)
  }
  const save = async (): Promise<void> => {
    const previous = readLocalState(folders.cache, name) ?? (await readStoredState(store, name))
    const input = { store, name, folders, previous, now: Date.now() }
    writeLocalState(folders.cache, await saveSnapshot(input))
  }
  return {
    restore: () => attempt('read', restore),
    save: () => (isReadOnly ? Promise.resolve() : attempt('written', save)),
  }
}

const emptySnapshot: Snapshot = { files: [], contents: {}, packs: {} }

/** Returns the state of a machine that hasn't restored anything. */
const readStoredState = async (store: ObjectStore, name: string): Promise<LocalState> => ({
  name,
  snapshot: (await readSnapshot(store, name)) ?? emptySnapshot,
  files: new Map(),
})

function readMode(mode: string | undefined): boolean {
  if (mode === undefined || mode === '' || mode === 'read-write') return false
  if (mode === 'read') return true
  throw createFileError(
    'DOCENT_CACHE_MODE',
    `The environment variable DOCENT_CACHE_MODE is \`${mode}\`.`,
    'Use read or read-write.',
  )
}

/** Describes a failure with its cause: the message of `fetch` itself is only “fetch failed”. */
function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  const reason = cause instanceof Error ? cause.message || Reflect.get(cause, 'code') : undefined
  return reason ? `${error.message}: ${reason}` : error.message
}
