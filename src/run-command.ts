import { resolve } from 'node:path'
import type { BuildReport } from './build.ts'
import type { Storage } from './server/storage/database.ts'
import { type Command, defaultPorts, parsePort } from './terminal/parse-command.ts'
import { createProgress, formatBytes, formatSeconds, type Progress } from './terminal/progress.ts'

/** Does what the command line asks for. */
export async function runCommand(command: Command): Promise<void> {
  switch (command.name) {
    case 'help':
      console.log(command.text)
      return
    case 'build':
      return runBuild(command)
    case 'check': {
      const { check } = await import('./check.ts')
      const { pages, warnings } = await check(resolve(command.root), createProgress())
      console.log(`${warnings === '' ? '' : `${warnings}\n\n`}${pages} pages, no mistakes.`)
      return
    }
    case 'serve': {
      const { serve } = await import('./serve.ts')
      return serve({ out: outOf(command), port: portOf(command), data: dataOf(command) })
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
      return readStorage(command, async (storage) => console.log(await searchReport({ root, out, storage })))
    }
    case 'feedback report': {
      const { feedbackReport } = await import('./commands/feedback-report.ts')
      const { days } = command
      return readStorage(command, async (storage) => console.log(await feedbackReport({ storage, days })))
    }
    case 'export feedback':
    case 'export searches':
      return exportRows(command)
    case 'dev': {
      const { dev } = await import('./dev.ts')
      return dev({ root: resolve(command.root), port: portOf(command) })
    }
    case 'mock': {
      const { mock } = await import('./commands/mock.ts')
      return mock({ root: resolve(command.root), port: portOf(command) })
    }
  }
}

async function exportRows(
  command: Extract<Command, { name: 'export feedback' | 'export searches' }>,
): Promise<void> {
  const { exportFeedback, exportSearches } = await import('./commands/export-answers.ts')
  const { writeExport } = await import('./commands/write-export.ts')
  const read = command.name === 'export feedback' ? exportFeedback : exportSearches
  await readStorage(command, async (storage) => writeExport(await read(storage, command.format), command.to))
}

/** Reads what the server keeps. */
async function readStorage(
  command: { root: string; data: string | undefined },
  work: (storage: Storage) => Promise<void>,
): Promise<void> {
  const { withStorage } = await import('./commands/command-storage.ts')
  return withStorage(dataOf(command), work)
}

const outOf = ({ root, out }: { root: string; out: string | undefined }): string =>
  resolve(out ?? resolve(root, 'dist'))

/** Folder of what the server keeps. */
function dataOf({ root, data }: { root: string; data: string | undefined }): string {
  return resolve(data || process.env.DOCENT_DATA || resolve(root, 'var'))
}

interface ListeningCommand {
  name: keyof typeof defaultPorts
  port: number | undefined
}

function portOf({ name, port }: ListeningCommand): number {
  return port ?? parsePort(process.env.PORT, 'PORT') ?? defaultPorts[name]
}

async function runBuild(command: Extract<Command, { name: 'build' }>): Promise<void> {
  const started = performance.now()
  const root = resolve(command.root)
  const cache = resolve(root, '.docent/cache')
  const out = outOf(command)
  const progress = createProgress()
  const { build } = await import('./build.ts')
  const { withFreshCache, withProfile } = await import('./terminal/build-modes.ts')
  const run = (folder: string): Promise<BuildReport> => build({ root, out, cache: folder, progress })
  const cached = (): Promise<BuildReport> => (command.usesCache ? run(cache) : withFreshCache(cache, run))
  const report = await (command.isProfiled
    ? withProfile(resolve(root, '.docent/build.cpuprofile'), cached)
    : cached())
  if (report.warnings !== '') console.error(`\n${report.warnings}\n`)
  console.log(summary(report, progress, (performance.now() - started) / 1000))
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
