import { linkSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { threadId } from 'node:worker_threads'
import { isAlive } from './is-alive.ts'
import { removeLeftovers } from './remove-leftovers.ts'

/** A lock that was not touched for so long (ms) belongs to a process that is gone. */
const staleAfter = 15_000
const touchEvery = 3_000
const lookEvery = 100

/** Held by one process at a time: a build of an output folder, or who looks for the owner of a database. */
export interface Lock {
  release(): void
}

/** Takes the lock file, or waits until the process that has it is done. `onWait` is called once when it has to wait. */
export async function takeLock(file: string, onWait: (owner: number) => void): Promise<Lock> {
  mkdirSync(dirname(file), { recursive: true })
  removeLeftovers(file)
  let hasWaited = false
  let hasRemoved = false
  while (!(tryLock(file) && (!hasRemoved || (await isStillOurs(file))))) {
    const owner = readOwner(file)
    if (owner === undefined || isGone(file, owner)) {
      rmSync(file, { force: true })
      hasRemoved = true
    } else {
      if (!hasWaited) onWait(owner)
      hasWaited = true
      await sleep(lookEvery)
    }
  }
  const timer = setInterval(() => touch(file), touchEvery)
  timer.unref()
  return {
    release() {
      clearInterval(timer)
      if (readOwner(file) === process.pid) rmSync(file, { force: true })
    },
  }
}

/** Two processes may find the same stale lock, and one remove the new lock of the other: look again a moment later. */
async function isStillOurs(file: string): Promise<boolean> {
  await sleep(lookEvery)
  return readOwner(file) === process.pid
}

/** A link gives the file its name when it's whole: a killed process leaves no empty lock that others wait for. */
function tryLock(file: string): boolean {
  const temporary = `${file}.${process.pid}-${threadId}.tmp`
  try {
    writeFileSync(temporary, String(process.pid))
    linkSync(temporary, file)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    // Some file systems have no links.
    if (/^(?:EPERM|ENOTSUP|EOPNOTSUPP|ENOSYS)$/.test(codeOf(error))) return tryToCreate(file)
    throw error
  } finally {
    rmSync(temporary, { force: true })
  }
}

function tryToCreate(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''

function readOwner(file: string): number | undefined {
  try {
    const owner = Number.parseInt(readFileSync(file, 'utf8'), 10)
    // Where there are no links, the file is empty between its creation and its first byte: look again.
    return Number.isNaN(owner) ? (Date.now() - statSync(file).mtimeMs > staleAfter ? undefined : 0) : owner
  } catch {
    return undefined
  }
}

function isGone(file: string, owner: number): boolean {
  const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0)
  return age > staleAfter || (owner !== 0 && !isAlive(owner))
}

function touch(file: string): void {
  try {
    const now = new Date()
    utimesSync(file, now, now)
  } catch {
    // The lock was taken away; the owner record decides at release.
  }
}
