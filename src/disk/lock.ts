import { linkSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { threadId } from 'node:worker_threads'
import { getErrorCode } from '../shared/get-error-code.ts'
import { isProcessAlive } from './is-process-alive.ts'
import { removeLeftovers } from './remove-leftovers.ts'

/** A lock that wasn't touched for this long (ms) belongs to a process that is gone. */
const staleAfter = 15_000
const touchInterval = 3_000
const pollInterval = 100

/** Lock that one process holds at a time, for example the build of an output folder. */
export interface Lock {
  release(): void
}

/** Takes a lock file, or waits until the process that has it releases it. `onWait` is called once if it has to wait. */
export async function takeLock(file: string, onWait: (owner: number) => void): Promise<Lock> {
  mkdirSync(dirname(file), { recursive: true })
  removeLeftovers(file)
  let hasWaited = false
  let hasRemoved = false
  while (!(tryLock(file) && (!hasRemoved || (await isStillOwner(file))))) {
    const owner = readOwner(file)
    if (owner === undefined || isGone(file, owner)) {
      rmSync(file, { force: true })
      hasRemoved = true
    } else {
      if (!hasWaited) onWait(owner)
      hasWaited = true
      await sleep(pollInterval)
    }
  }
  const timer = setInterval(() => touchFile(file), touchInterval)
  timer.unref()
  return {
    release() {
      clearInterval(timer)
      if (readOwner(file) === process.pid) rmSync(file, { force: true })
    },
  }
}

/**
 * Checks again a moment later, because two processes may find the same stale lock, and one may remove the other's new
 * lock.
 */
async function isStillOwner(file: string): Promise<boolean> {
  await sleep(pollInterval)
  return readOwner(file) === process.pid
}

/**
 * Creates the lock with a hard link, which names the file only when it's complete. A killed process leaves no empty
 * lock that others would wait for.
 */
function tryLock(file: string): boolean {
  const temporary = `${file}.${process.pid}-${threadId}.tmp`
  try {
    writeFileSync(temporary, String(process.pid))
    linkSync(temporary, file)
    return true
  } catch (error) {
    if (getErrorCode(error) === 'EEXIST') return false
    // Some file systems don't support links.
    if (/^(?:EPERM|ENOTSUP|EOPNOTSUPP|ENOSYS)$/.test(String(getErrorCode(error)))) return tryCreateFile(file)
    throw error
  } finally {
    rmSync(temporary, { force: true })
  }
}

function tryCreateFile(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (getErrorCode(error) === 'EEXIST') return false
    throw error
  }
}

function readOwner(file: string): number | undefined {
  try {
    const owner = Number.parseInt(readFileSync(file, 'utf8'), 10)
    // Without links, the file is empty between its creation and its first byte, so the caller checks again.
    return Number.isNaN(owner) ? (Date.now() - statSync(file).mtimeMs > staleAfter ? undefined : 0) : owner
  } catch {
    return undefined
  }
}

function isGone(file: string, owner: number): boolean {
  const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0)
  return age > staleAfter || (owner !== 0 && !isProcessAlive(owner))
}

function touchFile(file: string): void {
  try {
    const now = new Date()
    utimesSync(file, now, now)
  } catch {
    // Another process removed the lock. The owner in the file decides at release.
  }
}
