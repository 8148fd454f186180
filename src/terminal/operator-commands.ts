import { UsageError } from './usage-error.ts'

/** Commands about what readers have sent. */
export type OperatorCommand =
  | {
      name: 'export subscribers'
      root: string
      out: string | undefined
      data: string | undefined
      format: 'csv' | 'json'
      to: string | undefined
    }
  | { name: 'subscribers delete'; root: string; data: string | undefined; email: string }
  | { name: 'backup'; root: string; data: string | undefined; file: string }
  | { name: 'restore'; root: string; data: string | undefined; file: string; replaces: boolean }

/** First words of these commands that are followed by a second one. */
export const operatorGroups = ['export', 'subscribers']

const text = { type: 'string' } as const
const root = { type: 'string', default: '.' } as const
const help = { type: 'boolean', short: 'h', default: false } as const

/** What the help tells of them, and their options. `operand` is the one thing that stands without a name. */
export const operatorCommands = {
  'export subscribers': {
    summary: 'Print everybody who has confirmed the newsletter.',
    options: { root, out: text, help, data: text, format: { type: 'string', default: 'csv' }, to: text },
  },
  'subscribers delete': {
    summary: 'Remove every trace of an address.',
    options: { root, help, data: text },
    operand: 'EMAIL',
  },
  backup: {
    summary: 'Write all that readers sent into a file.',
    options: { root, help, data: text },
    operand: 'FILE',
  },
  restore: {
    summary: 'Put what `docent backup` wrote into an empty database.',
    options: { root, help, data: text, replace: { type: 'boolean', default: false } },
    operand: 'FILE',
  },
} as const

/** Options that only these commands have. */
export const operatorExplanations = {
  format: '--format NAME  csv or json (default: csv)',
  to: '--to FILE      file to write (default: print it)',
  replace: '--replace      remove what is there',
}

/** What was understood of a command line, before each command takes its part. */
interface Arguments {
  name: OperatorCommand['name']
  root: string
  out: string | undefined
  data: string | undefined
  values: Record<string, unknown>
  operand: string
}

/** Makes the command of its arguments. */
export function readOperatorCommand({ name, root, out, data, values, operand }: Arguments): OperatorCommand {
  switch (name) {
    case 'export subscribers': {
      const to = values.to === undefined ? undefined : String(values.to)
      return { name, root, out, data, format: readFormat(values.format), to }
    }
    case 'subscribers delete':
      return { name, root, data, email: operand }
    case 'backup':
      return { name, root, data, file: operand }
    case 'restore':
      return { name, root, data, file: operand, replaces: values.replace === true }
  }
}

function readFormat(value: unknown): 'csv' | 'json' {
  if (value === 'csv' || value === 'json') return value
  throw new UsageError(`--format is \`${String(value)}\`, but must be csv or json.`)
}
