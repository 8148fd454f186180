import { readFileSync } from 'node:fs'
import { Command, type CommandUnknownOpts } from '@commander-js/extra-typings'

/** Adds options, arguments, and the action to a command. */
type DefineCommand = (command: Command) => void

interface ListedCommand {
  /** One word, or the name of a group and a word. */
  name: string
  summary: string
  load(): Promise<DefineCommand>
}

/** All commands. Only the one that runs is loaded. */
export const commands: readonly ListedCommand[] = [
  {
    name: 'build',
    summary: 'Build the site.',
    load: async () => (await import('./commands/build.ts')).defineBuild,
  },
  {
    name: 'serve',
    summary: 'Serve a built site.',
    load: async () => (await import('./commands/serve.ts')).defineServe,
  },
  {
    name: 'dev',
    summary: 'Build and serve the site, and rebuild it on every edit.',
    load: async () => (await import('./commands/dev.ts')).defineDev,
  },
  {
    name: 'check',
    summary: 'Report every problem in the content without writing files.',
    load: async () => (await import('./commands/check/check.ts')).defineCheck,
  },
  {
    name: 'new site',
    summary: 'Create a site in a new folder.',
    load: async () => (await import('./commands/new/new-site.ts')).defineNewSite,
  },
  {
    name: 'new page',
    summary: 'Add a guide.',
    load: async () => (await import('./commands/new/new-page.ts')).defineNewPage,
  },
  {
    name: 'new release',
    summary: 'Add a release note.',
    load: async () => (await import('./commands/new/new-release.ts')).defineNewRelease,
  },
  {
    name: 'new faq',
    summary: 'Add a question with its answer.',
    load: async () => (await import('./commands/new/new-faq.ts')).defineNewFaq,
  },
  {
    name: 'ledger update',
    summary: 'Record every new path and heading in content/published.txt.',
    load: async () => (await import('./commands/ledger-update.ts')).defineLedgerUpdate,
  },
  {
    name: 'move',
    summary: 'Move a page or folder, and update everything that names it.',
    load: async () => (await import('./commands/move.ts')).defineMove,
  },
  {
    name: 'schemas',
    summary: 'Write JSON Schemas of front matter and data files, for editors.',
    load: async () => (await import('./commands/schemas/schemas.ts')).defineSchemas,
  },
  {
    name: 'mock',
    summary: 'Serve a mock of every API of the site, from its OpenAPI document.',
    load: async () => (await import('./commands/mock.ts')).defineMock,
  },
  {
    name: 'export pages',
    summary: 'Write a section of a built site to one Markdown or PDF file.',
    load: async () => (await import('./commands/export-pages/export-pages.ts')).defineExportPages,
  },
  {
    name: 'mcp',
    summary: 'Answer assistants over standard input and output (Model Context Protocol).',
    load: async () => (await import('./commands/mcp.ts')).defineMcp,
  },
  {
    name: 'doctor',
    summary: 'Examine a built site and compare it with its budget.',
    load: async () => (await import('./commands/doctor.ts')).defineDoctor,
  },
  {
    name: 'search push',
    summary: 'Upload the search records to the configured search service.',
    load: async () => (await import('./commands/search-push.ts')).defineSearchPush,
  },
  {
    name: 'search report',
    summary: 'List failed searches of readers.',
    load: async () => (await import('./commands/reader-data/search-report.ts')).defineSearchReport,
  },
  {
    name: 'feedback report',
    summary: 'List reader feedback by page, least helpful pages first.',
    load: async () => (await import('./commands/reader-data/feedback-report.ts')).defineFeedbackReport,
  },
  {
    name: 'export feedback',
    summary: 'Export reader feedback on pages.',
    load: async () => (await import('./commands/reader-data/export-feedback.ts')).defineExportFeedback,
  },
  {
    name: 'export searches',
    summary: 'Export failed searches of readers.',
    load: async () => (await import('./commands/reader-data/export-searches.ts')).defineExportSearches,
  },
  {
    name: 'export subscribers',
    summary: 'Export confirmed newsletter subscribers.',
    load: async () => (await import('./commands/reader-data/export-subscribers.ts')).defineExportSubscribers,
  },
  {
    name: 'subscribers delete',
    summary: 'Delete all data of an email address.',
    load: async () => (await import('./commands/reader-data/subscribers-delete.ts')).defineSubscribersDelete,
  },
  {
    name: 'import docusaurus',
    summary: 'Write a new site with the content and settings of a Docusaurus site.',
    load: async () => (await import('./commands/import-docusaurus.ts')).defineImportDocusaurus,
  },
  {
    name: 'backup',
    summary: 'Write all reader data to a file.',
    load: async () => (await import('./commands/reader-data/backup.ts')).defineBackup,
  },
  {
    name: 'restore',
    summary: 'Restore a file of `docent backup` into an empty database.',
    load: async () => (await import('./commands/reader-data/restore.ts')).defineRestore,
  },
]

/** Runs a command line, given without `node` and the script. Rejects with a `CommanderError` if it's wrong. */
export async function runProgram(args: readonly string[]): Promise<void> {
  const words = toHelpOption(args)
  const program = await createProgram(words)
  await program.parseAsync(words, { from: 'user' })
}

/** Rewrites `docent help NAME` to `docent NAME --help`. Commander's own help command doesn't support a second word. */
function toHelpOption(args: readonly string[]): readonly string[] {
  if (args.length === 0) return ['--help']
  return args[0] === 'help' ? [...args.slice(1), '--help'] : args
}

/** Creates the program with all commands. Only the command that the arguments name gets its options and its action. */
export async function createProgram(args: readonly string[]): Promise<Command> {
  const program = new Command('docent')
    .description('Builds and serves a documentation site.')
    .usage('<command>')
    .version(readVersion(), '--version', 'print the version')
    .helpCommand(false)
    .exitOverride()
    // The console, unlike the stream, ignores that a pipe is closed: `docent --help | head -1`.
    .configureOutput({ writeOut: (text) => console.log(text.trimEnd()) })
    .showHelpAfterError('See `docent --help`.')
    .configureHelp({ visibleCommands: listLeaves, subcommandTerm: getFullName })
    .addHelpText('after', '\nEach command has --help.')
  const groups = new Map<string, Command>([['', program]])
  for (const { name, summary, load } of commands) {
    const [word = '', group = ''] = name.split(' ').reverse()
    const parent = groups.get(group) ?? program.command(group).usage('<command>')
    groups.set(group, parent)
    const command = parent.command(word).description(summary)
    command.showHelpAfterError(`See \`docent ${name} --help\`.`)
    if (`${args.join(' ')} `.startsWith(`${name} `)) (await load())(command)
  }
  return program
}

function readVersion(): string {
  const manifest: { version: string } = JSON.parse(
    readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
  )
  return manifest.version
}

/** Lists commands, with the commands of a group instead of the group. */
const listLeaves = ({ commands: children }: CommandUnknownOpts): CommandUnknownOpts[] =>
  children.flatMap((child) => (child.commands.length > 0 ? listLeaves(child) : [child]))

const getFullName = (command: CommandUnknownOpts): string =>
  command.parent === null ? command.name() : `${getFullName(command.parent)} ${command.name()}`
