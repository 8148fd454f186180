import { posix } from 'node:path'
import type { CatalogTables } from '../../shared/content/catalog/catalog.ts'
import type { SourceLocation } from '../../shared/docs-error.ts'
import { getMember } from '../../shared/read-unknown.ts'
import type { RawFile } from '../rules/check-plain-values.ts'
import type { StatementSource } from './statement-list.ts'

export interface StatementFiles {
  files: readonly RawFile[]
  catalog: CatalogTables
  /** Parses a YAML file. Undefined if there is none, or if its syntax is wrong, which is reported elsewhere. */
  readDocument(file: string): StatementDocument | undefined
}

interface StatementDocument {
  value: unknown
  line(path: readonly PropertyKey[]): number | undefined
}

/** A value that a file states. A list of values is sorted. */
export interface FieldStatement {
  values: readonly string[]
  at: SourceLocation
}

/** Finds what the files say about a field. */
export function readStatements(source: StatementSource, files: StatementFiles): FieldStatement[] {
  if ('at' in source) return readPointer(source, files)
  if ('rows' in source) return readRows(source, files)
  return findMatches(source, files)
}

function readPointer(
  { at, pattern }: Extract<StatementSource, { at: string }>,
  { readDocument }: StatementFiles,
): FieldStatement[] {
  const [name = '', pointer = ''] = at.split('#/')
  const file = `content/${name}`
  const path = pointer.split('/')
  const document = readDocument(file)
  const value = path.reduce(getMember, document?.value)
  const texts = (Array.isArray(value) ? value : [value]).filter((item) => isScalarValue(item)).map(String)
  const values = pattern === undefined ? texts : texts.flatMap((text) => captureValues(text, pattern))
  if (values.length === 0) return []
  return [{ values: normalizeValues(values), at: { file, line: document?.line(path) } }]
}

function readRows(
  { rows, where, key }: Extract<StatementSource, { rows: string }>,
  { catalog }: StatementFiles,
): FieldStatement[] {
  const values = Object.values(catalog.get(rows)?.rows ?? {})
    .filter((row) => Object.entries(where).every(([name, value]) => String(row[name]) === value))
    .flatMap((row) => (row[key] === undefined ? [] : [String(row[key])]))
  if (values.length === 0) return []
  return [{ values: normalizeValues(values), at: { file: `content/catalog/${rows}.yml`, line: undefined } }]
}

function findMatches(
  { in: globs, pattern }: Extract<StatementSource, { in: unknown }>,
  { files }: StatementFiles,
): FieldStatement[] {
  const paths = [globs].flat().map((glob) => posix.join('content', glob))
  return files
    .filter(({ file }) => paths.some((path) => posix.matchesGlob(file, path)))
    .flatMap(({ file, text }) =>
      listMatches(text, pattern).map(({ index, value }) => ({
        values: normalizeValues([value]),
        at: { file, line: text.slice(0, index).split('\n').length },
      })),
    )
}

/** A space in a pattern matches line breaks, because lines of prose end anywhere. */
const listMatches = (text: string, pattern: string): { index: number; value: string }[] =>
  [...text.matchAll(new RegExp(pattern.replaceAll(' ', '\\s+'), 'giu'))].flatMap(({ index, 1: value }) =>
    value === undefined ? [] : [{ index, value }],
  )

const captureValues = (text: string, pattern: string): string[] =>
  listMatches(text, pattern).map(({ value }) => value)

const isScalarValue = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value)

const numberWords = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** Values are compared without regard to case, order, and spelled-out numbers. */
const normalizeValues = (values: readonly string[]): string[] => values.map(normalizeValue).sort()

function normalizeValue(value: string): string {
  const text = value.trim().replace(/\s+/g, ' ').toLowerCase()
  const number = numberWords.indexOf(text)
  return number === -1 ? text : String(number)
}
