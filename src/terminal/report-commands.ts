import { suggest } from '../shared/nearest.ts'
import { UsageError } from './usage-error.ts'

/** Commands about what readers have said and looked for. */
export type ReportCommand =
  | { name: 'feedback report'; root: string; data: string | undefined; days: number | undefined }
  | {
      name: 'export feedback' | 'export searches'
      root: string
      data: string | undefined
      format: 'csv' | 'json'
      to: string | undefined
    }

/** First words of these commands. */
export const reportGroups = ['feedback', 'export']

const text = { type: 'string' } as const
const root = { type: 'string', default: '.' } as const
const help = { type: 'boolean', short: 'h', default: false } as const
const rows = { root, help, data: text, format: { type: 'string', default: 'csv' }, to: text } as const

/** What the help tells of them, and their options. */
export const reportCommands = {
  'feedback report': {
    summary: 'List what readers say of pages, those that helped least first.',
    options: { root, help, data: text, days: text },
  },
  'export feedback': { summary: 'Print what readers say of pages.', options: rows },
  'export searches': { summary: 'Print what readers looked for and did not find.', options: rows },
} as const

/** Options that only these commands have. */
export const reportExplanations = {
  days: '--days N       only what was said in the last N days',
  format: '--format NAME  csv or json (default: csv)',
  to: '--to FILE      file to write (default: print it)',
}

/** What was understood of a command line, before each command takes its part. */
interface Arguments {
  name: ReportCommand['name']
  root: string
  data: string | undefined
  values: Record<string, unknown>
}

/** Makes the command of its arguments. */
export function readReportCommand({ name, root, data, values }: Arguments): ReportCommand {
  if (name === 'feedback report') return { name, root, data, days: parseDays(values.days) }
  const to = values.to === undefined ? undefined : String(values.to)
  return { name, root, data, format: parseFormat(values.format), to }
}

function parseDays(value: unknown): number | undefined {
  if (value === undefined) return undefined
  const days = Number(value)
  if (!Number.isInteger(days) || days < 1 || days > 36_500)
    throw new UsageError(`--days is \`${String(value)}\`, but must be a whole number from 1 to 36500.`)
  return days
}

function parseFormat(value: unknown): 'csv' | 'json' {
  if (value === 'csv' || value === 'json') return value
  throw new UsageError(
    `--format is \`${String(value)}\`. ${suggest(String(value), ['csv', 'json'], 'Write csv or json.')}`,
  )
}
