import { resolve } from 'node:path'
import type { BuildReport } from './build/build.ts'
import { type BuildProgress, createBuildProgress, formatSeconds } from './cli/build-progress.ts'
import { defaultPorts } from './cli/commands.ts'
import { readOperatorSettings } from './cli/operator-settings.ts'
import { type ParsedCommand, parseHttpUrl, parsePort } from './cli/parse-command.ts'
import type { StorageLocation } from './commands/operator/with-storage.ts'
import { getCacheFolder } from './disk/cache-folder.ts'
import { formatBytes } from './shared/text/format-bytes.ts'
import { formatCount } from './shared/text/format-count.ts'

/** Runs the command. */
export async function runCommand(command: ParsedCommand): Promise<void> {
  switch (command.name) {
    case 'help':
      console.log(command.text)
      return
    case 'build':
      return runBuild(command)
    case 'check':
      return runCheck(command)
    case 'ledger update':
      return runLedgerUpdate(command)
    case 'doctor':
      return runDoctorCommand(command)
    case 'export pages': {
      const { exportPages } = await import('./commands/export-pages/export-pages.ts')
      const { path, to } = command
      console.log(await exportPages({ out: resolveOut(command), path, to }))
      return
    }
    case 'mcp':
      return runMcp(command)
    case 'search push':
      return runSearchPush(command)
    case 'search report':
      return runSearchReport(command)
    case 'serve':
    case 'dev':
    case 'mock':
      return runServer(command)
    default: {
      const { runOperatorCommand } = await import('./commands/operator/run-operator-command.ts')
      return runOperatorCommand(command, resolveStorage(command))
    }
  }
}

async function runServer(command: CommandOf<'serve' | 'dev' | 'mock'>): Promise<void> {
  const address = resolveAddress(command)
  if (command.name === 'dev') {
    const { runDevServer } = await import('./dev/run-dev-server.ts')
    process.exitCode = await runDevServer({ root: resolve(command.root), ...address })
    return
  }
  if (command.name === 'mock') {
    const { serveMock } = await import('./commands/mock.ts')
    return serveMock({ root: resolve(command.root), ...address })
  }
  const { serveSite } = await import('./serve.ts')
  const settings = readOperatorSettings(command, process.env)
  return serveSite({ out: resolveOut(command), ...address, ...resolveStorage(command), ...settings })
}

async function runMcp(command: CommandOf<'mcp'>): Promise<void> {
  const { serveMcp } = await import('./commands/serve-mcp.ts')
  return serveMcp(
    command.url === undefined ? { folder: resolveOut(command) } : { url: parseHttpUrl(command.url, '--url') },
  )
}

async function runSearchPush(command: CommandOf<'search push'>): Promise<void> {
  const { pushSearch } = await import('./commands/search-push.ts')
  const root = resolve(command.root)
  const { isDryRun } = command
  const progress = createBuildProgress()
  console.log(
    await pushSearch({ root, out: resolveOut(command), isDryRun, environment: process.env, progress }),
  )
}

async function runSearchReport(command: CommandOf<'search report'>): Promise<void> {
  const { createSearchReport } = await import('./commands/search-report.ts')
  const { withStorage } = await import('./commands/operator/with-storage.ts')
  const folders = { root: resolve(command.root), out: resolveOut(command) }
  const report = await withStorage(resolveStorage(command), (storage) =>
    createSearchReport({ ...folders, storage }),
  )
  console.log(report)
}

async function runDoctorCommand(command: CommandOf<'doctor'>): Promise<void> {
  const { runDoctor } = await import('./commands/doctor.ts')
  const { root, json, html, updatesBudget } = command
  const today = new Date().toISOString().slice(0, 10)
  const files = { out: resolveOut(command), json, html, progress: createBuildProgress() }
  console.log(await runDoctor({ root: resolve(root), ...files, today, updatesBudget }))
}

const resolveOut = ({ root, out }: { root: string; out: string | undefined }): string =>
  resolve(out ?? resolve(root, 'dist'))

/** Resolves the folder of the server's data. */
function resolveData({ root, data }: { root: string; data: string | undefined }): string {
  return resolve(data || process.env.DOCENT_DATA || resolve(root, 'var'))
}

const resolveStorage = (command: { root: string; data: string | undefined }): StorageLocation => ({
  data: resolveData(command),
  environment: process.env,
})

type CommandOf<Name extends ParsedCommand['name']> = Extract<ParsedCommand, { name: Name }>

interface ListeningCommand {
  name: keyof typeof defaultPorts
  port: number | undefined
  host: string | undefined
}

/** Resolves the address that a command listens on. An empty host counts as not set. */
const resolveAddress = ({
  name,
  port,
  host,
}: ListeningCommand): { port: number; host: string | undefined } => ({
  port: port ?? parsePort(process.env.PORT, 'PORT') ?? defaultPorts[name],
  host: host || process.env.DOCENT_HOST || undefined,
})

async function runBuild(command: CommandOf<'build'>): Promise<void> {
  const started = performance.now()
  const root = resolve(command.root)
  const cache = getCacheFolder(root)
  const out = resolveOut(command)
  const progress = createBuildProgress()
  const { buildSite } = await import('./build/build.ts')
  const { withFreshCache, withProfile } = await import('./cli/build-modes.ts')
  const { watchWork } = await import('./limits/watch-work.ts')
  const run = (folder: string): Promise<BuildReport> => buildSite({ root, out, cache: folder, progress })
  const runWithCache = (): Promise<BuildReport> =>
    command.usesCache ? run(cache) : withFreshCache(cache, run)
  const stopWatch = watchWork()
  const report = await (command.isProfiled
    ? withProfile(resolve(root, '.docent/build.cpuprofile'), runWithCache)
    : runWithCache()
  ).finally(stopWatch)
  if (report.warnings !== '') console.error(`\n${report.warnings}\n`)
  console.log(formatSummary(report, progress, (performance.now() - started) / 1000))
}

async function runCheck({ root, only }: CommandOf<'check'>): Promise<void> {
  const { checkSite } = await import('./commands/check.ts')
  const { watchWork } = await import('./limits/watch-work.ts')
  const stopWatch = watchWork()
  const { pages, warnings, newAddresses } = await checkSite({
    root: resolve(root),
    only,
    progress: createBuildProgress(),
  }).finally(stopWatch)
  const result = only === undefined ? `${pages} pages, no problems.` : `No problems in ${only}.`
  console.log(`${warnings === '' ? '' : `${warnings}\n\n`}${result}`)
  if (newAddresses > 0)
    console.log(
      `${formatCount(newAddresses, 'new address', 'new addresses')}. \`docent ledger update\` records what is published.`,
    )
}

async function runLedgerUpdate({ root }: CommandOf<'ledger update'>): Promise<void> {
  const { updateLedger } = await import('./commands/update-ledger.ts')
  const { watchWork } = await import('./limits/watch-work.ts')
  const stopWatch = watchWork()
  const progress = createBuildProgress()
  console.log(await updateLedger({ root: resolve(root), progress }).finally(stopWatch))
}

function formatSummary(report: BuildReport, progress: BuildProgress, total: number): string {
  const stages = [...progress.seconds]
    .map(([name, seconds]) => `${name} ${formatSeconds(seconds)}`)
    .join(', ')
  return [
    `${report.pages} pages, ${report.reused} reused, ${report.written} written, ${report.removed} files removed, ${formatBytes(report.bytes)}`,
    `${formatSeconds(total)}: ${stages}`,
  ].join('\n')
}
