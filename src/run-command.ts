import { resolve } from 'node:path'
import type { BuildReport } from './build/build.ts'
import { defaultPorts } from './cli/commands.ts'
import { type Command, parsePort } from './cli/parse-command.ts'
import { createProgress, formatSeconds, type Progress } from './cli/progress.ts'
import { serveSettings } from './cli/serve-settings.ts'
import type { StoragePlace } from './commands/with-storage.ts'
import { cacheFolder } from './disk/cache-folder.ts'
import { formatBytes } from './shared/text/format-bytes.ts'

/** Does what the command line asks for. */
export async function runCommand(command: Command): Promise<void> {
  switch (command.name) {
    case 'help':
      console.log(command.text)
      return
    case 'build':
      return runBuild(command)
    case 'check':
      return runCheck(command)
    case 'serve': {
      const { serve } = await import('./serve.ts')
      const settings = serveSettings(command, process.env)
      return serve({ out: outOf(command), ...addressOf(command), ...placeOf(command), ...settings })
    }
    case 'search push': {
      const { searchPush } = await import('./commands/search-push.ts')
      const { isDryRun } = command
      const environment = process.env
      const progress = createProgress()
      const root = resolve(command.root)
      console.log(await searchPush({ root, out: outOf(command), isDryRun, environment, progress }))
      return
    }
    case 'search report': {
      const { searchReport } = await import('./commands/search-report.ts')
      const root = resolve(command.root)
      const out = outOf(command)
      const { withStorage } = await import('./commands/with-storage.ts')
      console.log(await withStorage(placeOf(command), (storage) => searchReport({ root, out, storage })))
      return
    }
    case 'export subscribers':
    case 'export feedback':
    case 'export searches':
    case 'feedback report':
    case 'subscribers delete':
    case 'backup':
    case 'restore': {
      const { runOperatorCommand } = await import('./commands/run-operator-command.ts')
      return runOperatorCommand(command, placeOf(command))
    }
    case 'dev': {
      const { dev } = await import('./dev.ts')
      return dev({ root: resolve(command.root), ...addressOf(command) })
    }
    case 'mock': {
      const { mock } = await import('./commands/mock.ts')
      return mock({ root: resolve(command.root), ...addressOf(command) })
    }
  }
}

const outOf = ({ root, out }: { root: string; out: string | undefined }): string =>
  resolve(out ?? resolve(root, 'dist'))

/** Folder of what the server keeps. */
function dataOf({ root, data }: { root: string; data: string | undefined }): string {
  return resolve(data || process.env.DOCENT_DATA || resolve(root, 'var'))
}

const placeOf = (command: { root: string; data: string | undefined }): StoragePlace => ({
  data: dataOf(command),
  environment: process.env,
})

interface ListeningCommand {
  name: keyof typeof defaultPorts
  port: number | undefined
  host: string | undefined
}

/** Where a command listens. An empty host means: not given. */
const addressOf = ({ name, port, host }: ListeningCommand): { port: number; host: string | undefined } => ({
  port: port ?? parsePort(process.env.PORT, 'PORT') ?? defaultPorts[name],
  host: host || process.env.DOCENT_HOST || undefined,
})

async function runBuild(command: Extract<Command, { name: 'build' }>): Promise<void> {
  const started = performance.now()
  const root = resolve(command.root)
  const cache = cacheFolder(root)
  const out = outOf(command)
  const progress = createProgress()
  const { build } = await import('./build/build.ts')
  const { withFreshCache, withProfile } = await import('./cli/build-modes.ts')
  const { watchWork } = await import('./limits/watch-work.ts')
  const run = (folder: string): Promise<BuildReport> => build({ root, out, cache: folder, progress })
  const cached = (): Promise<BuildReport> => (command.usesCache ? run(cache) : withFreshCache(cache, run))
  const stopWatch = watchWork()
  const report = await (command.isProfiled
    ? withProfile(resolve(root, '.docent/build.cpuprofile'), cached)
    : cached()
  ).finally(stopWatch)
  if (report.warnings !== '') console.error(`\n${report.warnings}\n`)
  console.log(summary(report, progress, (performance.now() - started) / 1000))
}

async function runCheck({ root, only }: Extract<Command, { name: 'check' }>): Promise<void> {
  const { check } = await import('./commands/check.ts')
  const { watchWork } = await import('./limits/watch-work.ts')
  const stopWatch = watchWork()
  const { pages, warnings } = await check({
    root: resolve(root),
    only,
    progress: createProgress(),
  }).finally(stopWatch)
  const result = only === undefined ? `${pages} pages, no mistakes.` : `No mistakes in ${only}.`
  console.log(`${warnings === '' ? '' : `${warnings}\n\n`}${result}`)
}

function summary(report: BuildReport, progress: Progress, total: number): string {
  const stages = [...progress.seconds]
    .map(([name, seconds]) => `${name} ${formatSeconds(seconds)}`)
    .join(', ')
  return [
    `${report.pages} pages, ${report.reused} compiled before, ${report.written} written, ${report.removed} files removed, ${formatBytes(report.bytes)}`,
    `${formatSeconds(total)}: ${stages}`,
  ].join('\n')
}
