import { suggestFix } from '../shared/text/find-nearest.ts'
import { UsageError } from './usage-error.ts'

/** Commands that work on reader data. */
export type OperatorCommand =
  | ExportCommand
  | { name: 'feedback report'; root: string; data: string | undefined; days: number | undefined }
  | { name: 'subscribers delete'; root: string; data: string | undefined; email: string }
  | { name: 'backup'; root: string; data: string | undefined; file: string }
  | { name: 'restore'; root: string; data: string | undefined; file: string; replaces: boolean }

export interface ExportCommand {
  name: 'export subscribers' | 'export feedback' | 'export searches'
  root: string
  /** Folder of the built site, which unsubscribe URLs belong to. */
  out: string | undefined
  data: string | undefined
  format: ExportFormat
  to: string | undefined
}

/** Export formats. */
export type ExportFormat = 'csv' | 'json'

/** First words of two-word operator commands. */
export const operatorGroups = ['export', 'feedback', 'subscribers']

const text = { type: 'string' } as const
const root = { type: 'string', default: '.' } as const
const help = { type: 'boolean', short: 'h', default: false } as const
const rows = { root, help, data: text, format: { type: 'string', default: 'csv' }, to: text } as const

/** Help texts of the commands and their options. `operand` is the only positional argument. */
export const operatorCommands = {
  'feedback report': {
    summary: 'List reader feedback by page, least helpful pages first.',
    options: { root, help, data: text, days: text },
  },
  'export feedback': { summary: 'Export reader feedback on pages.', options: rows },
  'export searches': { summary: 'Export failed searches of readers.', options: rows },
  'export subscribers': {
    summary: 'Export confirmed newsletter subscribers.',
    options: { ...rows, out: text },
  },
  'subscribers delete': {
    summary: 'Delete all data of an email address.',
    options: { root, help, data: text },
    operand: 'EMAIL',
  },
  backup: {
    summary: 'Write all reader data to a file.',
    options: { root, help, data: text },
    operand: 'FILE',
  },
  restore: {
    summary: 'Restore a file of `docent backup` into an empty database.',
    options: { root, help, data: text, replace: { type: 'boolean', default: false } },
    operand: 'FILE',
  },
} as const

/** Options that only these commands have. */
export const operatorOptionDescriptions = {
  days: '--days N       only feedback of the last N days',
  format: '--format NAME  csv or json (default: csv)',
  to: '--to FILE      file to write (default: standard output)',
  replace: '--replace      delete existing data',
}

/** A parsed command line, before the options of the command are read. */
interface ParsedArguments {
  name: OperatorCommand['name']
  root: string
  out: string | undefined
  data: string | undefined
  values: Record<string, unknown>
  operand: string
}

/** Creates the command from its arguments. */
export function readOperatorCommand({
  name,
  root,
  out,
  data,
  values,
  operand,
}: ParsedArguments): OperatorCommand {
  switch (name) {
    case 'export subscribers':
    case 'export feedback':
    case 'export searches': {
      const to = values.to === undefined ? undefined : String(values.to)
      return { name, root, out, data, format: readFormat(values.format), to }
    }
    case 'feedback report':
      return { name, root, data, days: readDays(values.days) }
    case 'subscribers delete':
      return { name, root, data, email: operand }
    case 'backup':
      return { name, root, data, file: operand }
    case 'restore':
      return { name, root, data, file: operand, replaces: values.replace === true }
  }
}

function readDays(value: unknown): number | undefined {
  if (value === undefined) return undefined
  const days = Number(value)
  if (!Number.isInteger(days) || days < 1 || days > 36_500)
    throw new UsageError(`--days is \`${String(value)}\`, but must be a whole number from 1 to 36500.`)
  return days
}

function readFormat(value: unknown): ExportFormat {
  if (value === 'csv' || value === 'json') return value
  throw new UsageError(
    `--format is \`${String(value)}\`. ${suggestFix(String(value), ['csv', 'json'], 'Write csv or json.')}`,
  )
}
