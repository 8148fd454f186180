import { parseArgs } from 'node:util'
import { suggestFix } from '../shared/text/find-nearest.ts'
import {
  type CommandName,
  commandGroups,
  commands,
  formatCommandHelp,
  formatGroupHelp,
  formatHelp,
  getOperand,
  isCommandName,
  listGroup,
} from './commands.ts'
import { type OperatorCommand, readOperatorCommand } from './operator-commands.ts'
import { UsageError } from './usage-error.ts'

/** A parsed command line. */
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
  | { name: 'export pages'; root: string; out: string | undefined; path: string; to: string | undefined }
  | { name: 'mcp'; root: string; out: string | undefined; url: string | undefined }
  | {
      name: 'doctor'
      root: string
      out: string | undefined
      json: string | undefined
      html: string | undefined
      updatesBudget: boolean
    }
  | { name: 'search push'; root: string; out: string | undefined; isDryRun: boolean }
  | { name: 'search report'; root: string; out: string | undefined; data: string | undefined }
  | OperatorCommand
  | { name: 'help'; text: string }

/** Parses the arguments (without `node` and the script). Throws a `UsageError` with an explanation. */
export function parseCommand(args: readonly string[]): ParsedCommand {
  const [name, ...rest] = joinGroup(args)
  if (name === 'help' && rest.length > 0) return parseCommand([...rest, '--help'])
  if (name === undefined || name === 'help' || isHelpOption(name)) return { name: 'help', text: formatHelp() }
  if (commandGroups.includes(name)) return readGroupHelp(name, rest)
  if (!isCommandName(name)) throw createUnknownCommandError(name)
  const { values, operand } = parseOptions(name, rest)
  if (values.help === true) return { name: 'help', text: formatCommandHelp(name) }
  const common = {
    root: String(values.root ?? '.'),
    out: toOptionalString(values.out),
    data: toOptionalString(values.data),
    values,
    operand,
  }
  return isSiteCommandName(name) ? readers[name](common) : readOperatorCommand({ name, ...common })
}

type SiteCommandName = Exclude<CommandName, OperatorCommand['name']>

interface CommandArguments {
  root: string
  out: string | undefined
  data: string | undefined
  /** Values of all options. */
  values: Record<string, unknown>
  operand: string
}

const isSiteCommandName = (name: CommandName): name is SiteCommandName => Object.hasOwn(readers, name)

const readers: Record<SiteCommandName, (input: CommandArguments) => ParsedCommand> = {
  build: ({ root, out, values }) => ({
    name: 'build',
    root,
    out,
    usesCache: values['no-cache'] !== true,
    isProfiled: values.profile === true,
  }),
  serve: ({ root, out, data, values }) => ({
    name: 'serve',
    root,
    out,
    ...readListenAddress(values),
    data,
    log: toOptionalString(values.log),
    hasMetrics: values.metrics === true,
  }),
  dev: ({ root, values }) => ({ name: 'dev', root, ...readListenAddress(values) }),
  check: ({ root, values }) => ({ name: 'check', root, only: toOptionalString(values.only) }),
  'ledger update': ({ root }) => ({ name: 'ledger update', root }),
  mock: ({ root, values }) => ({ name: 'mock', root, ...readListenAddress(values) }),
  'export pages': ({ root, out, values, operand }) => ({
    name: 'export pages',
    root,
    out,
    path: operand,
    to: toOptionalString(values.to),
  }),
  mcp: ({ root, out, values }) => ({ name: 'mcp', root, out, url: toOptionalString(values.url) }),
  doctor: ({ root, out, values }) => ({
    name: 'doctor',
    root,
    out,
    json: toOptionalString(values.json),
    html: toOptionalString(values.html),
    updatesBudget: values['update-budget'] === true,
  }),
  'search push': ({ root, out, values }) => ({
    name: 'search push',
    root,
    out,
    isDryRun: values['dry-run'] === true,
  }),
  'search report': ({ root, out, data }) => ({ name: 'search report', root, out, data }),
}

const isHelpOption = (argument: string | undefined): boolean => argument === '--help' || argument === '-h'

/** The first word of two-word commands is only a command with `--help`. */
function readGroupHelp(group: string, rest: readonly string[]): ParsedCommand {
  if (rest.some(isHelpOption)) return { name: 'help', text: formatGroupHelp(group) }
  const names = listGroup(group).map((name) => `\`docent ${name}\``)
  throw new UsageError(`\`docent ${group}\` is not a command. Use ${names.join(', ')}.`)
}

function createUnknownCommandError(name: string): UsageError {
  const advice = suggestFix(name, Object.keys(commands), 'See `docent --help`.')
  return new UsageError(`\`${name}\` is not a command. ${advice}`)
}

/** Joins the words of a two-word command, such as `search push`. */
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
  /** Empty for a command without an operand. */
  operand: string
}

function parseOptions(name: CommandName, args: string[]): ParsedOptions {
  const expected = getOperand(name)
  const { values, positionals } = readArguments(name, args, expected !== undefined)
  const [operand = '', ...more] = positionals
  const hasOne = expected === undefined || (operand !== '' && more.length === 0)
  if (!hasOne && values.help !== true)
    throw new UsageError(
      `\`docent ${name}\` takes one ${expected}, but got ${positionals.length}. See \`docent ${name} --help\`.`,
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

/** Parses a port from an option or an environment variable called `name`. An empty value counts as not set. */
export function parsePort(value: unknown, name: string): number | undefined {
  if (value === undefined || value === '') return undefined
  const number = Number(value)
  if (!Number.isInteger(number) || number < 0 || number > 65_535) {
    throw new UsageError(`${name} is \`${String(value)}\`, but must be a whole number from 0 to 65535.`)
  }
  return number
}

/** Parses the URL of a site from an option called `name`. */
export function parseHttpUrl(value: string, name: string): URL {
  const url = URL.parse(value)
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new UsageError(`${name} is \`${value}\`, but must be a URL such as \`https://docs.example/\`.`)
  return url
}
