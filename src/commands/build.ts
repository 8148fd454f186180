import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import { dirname, join, resolve } from 'node:path'
import type { Command } from '@commander-js/extra-typings'
import { type BuildReport, buildSite } from '../build/build-site.ts'
import { type BuildProgress, createBuildProgress, formatSeconds } from '../cli/build-progress.ts'
import { listAllOption, outOption, resolveOut, rootOption } from '../cli/options.ts'
import { getCacheFolder } from '../disk/cache-folder.ts'
import { watchForCrash } from '../safeguards/watch-for-crash.ts'
import { formatBytes } from '../shared/text/format-bytes.ts'

/** Defines `docent build`. */
export function defineBuild(command: Command): void {
  command
    .addOption(rootOption)
    .addOption(outOption)
    .option('--no-cache', 'rebuild everything')
    .addOption(listAllOption)
    .option('--profile', 'write a CPU profile to .docent/build.cpuprofile')
    .action(async ({ root, out, cache: usesCache, all = false, profile: isProfiled }) => {
      const cache = getCacheFolder(root)
      const progress = createBuildProgress()
      const run = (folder: string): Promise<BuildReport> =>
        buildSite({
          ...{ root, out: resolveOut({ root, out }), cache: folder, progress },
          ...{ listsAll: all, sharesCache: usesCache },
        })
      const runWithCache = (): Promise<BuildReport> => (usesCache ? run(cache) : withFreshCache(cache, run))
      const stopWatch = watchForCrash()
      const report = await (isProfiled
        ? withProfile(resolve(root, '.docent/build.cpuprofile'), runWithCache)
        : runWithCache()
      ).finally(stopWatch)
      if (report.warnings !== '') console.error(`\n${report.warnings}\n`)
      console.log(formatSummary(report, progress))
    })
}

function formatSummary(report: BuildReport, progress: BuildProgress): string {
  const stages = [...progress.seconds]
    .map(([name, seconds]) => `${name} ${formatSeconds(seconds)}`)
    .join(', ')
  return [
    `${report.pages} pages, ${report.reused} reused, ${report.written} written, ${report.removed} files removed, ${formatBytes(report.bytes)}`,
    // The time since the process started.
    `${formatSeconds(performance.now() / 1000)}: ${stages}`,
  ].join('\n')
}

/** Runs a build with an empty cache in a separate folder. The real cache stays unchanged. */
async function withFreshCache<T>(cache: string, run: (folder: string) => Promise<T>): Promise<T> {
  mkdirSync(dirname(cache), { recursive: true })
  const folder = mkdtempSync(join(dirname(cache), 'no-cache-'))
  try {
    return await run(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Runs a build and writes a CPU profile of its main thread, which developer tools of browsers can open. */
async function withProfile<T>(file: string, run: () => Promise<T>): Promise<T> {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.start')
  try {
    return await run()
  } finally {
    const { profile } = await session.post('Profiler.stop')
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(profile))
    session.disconnect()
  }
}
