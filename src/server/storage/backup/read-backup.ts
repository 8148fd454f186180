import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { createFileError } from '../../../shared/docs-error.ts'
import { toObject, tryParseJson, type UnknownObject } from '../../../shared/read-unknown.ts'

/** First line of a backup. */
export interface BackupHeader {
  /** Numbers of the migrations applied to its database. */
  migrations: number[]
  rows: number
}

/** A row of a backup. */
export interface BackupRow {
  table: string
  /** JSON as written by the database. */
  row: string
}

/** Reads a whole backup and checks it. Throws if it's truncated, modified, or not a backup. */
export async function checkBackup(file: string): Promise<BackupHeader> {
  if (!existsSync(file))
    throw createFileError(file, "This file doesn't exist.", 'Use a file written by `docent backup`.')
  const hash = createHash('sha256')
  let head: UnknownObject | undefined
  let last: string | undefined
  let rows = 0
  for await (const line of readLines(file)) {
    if (last !== undefined) hash.update(`${last}\n`)
    if (head === undefined) head = parseLine(line)
    else if (parseRow(line) !== undefined) rows++
    last = line
  }
  const end = parseLine(last ?? '')
  if (head?.docent !== 'backup' || !isNumbers(head.migrations))
    throw createFileError(file, "This file isn't a backup.", 'Use a file written by `docent backup`.')
  if (head.version !== 1)
    throw createFileError(
      file,
      'This backup was written by a newer version of docent.',
      'Restore it with that version or a newer one.',
    )
  if (end.rows !== rows || end.digest !== hash.digest('hex'))
    throw createFileError(
      file,
      'The backup is truncated or was modified.',
      'Use another backup. Nothing was restored.',
    )
  return { migrations: head.migrations, rows }
}

/** Reads the rows of a checked backup. */
export async function* readBackupRows(file: string): AsyncGenerator<BackupRow> {
  for await (const line of readLines(file)) {
    const row = parseRow(line)
    if (row !== undefined) yield row
  }
}

const readLines = (file: string): AsyncIterable<string> =>
  createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: 0 })

function parseRow(line: string): BackupRow | undefined {
  const [, table, row] = line.match(/^\{"table":"(\w+)","row":(\{.*\})\}$/) ?? []
  return table === undefined || row === undefined ? undefined : { table, row }
}

const parseLine = (line: string): UnknownObject => toObject(tryParseJson(line))

const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((item) => Number.isInteger(item))
