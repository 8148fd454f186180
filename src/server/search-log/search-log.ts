import { appendFileSync, mkdirSync, readFileSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** A search that did not help: nothing was found, or nothing of it was opened. Nothing about who searched. */
export interface FailedSearch {
  /** Day, ISO 8601: a time would say too much. */
  day: string
  text: string
  count: number
}

/** Searches that did not help, in a folder. */
export interface SearchLog {
  add(search: FailedSearch): void
}

/** The file, and the one before it. A file that is full takes the place of the one before. */
const names = ['searches.jsonl', 'searches.1.jsonl'] as const

/** Bytes of a file at most: half of what is kept in all. */
const defaultCapacity = 4 * 1024 * 1024

/** Opens the log in a folder, which is made when there is something to keep. */
export function openSearchLog(folder: string, capacity = defaultCapacity): SearchLog {
  const [file, older] = names.map((name) => join(folder, name)) as [string, string]
  return {
    add(search) {
      const line = `${JSON.stringify(search)}\n`
      mkdirSync(folder, { recursive: true })
      const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
      if (size > 0 && size + Buffer.byteLength(line) > capacity) renameSync(file, older)
      // One write of one line: servers that share a folder do not mix theirs.
      appendFileSync(file, line)
    },
  }
}

/** All that the log of a folder has; lines that are no searches (cut off, edited) are left out. */
export function readSearchLog(folder: string): FailedSearch[] {
  return [...names].reverse().flatMap((name) => readLines(join(folder, name)))
}

function readLines(file: string): FailedSearch[] {
  if (statSync(file, { throwIfNoEntry: false }) === undefined) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .map(parseLine)
    .filter((search) => search !== undefined)
}

function parseLine(line: string): FailedSearch | undefined {
  try {
    const { day, text, count } = JSON.parse(line)
    return typeof day === 'string' && typeof text === 'string' && typeof count === 'number'
      ? { day, text, count }
      : undefined
  } catch {
    return undefined
  }
}
