import { defaultMockPort } from '../shared/api/api-files.ts'
import { operatorCommands, operatorGroups, operatorOptionDescriptions } from './operator-commands.ts'

const root = { type: 'string', default: '.' } as const
const help = { type: 'boolean', short: 'h', default: false } as const
const out = { type: 'string' } as const
const port = { type: 'string' } as const
const host = { type: 'string' } as const
const data = { type: 'string' } as const

/** All commands, with what the help tells of them, and their options. */
export const commands = {
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
      host,
      data,
      log: { type: 'string' },
      metrics: { type: 'boolean', default: false },
    },
  },
  dev: { summary: 'Build, serve, and build again with every edit.', options: { root, help, port, host } },
  check: {
    summary: 'Report every mistake in the content, and write nothing.',
    options: { root, help, only: { type: 'string' } },
  },
  'ledger update': {
    summary: 'Record every new path and heading in content/published.txt.',
    options: { root, help },
  },
  mock: {
    summary: 'Serve a mock of every API of the site, from its OpenAPI document.',
    options: { root, help, port, host },
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

/** Help text of options. */
const optionDescriptions: Record<string, string> = {
  root: '--root DIR     folder with docs.config.ts and content/ (default: this folder)',
  out: '--out DIR      folder of the built site (default: dist/ in the root)',
  port: '--port N       port to listen on (default: $PORT, else {port})',
  host: '--host NAME    name or address to listen on, 0.0.0.0 for every network (default: $DOCENT_HOST, else localhost)',
  'no-cache': '--no-cache     do everything again',
  profile: '--profile      write a CPU profile to .docent/build.cpuprofile',
  data: '--data DIR     folder of what readers send: database and email (default: $DOCENT_DATA, else var/ in the root)',
  log: '--log json     print a line of JSON for each request (default: $DOCENT_LOG)',
  metrics:
    '--metrics      answer /metrics in the text format of Prometheus (default: on if $DOCENT_METRICS is 1)',
  ...operatorOptionDescriptions,
  'dry-run': '--dry-run      only tell what would be uploaded',
  only: '--only PATH    report problems of this file or folder only, such as content/docs/guide',
  help: '--help         print this text',
}

/** Ports that commands listen on where neither `--port` nor `PORT` says another. */
export const defaultPorts = { serve: 3000, dev: 3000, mock: defaultMockPort }

/** First words of commands of two words. */
export const commandGroups = ['search', 'ledger', ...operatorGroups]

export type CommandName = keyof typeof commands

export const isCommandName = (name: string): name is CommandName => Object.hasOwn(commands, name)

/** Positional argument of a command, if it has one. */
export function getOperand(name: CommandName): string | undefined {
  const command = commands[name]
  return 'operand' in command ? command.operand : undefined
}

/** Output of `docent --help`. */
export function formatHelp(): string {
  const lines = Object.entries(commands).map(([name, { summary }]) => `  docent ${name.padEnd(20)}${summary}`)
  return `Builds and serves a documentation site.\n\n${lines.join('\n')}\n\nEach command has --help.`
}

/** Output of `docent COMMAND --help`. */
export function formatCommandHelp(name: CommandName): string {
  const { summary, options } = commands[name]
  const port = name in defaultPorts ? defaultPorts[name as keyof typeof defaultPorts] : 0
  const lines = Object.keys(options).map(
    (option) => `  ${(optionDescriptions[option] ?? option).replace('{port}', String(port))}`,
  )
  const operand = getOperand(name)
  return `docent ${name}${operand === undefined ? '' : ` ${operand}`}: ${summary}\n\n${lines.join('\n')}`
}
