import { parseArgs } from 'node:util'
import { suggest } from '../shared/nearest.ts'
import {
  type OperatorCommand,
  operatorCommands,
  operatorExplanations,
  operatorGroups,
  readOperatorCommand,
} from './operator-commands.ts'
import { UsageError } from './usage-error.ts'

export { UsageError }

/** The words after `docent`, understood. */
export type Command =
  | { name: 'build'; root: string; out: string | undefined; usesCache: boolean; isProfiled: boolean }
  | {
      name: 'serve'
      root: string
      out: string | undefined
      port: number | undefined
      data: string | undefined
      log: string | undefined
      hasMetrics: boolean
    }
  | { name: 'dev'; root: string; port: number | undefined }
  | { name: 'check'; root: string }
  | { name: 'mock'; root: string; port: number | undefined }
  | { name: 'search push'; root: string; out: string | undefined; isDryRun: boolean }
  | { name: 'search report'; root: string; out: string | undefined; data: string | undefined }
  | OperatorCommand
  | { name: 'help'; text: string }

const root = { type: 'string', default: '.' } as const
const help = { type: 'boolean', short: 'h', default: false } as const
const out = { type: 'string' } as const
const port = { type: 'string' } as const
const data = { type: 'string' } as const

const commands = {
  build: {
    summary: 'Build the site.',
    options: {
      root,
      out,
      help,
      'no-cache': { type: 'boolean', default: false },
      profile: { type: 'boolean', default: false },
    },
  },
  serve: {
    summary: 'Serve a site that was built.',
    options: {
      root,
      out,
      help,
      port,
      data,
      log: { type: 'string' },
      metrics: { type: 'boolean', default: false },
    },
  },
  dev: { summary: 'Build, serve, and build again with every edit.', options: { root, help, port } },
  check: { summary: 'Report every mistake in the content, and write nothing.', options: { root, help } },
  mock: {
    summary: 'Serve a mock of every API of the site, from its OpenAPI document.',
    options: { root, help, port },
  },
  'search push': {
    summary: 'Upload what can be found to the search service of the configuration.',
    options: { root, out, help, 'dry-run': { type: 'boolean', default: false } },
  },
  'search report': {
    summary: 'List what readers looked for and did not find.',
    options: { root, out, help, data },
  },
  ...operatorCommands,
} as const

const explanations: Record<string, string> = {
  root: '--root DIR     folder with docs.config.ts and content/ (default: this folder)',
  out: '--out DIR      folder of the built site (default: dist/ in the root)',
  port: '--port N       port to listen on (default: $PORT, else {port})',
  'no-cache': '--no-cache     do everything again',
  profile: '--profile      write a CPU profile to .docent/build.cpuprofile',
  data: '--data DIR     folder of what readers send: database and mails (default: $DOCENT_DATA, else var/ in the root)',
  log: '--log json     print a line of JSON for each request (default: $DOCENT_LOG)',
  metrics:
    '--metrics      answer /metrics in the text format of Prometheus (default: on if $DOCENT_METRICS is 1)',
  ...operatorExplanations,
  'dry-run': '--dry-run      only tell what would be uploaded',
  help: '--help         print this text',
}

/** Ports that commands listen on where neither `--port` nor `PORT` says another. */
export const defaultPorts = { serve: 3000, dev: 3000, mock: 4010 }

/** Reads the arguments (without `node` and the script). Throws a `UsageError` that says what is wrong. */
export function parseCommand(args: readonly string[]): Command {
  const [name, ...rest] = joinGroup(args)
  if (name === undefined || name === '--help' || name === '-h' || name === 'help')
    return { name: 'help', text: overview() }
  if (!isCommand(name)) {
    throw new UsageError(
      `\`${name}\` is not a command. ${suggest(name, Object.keys(commands), 'See `docent --help`.')}`,
    )
  }
  const { values, operand } = parseOptions(name, rest)
  if (values.help === true) return { name: 'help', text: usage(name) }
  const folder = String(values.root ?? '.')
  const target = values.out === undefined ? undefined : String(values.out)
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
        port: parsePort(values.port, '--port'),
        data: dataOf(values),
        log: values.log === undefined ? undefined : String(values.log),
        hasMetrics: values.metrics === true,
      }
    case 'search push':
      return { name, root: folder, out: target, isDryRun: values['dry-run'] === true }
    case 'search report':
      return { name, root: folder, out: target, data: dataOf(values) }
    case 'feedback report':
    case 'export feedback':
    case 'export searches':
    case 'export subscribers':
    case 'subscribers delete':
    case 'backup':
    case 'restore':
      return readOperatorCommand({ name, root: folder, out: target, data: dataOf(values), values, operand })
    case 'dev':
    case 'mock':
      return { name, root: folder, port: parsePort(values.port, '--port') }
    case 'check':
      return { name, root: folder }
  }
}

/** First words of commands of two words. */
const groups = ['search', ...operatorGroups]

/** `search push` is one command of two words. */
function joinGroup(args: readonly string[]): string[] {
  const [first, second, ...rest] = args
  const isPair =
    first !== undefined && groups.includes(first) && second !== undefined && !second.startsWith('-')
  return isPair ? [`${first} ${second}`, ...rest] : [...args]
}

const dataOf = ({ data }: Record<string, unknown>): string | undefined =>
  data === undefined ? undefined : String(data)

type CommandName = keyof typeof commands

const isCommand = (name: string): name is CommandName => Object.hasOwn(commands, name)

/** What a command is about, when it is about one thing. */
function operandOf(name: CommandName): string | undefined {
  const command = commands[name]
  return 'operand' in command ? command.operand : undefined
}

interface ParsedOptions {
  values: Record<string, unknown>
  /** Empty for a command that has none. */
  operand: string
}

function parseOptions(name: CommandName, args: string[]): ParsedOptions {
  const expected = operandOf(name)
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
    const known = Object.keys(commands[name].options).map((option) => `--${option}`)
    const advice = unknown === undefined ? '' : ` ${suggest(unknown, known, '')}`
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

function overview(): string {
  const lines = Object.entries(commands).map(([name, { summary }]) => `  docent ${name.padEnd(20)}${summary}`)
  return `Builds and serves a documentation site.\n\n${lines.join('\n')}\n\nEach command has --help.`
}

function usage(name: CommandName): string {
  const { summary, options } = commands[name]
  const port = name in defaultPorts ? defaultPorts[name as keyof typeof defaultPorts] : 0
  const lines = Object.keys(options).map(
    (option) => `  ${(explanations[option] ?? option).replace('{port}', String(port))}`,
  )
  const operand = operandOf(name)
  return `docent ${name}${operand === undefined ? '' : ` ${operand}`}: ${summary}\n\n${lines.join('\n')}`
}
