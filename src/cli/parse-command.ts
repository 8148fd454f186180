import { parseArgs } from 'node:util'
import { suggestFix } from '../shared/text/find-nearest.ts'
import {
  type CommandName,
  commandGroups,
  commands,
  formatCommandHelp,
  formatHelp,
  getOperand,
  isCommandName,
} from './commands.ts'
import { type OperatorCommand, readOperatorCommand } from './operator-commands.ts'
import { UsageError } from './usage-error.ts'

/** The words after `docent`, understood. */
export type ParsedCommand =
  | { name: 'build'; root: string; out: string | undefined; usesCache: boolean; isProfiled: boolean }
  | {
      name: 'serve'
      root: string
      out: string | undefined
      port: number | undefined
      host: string | undefined
      data: string | undefined
      log: string | undefined
      hasMetrics: boolean
    }
  | { name: 'dev'; root: string; port: number | undefined; host: string | undefined }
  | { name: 'check'; root: string; only: string | undefined }
  | { name: 'ledger update'; root: string }
  | { name: 'mock'; root: string; port: number | undefined; host: string | undefined }
  | { name: 'search push'; root: string; out: string | undefined; isDryRun: boolean }
  | { name: 'search report'; root: string; out: string | undefined; data: string | undefined }
  | OperatorCommand
  | { name: 'help'; text: string }

/** Reads the arguments (without `node` and the script). Throws a `UsageError` that says what is wrong. */
export function parseCommand(args: readonly string[]): ParsedCommand {
  const [name, ...rest] = joinGroup(args)
  if (name === undefined || name === '--help' || name === '-h' || name === 'help')
    return { name: 'help', text: formatHelp() }
  if (!isCommandName(name)) throw createUnknownCommandError(name)
  const { values, operand } = parseOptions(name, rest)
  if (values.help === true) return { name: 'help', text: formatCommandHelp(name) }
  const folder = String(values.root ?? '.')
  const target = toOptionalString(values.out)
  switch (name) {
    case 'build':
      return {
        name,
        root: folder,
        out: target,
        usesCache: values['no-cache'] !== true,
        isProfiled: values.profile === true,
      }
    case 'serve':
      return {
        name,
        root: folder,
        out: target,
        ...readListenAddress(values),
        data: toOptionalString(values.data),
        log: toOptionalString(values.log),
        hasMetrics: values.metrics === true,
      }
    case 'search push':
      return { name, root: folder, out: target, isDryRun: values['dry-run'] === true }
    case 'search report':
      return { name, root: folder, out: target, data: toOptionalString(values.data) }
    case 'feedback report':
    case 'export feedback':
    case 'export searches':
    case 'export subscribers':
    case 'subscribers delete':
    case 'backup':
    case 'restore':
      return readOperatorCommand({
        name,
        root: folder,
        out: target,
        data: toOptionalString(values.data),
        values,
        operand,
      })
    case 'dev':
    case 'mock':
      return { name, root: folder, ...readListenAddress(values) }
    case 'ledger update':
      return { name, root: folder }
    case 'check':
      return { name, root: folder, only: values.only === undefined ? undefined : String(values.only) }
  }
}

function createUnknownCommandError(name: string): UsageError {
  const advice = suggestFix(name, Object.keys(commands), 'See `docent --help`.')
  return new UsageError(`\`${name}\` is not a command. ${advice}`)
}

/** `search push` is one command of two words. */
function joinGroup(args: readonly string[]): string[] {
  const [first, second, ...rest] = args
  const isPair =
    first !== undefined && commandGroups.includes(first) && second !== undefined && !second.startsWith('-')
  return isPair ? [`${first} ${second}`, ...rest] : [...args]
}

const readListenAddress = ({
  port,
  host,
}: Record<string, unknown>): { port: number | undefined; host: string | undefined } => ({
  port: parsePort(port, '--port'),
  host: toOptionalString(host),
})

const toOptionalString = (value: unknown): string | undefined =>
  value === undefined ? undefined : String(value)

interface ParsedOptions {
  values: Record<string, unknown>
  /** Empty for a command that has none. */
  operand: string
}

function parseOptions(name: CommandName, args: string[]): ParsedOptions {
  const expected = getOperand(name)
  const { values, positionals } = readArguments(name, args, expected !== undefined)
  const [operand = '', ...more] = positionals
  const hasOne = expected === undefined || (operand !== '' && more.length === 0)
  if (!hasOne && values.help !== true)
    throw new UsageError(
      `\`docent ${name}\` takes one ${expected}, and got ${positionals.length}. See \`docent ${name} --help\`.`,
    )
  return { values, operand }
}

function readArguments(
  name: CommandName,
  args: string[],
  allowPositionals: boolean,
): { values: Record<string, unknown>; positionals: string[] } {
  try {
    return parseArgs({ args, options: commands[name].options, strict: true, allowPositionals })
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const unknown = message.match(/Unknown option '(--?[\w-]+)/)?.[1]
    const optionNames = Object.keys(commands[name].options).map((option) => `--${option}`)
    const advice = unknown === undefined ? '' : ` ${suggestFix(unknown, optionNames, '')}`
    throw new UsageError(
      `${message.split('. To specify')[0]}.${advice} See \`docent ${name} --help\`.`.replace(
        /\.+( |$)/g,
        '.$1',
      ),
    )
  }
}

/** Reads a port from an option or from the environment; `name` says which. Empty means: not given. */
export function parsePort(value: unknown, name: string): number | undefined {
  if (value === undefined || value === '') return undefined
  const number = Number(value)
  if (!Number.isInteger(number) || number < 0 || number > 65_535) {
    throw new UsageError(`${name} is \`${String(value)}\`, but must be a whole number from 0 to 65535.`)
  }
  return number
}
