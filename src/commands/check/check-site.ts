import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { loadSiteForCommand } from '../../build/load-site-for-command.ts'
import type { BuildProgress } from '../../cli/build-progress.ts'
import { UsageError } from '../../cli/usage-error.ts'
import { loadConfig } from '../../config/load-config.ts'
import { formatMissingMessages } from '../../content/data/format-missing-messages.ts'
import { readInputs } from '../../content/read-inputs.ts'
import { checkSearchQueries } from '../../doctor/check-search-queries.ts'
import { readSearchQueries } from '../../doctor/search-queries.ts'
import { listNewAddresses } from '../../features/ledger/format-ledger.ts'
import { loadLedger } from '../../features/ledger/load-ledger.ts'
import { checkImageStyle, checkImageTitles } from '../../features/social-images/add-social-images.ts'
import { formatDocumentWarnings } from '../../shared/api/warnings/format-document-warnings.ts'
import type { DocsConfig } from '../../shared/config/config.ts'
import { DocsError, joinWarnings, type Problem, ProblemCollector } from '../../shared/docs-error.ts'
import type { Site } from '../../shared/site/site.ts'
import { lintSite } from './lint-site.ts'

interface CheckOptions {
  root: string
  /** Limits the report to problems in this file or folder, relative to the root. */
  only: string | undefined
  /** Limits problems of style to these files. */
  changedFiles?: ReadonlySet<string> | undefined
  /** Whether to list all warnings about OpenAPI documents, not the first of each kind. */
  listsAll?: boolean
  progress: BuildProgress
}

/** The kind of a check: what fails a build, or what only `docent check` reports. */
export type CheckRule = 'build' | 'style' | 'search-queries'

/** A problem and the check that found it. */
export interface CheckedProblem extends Problem {
  rule: CheckRule
}

export interface CheckReport {
  problems: CheckedProblem[]
  pages: number
  /** Ready to print. Empty without any. */
  warnings: string
  /** Number of addresses that the ledger doesn't have. 0 for a site without a ledger. */
  newAddresses: number
}

/** Reads, compiles, links, and lints a site. Collects all content problems. Writes only to the cache. */
export async function checkSite(options: CheckOptions): Promise<CheckReport> {
  const { root, only, changedFiles } = options
  if (only !== undefined && !existsSync(join(root, only)))
    throw new UsageError(`--only is \`${only}\`, but the site has no such file or folder.`)
  const report = await collectProblems(options).catch((error: unknown): CheckReport => {
    if (!(error instanceof DocsError)) throw error
    return { problems: addRule('build', error.problems), pages: 0, warnings: '', newAddresses: 0 }
  })
  const isReported = ({ rule, at }: CheckedProblem): boolean =>
    (only === undefined || isWithin(at.file, only)) &&
    (changedFiles === undefined || rule !== 'style' || changedFiles.has(at.file))
  return { ...report, problems: report.problems.filter(isReported) }
}

const addRule = (rule: CheckRule, problems: readonly Problem[]): CheckedProblem[] =>
  problems.map((problem) => ({ ...problem, rule }))

async function collectProblems({ root, listsAll = false, progress }: CheckOptions): Promise<CheckReport> {
  const config = await loadConfig(root)
  const inputs = readInputs(root, config)
  const result: { site?: Site; problems: readonly Problem[]; warnings: string[] } = {
    problems: [],
    warnings: [],
  }
  const imageProblems = await checkImageStyle({ root, config })
  try {
    result.site = await loadSiteForCommand({ root, config, inputs, progress })
    const titles = imageProblems.length > 0 ? '' : await checkImageTitles(result.site, { root, config })
    const { documentWarnings, warnings } = result.site
    const texts = formatMissingMessages(config, inputs.messages)
    result.warnings = [formatDocumentWarnings(documentWarnings, listsAll), warnings, titles, texts]
  } catch (error) {
    if (!(error instanceof DocsError)) throw error
    result.problems = error.problems
  }
  const { site } = result
  const ledger = loadLedger(root)
  return {
    problems: [
      ...addRule('build', [...result.problems, ...imageProblems]),
      ...addRule('style', lintSite({ root, config, inputs, site })),
      ...addRule('search-queries', checkQueries(root, config, site)),
    ],
    pages: site?.pages.length ?? 0,
    warnings: joinWarnings(result.warnings),
    newAddresses: ledger && site ? listNewAddresses(ledger.rows, site.addresses).length : 0,
  }
}

/** Checks the golden queries. Their pages are known only if the site could be created. */
function checkQueries(root: string, { base }: DocsConfig, site: Site | undefined): Problem[] {
  const collector = new ProblemCollector()
  const queries = collector.run(() => readSearchQueries(root), undefined) ?? []
  return [
    ...collector.problems,
    ...(site === undefined ? [] : checkSearchQueries(queries, { ...site, base })),
  ]
}

function isWithin(file: string, folder: string): boolean {
  const path = folder.replace(/^\.\//, '').replace(/\/+$/, '')
  return file === path || file.startsWith(`${path}/`)
}
