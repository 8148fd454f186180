import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Command } from '@commander-js/extra-typings'
import { loadWholeSite } from '../build/load-whole-site.ts'
import { type BuildProgress, createBuildProgress } from '../cli/build-progress.ts'
import { rootOption } from '../cli/options.ts'
import { UsageError } from '../cli/usage-error.ts'
import { loadConfig } from '../config/load-config.ts'
import { readInputs } from '../content/read-inputs.ts'
import { checkGoldenQueries } from '../doctor/check-golden-queries.ts'
import { readGoldenQueries } from '../doctor/golden-queries.ts'
import { listNewAddresses } from '../features/ledger/format-ledger.ts'
import { loadLedger } from '../features/ledger/load-ledger.ts'
import { checkImageStyle, checkImageTitles } from '../features/social-images/social-images.ts'
import { watchWork } from '../limits/watch-work.ts'
import type { DocsConfig } from '../shared/config/config.ts'
import { DocsError, joinWarnings, type Problem, ProblemCollector } from '../shared/docs-error.ts'
import type { Site } from '../shared/site/site.ts'
import { formatCount } from '../shared/text/format-count.ts'
import { lintSite } from './lint-site.ts'

/** Defines `docent check`. */
export function defineCheck(command: Command): void {
  command
    .addOption(rootOption)
    .option('--only <path>', 'report only problems in this file or folder, such as content/docs/guide')
    .action(async ({ root, only }) => {
      const stopWatch = watchWork()
      const progress = createBuildProgress()
      const report = await checkSite({ root, only, progress }).finally(stopWatch)
      const result = only === undefined ? `${report.pages} pages, no problems.` : `No problems in ${only}.`
      console.log(`${report.warnings === '' ? '' : `${report.warnings}\n\n`}${result}`)
      if (report.newAddresses > 0)
        console.log(
          `${formatCount(report.newAddresses, 'new address', 'new addresses')}. \`docent ledger update\` records what is published.`,
        )
    })
}

interface CheckOptions {
  root: string
  /** Limits the report to problems in this file or folder, relative to the root. */
  only: string | undefined
  progress: BuildProgress
}

interface CheckReport {
  pages: number
  /** Ready to print. Empty without any. */
  warnings: string
  /** Number of addresses that the ledger doesn't have. 0 for a site without a ledger. */
  newAddresses: number
}

/** Reads, compiles, links, and lints a site. Throws with all content problems. Writes only to the cache. */
export async function checkSite({ root, only, progress }: CheckOptions): Promise<CheckReport> {
  if (only !== undefined && !existsSync(join(root, only)))
    throw new UsageError(`--only is \`${only}\`, but the site has no such file or folder.`)
  const config = await loadConfig(root)
  const inputs = readInputs(root, config)
  const result: { site?: Site; problems: readonly Problem[]; warnings: string[] } = {
    problems: [],
    warnings: [],
  }
  const imageProblems = await checkImageStyle({ root, config })
  try {
    result.site = await loadWholeSite({ root, config, inputs, progress })
    const titles = imageProblems.length > 0 ? '' : await checkImageTitles(result.site, { root, config })
    result.warnings = [result.site.warnings, titles]
  } catch (error) {
    if (!(error instanceof DocsError)) throw error
    result.problems = error.problems
  }
  const { site } = result
  const problems = [
    ...result.problems,
    ...imageProblems,
    ...lintSite({ root, config, inputs, site }),
    ...checkQueries(root, config, site),
  ]
  const matchingProblems = problems.filter(({ at }) => only === undefined || isWithin(at.file, only))
  if (matchingProblems.length > 0) throw new DocsError(matchingProblems)
  const ledger = loadLedger(root)
  return {
    pages: site?.pages.length ?? 0,
    warnings: joinWarnings(result.warnings),
    newAddresses: ledger && site ? listNewAddresses(ledger.rows, site.addresses).length : 0,
  }
}

/** Checks the golden queries. Their pages are known only if the site could be created. */
function checkQueries(root: string, { base }: DocsConfig, site: Site | undefined): Problem[] {
  const collector = new ProblemCollector()
  const queries = collector.run(() => readGoldenQueries(root), undefined) ?? []
  return [
    ...collector.problems,
    ...(site === undefined ? [] : checkGoldenQueries(queries, { ...site, base })),
  ]
}

function isWithin(file: string, folder: string): boolean {
  const path = folder.replace(/^\.\//, '').replace(/\/+$/, '')
  return file === path || file.startsWith(`${path}/`)
}
