import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { DocsError } from '../../../shared/docs-error.ts'

/** What a backup says of itself. */
export interface BackupHead {
  /** Numbers of the migrations that its database has had. */
  migrations: number[]
  rows: number
}

/** A row of a backup. */
export interface BackupRow {
  table: string
  /** JSON, as the database has written it. */
  row: string
}

/** Reads a backup to its end, and only then says what it is. Throws when it is cut off, changed, or none. */
export async function checkBackup(file: string): Promise<BackupHead> {
  if (!existsSync(file))
    throw refusal(file, 'There is no such file.', 'Give a file that `docent backup` has written.')
  const hash = createHash('sha256')
  let head: Record<string, unknown> | undefined
  let last: string | undefined
  let rows = 0
  for await (const line of linesOf(file)) {
    if (last !== undefined) hash.update(`${last}\n`)
    if (head === undefined) head = parseLine(line)
    else if (parseRow(line) !== undefined) rows++
    last = line
  }
  const end = parseLine(last ?? '')
  if (head?.docent !== 'backup' || !isNumbers(head.migrations))
    throw refusal(file, 'This is not a backup.', 'Give a file that `docent backup` has written.')
  if (head.version !== 1)
    throw refusal(
      file,
      'This backup was made by a newer version of docent.',
      'Restore it with that version, or a newer one.',
    )
  if (end.rows !== rows || end.digest !== hash.digest('hex'))
    throw refusal(file, 'The backup is cut off, or was changed.', 'Use another one. Nothing was restored.')
  return { migrations: head.migrations, rows }
}

/** The rows of a backup that was checked. */
export async function* readRows(file: string): AsyncGenerator<BackupRow> {
  for await (const line of linesOf(file)) {
    const row = parseRow(line)
    if (row !== undefined) yield row
  }
}

const linesOf = (file: string): AsyncIterable<string> =>
  createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: 0 })

function parseRow(line: string): BackupRow | undefined {
  const [, table, row] = line.match(/^\{"table":"(\w+)","row":(\{.*\})\}$/) ?? []
  return table === undefined || row === undefined ? undefined : { table, row }
}

function parseLine(line: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((item) => Number.isInteger(item))

/** A backup that is not restored, with what to do. */
export const refusal = (file: string, problem: string, fix: string): DocsError =>
  new DocsError([{ problem, at: { file, line: undefined }, fix }])
