import { defaultMockPort } from '../shared/api/api-files.ts'
import { operatorCommands, operatorGroups, operatorOptionDescriptions } from './operator-commands.ts'

const root = { type: 'string', default: '.' } as const
const help = { type: 'boolean', short: 'h', default: false } as const
const out = { type: 'string' } as const
const port = { type: 'string' } as const
const host = { type: 'string' } as const
const data = { type: 'string' } as const

/** All commands with their summaries and options. */
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
    summary: 'Serve a built site.',
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
  dev: {
    summary: 'Build and serve the site, and rebuild it on every edit.',
    options: { root, help, port, host },
  },
  check: {
    summary: 'Report every problem in the content without writing files.',
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
  'export pages': {
    summary: 'Write a section of a built site to one Markdown or PDF file.',
    options: { root, out, help, to: { type: 'string' } },
    operand: 'PATH',
  },
  mcp: {
    summary: 'Answer assistants over standard input and output (Model Context Protocol).',
    options: { root, out, help, url: { type: 'string' } },
  },
  doctor: {
    summary: 'Examine a built site and compare it with its budget.',
    options: {
      root,
      out,
      help,
      json: { type: 'string' },
      html: { type: 'string' },
      'update-budget': { type: 'boolean', default: false },
    },
  },
  'search push': {
    summary: 'Upload the search records to the configured search service.',
    options: { root, out, help, 'dry-run': { type: 'boolean', default: false } },
  },
  'search report': {
    summary: 'List failed searches of readers.',
    options: { root, out, help, data },
  },
  ...operatorCommands,
} as const

/** Help text of options. */
const optionDescriptions: Record<string, string> = {
  root: '--root DIR     folder with docs.config.ts and content/ (default: this folder)',
  out: '--out DIR      folder of the built site (default: dist/ in the root)',
  port: '--port N       port to listen on (default: $PORT or {port})',
  host: '--host NAME    name or address to listen on, 0.0.0.0 for every network (default: $DOCENT_HOST or localhost)',
  'no-cache': '--no-cache     rebuild everything',
  profile: '--profile      write a CPU profile to .docent/build.cpuprofile',
  data: '--data DIR     folder of reader data: database and email (default: $DOCENT_DATA or var/ in the root)',
  log: '--log json     print a line of JSON for each request (default: $DOCENT_LOG)',
  metrics:
    '--metrics      serve /metrics in the Prometheus text format (default: on if $DOCENT_METRICS is 1)',
  ...operatorOptionDescriptions,
  'dry-run': '--dry-run      only print what would be uploaded',
  url: '--url URL      home page of a published site to read instead of a built one',
  json: '--json FILE    write the report as JSON',
  html: '--html FILE    write the report as a page',
  'update-budget': '--update-budget   set content/budget.yml to the current values unless one is worse',
  only: '--only PATH    report only problems in this file or folder, such as content/docs/guide',
  help: '--help         print this text',
}

/** Default ports of commands, if neither `--port` nor `PORT` is set. */
export const defaultPorts = { serve: 3000, dev: 3000, mock: defaultMockPort }

/** First words of two-word commands. */
export const commandGroups = ['search', 'ledger', ...operatorGroups]

export type CommandName = keyof typeof commands

export const isCommandName = (name: string): name is CommandName => Object.hasOwn(commands, name)

/** Returns the positional argument of a command, if it has one. */
export function getOperand(name: CommandName): string | undefined {
  const command = commands[name]
  return 'operand' in command ? command.operand : undefined
}

/** Formats the output of `docent --help`. */
export const formatHelp = (): string =>
  `Builds and serves a documentation site.\n\n${listCommands(Object.keys(commands))}\n\nEach command has --help.`

/** Lists the names of the two-word commands with this first word. */
export const listGroup = (group: string): string[] =>
  Object.keys(commands).filter((name) => name.startsWith(`${group} `))

/** Formats the output of `docent GROUP --help`. */
export const formatGroupHelp = (group: string): string =>
  `Commands of docent ${group}:\n\n${listCommands(listGroup(group))}\n\nEach command has --help.`

const listCommands = (names: readonly string[]): string =>
  names
    .filter(isCommandName)
    .map((name) => `  docent ${name.padEnd(20)}${commands[name].summary}`)
    .join('\n')

/** Formats the output of `docent COMMAND --help`. */
export function formatCommandHelp(name: CommandName): string {
  const { summary, options } = commands[name]
  const port = name in defaultPorts ? defaultPorts[name as keyof typeof defaultPorts] : 0
  const lines = Object.keys(options).map(
    (option) => `  ${(optionDescriptions[option] ?? option).replace('{port}', String(port))}`,
  )
  const operand = getOperand(name)
  return `docent ${name}${operand === undefined ? '' : ` ${operand}`}: ${summary}\n\n${lines.join('\n')}`
}
