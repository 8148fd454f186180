import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Command } from '@commander-js/extra-typings'
import { loadSiteForCommand } from '../build/load-site-for-command.ts'
import { readPageBuildTimes } from '../build/page-build-times.ts'
import { type BuildProgress, createBuildProgress } from '../cli/build-progress.ts'
import { outOption, resolveOut, rootOption } from '../cli/options.ts'
import { loadConfig } from '../config/load-config.ts'
import { readSiteYaml } from '../content/data/read-yaml.ts'
import { getCacheFolder } from '../disk/cache-folder.ts'
import { writeFileAtomically } from '../disk/write-file.ts'
import {
  type Budget,
  budgetFile,
  budgetSchema,
  checkBudget,
  formatBudget,
  listImproved,
} from '../doctor/budget.ts'
import { checkContentSecurityPolicy } from '../doctor/check-content-security-policy.ts'
import { checkContrast } from '../doctor/check-contrast.ts'
import { countUnneededRedirects } from '../doctor/count-unneeded-redirects.ts'
import type { DoctorReport, ReportLine, SkippedLine } from '../doctor/doctor-report.ts'
import { createSearchLine, depth, evaluateSearch, type QueryOutcome } from '../doctor/evaluate-search.ts'
import { findOverdueReviews } from '../doctor/find-overdue-reviews.ts'
import { findRepeatedTitles } from '../doctor/find-repeated-titles.ts'
import { findUnlinkedPages } from '../doctor/find-unlinked-pages.ts'
import { formatHtmlReport } from '../doctor/format/format-html-report.ts'
import { formatTextReport } from '../doctor/format/format-value.ts'
import { listSlowPages } from '../doctor/list-slow-pages.ts'
import { measureBytes } from '../doctor/measure-bytes.ts'
import { type BuiltSite, readBuiltSite } from '../doctor/read-built-site.ts'
import { scoreAgents } from '../doctor/score-agents.ts'
import { readSearchQueries, searchQueryFile } from '../doctor/search-queries.ts'
import { styleGuideSchema } from '../lint/style-guide.ts'
import { createFileReader, createLocalEngine } from '../search/local-engine.ts'
import { startSiteServer } from '../serve-site.ts'
import type { DocsConfig } from '../shared/config/config.ts'
import { DocsError } from '../shared/docs-error.ts'
import { getDefaultLocale } from '../shared/site/locales.ts'
import type { Site } from '../shared/site/site.ts'
import { styleFile } from './check/lint-site.ts'

/** Defines `docent doctor`. */
export function defineDoctor(command: Command): void {
  command
    .addOption(rootOption)
    .addOption(outOption)
    .option('--json <file>', 'write the report as JSON')
    .option('--html <file>', 'write the report as a page')
    .option('--update-budget', 'set content/budget.yml to the current values unless one is worse')
    .action(async ({ root, out, json, html, updateBudget }) => {
      const today = new Date().toISOString().slice(0, 10)
      const folders = { root, out: resolveOut({ root, out }) }
      const progress = createBuildProgress()
      console.log(
        await runDoctor({ ...folders, json, html, today, progress, updatesBudget: updateBudget === true }),
      )
    })
}

interface DoctorOptions {
  root: string
  /** Folder of the built site. */
  out: string
  /** Day of the report, as YYYY-MM-DD. */
  today: string
  progress: BuildProgress
}

interface ReportOptions extends DoctorOptions {
  /** File for the JSON report. */
  json: string | undefined
  /** File for the HTML report. */
  html: string | undefined
  /** Replaces the budget with the values of the report. */
  updatesBudget: boolean
}

/** Examines a built site, writes the reports, and prints a summary. Throws a `DocsError` if a value exceeds its budget. */
async function runDoctor({ json, html, updatesBudget, ...options }: ReportOptions): Promise<string> {
  const budget = readBudget(options.root)
  const report = await examineSite(options)
  const problems = budget === undefined ? [] : checkBudget(report, budget)
  if (json !== undefined) writeFileAtomically(json, `${JSON.stringify(report, undefined, 2)}\n`)
  if (html !== undefined) writeFileAtomically(html, formatHtmlReport(report, budget?.values ?? {}))
  const text = formatTextReport(report)
  if (updatesBudget) {
    writeFileAtomically(join(options.root, budgetFile), formatBudget(report, budget))
    return `${text}\n\nUpdated ${budgetFile}.`
  }
  if (problems.length > 0) {
    console.log(text)
    throw new DocsError(problems)
  }
  const improved = budget === undefined ? [] : listImproved(report, budget)
  if (improved.length === 0) return text
  const names = improved.map(({ id }) => id).join(', ')
  return `${text}\n\nBetter than the budget: ${names}. Tighten it with \`docent doctor --update-budget\`.`
}

/** Measures everything about a built site. Changes nothing. */
async function examineSite({ root, out, today, progress }: DoctorOptions): Promise<DoctorReport> {
  const config = await loadConfig(root)
  const built = readBuiltSite(out)
  const site = await loadSiteForCommand({ root, config, progress })
  const outcomes = await searchGoldenQueries(root, config, out)
  const results: (ReportLine | SkippedLine)[] = [
    ...measureBytes(built),
    listSlowPages(readPageBuildTimes(getCacheFolder(root))),
    ...findUnlinkedPages(built),
    ...findRepeatedTitles(built.pages),
    countUnneededRedirects(site.unneededRedirects),
    examineReviews(site, root, today),
    checkContrast(built),
    checkContentSecurityPolicy(built),
    outcomes === undefined ? noGoldenQueries : createSearchLine(outcomes),
    await scoreServerManifest(built),
  ]
  return {
    site: config.title,
    build: built.site.build,
    date: today,
    lines: results.filter((line) => 'value' in line),
    skipped: results.filter((line) => 'reason' in line),
    queries: outcomes?.map(({ golden, rank, hits }) => ({
      query: golden.query,
      rank,
      found: hits.map(({ url }) => url),
    })),
  }
}

function readBudget(root: string): Budget | undefined {
  const budget = readSiteYaml(root, budgetFile, budgetSchema)
  return budget && { values: budget.data, findLine: (id) => budget.line([id]) }
}

function examineReviews({ pages }: Site, root: string, today: string): ReportLine | SkippedLine {
  const { guides = '', review_after_days: maxAgeDays } =
    readSiteYaml(root, styleFile, styleGuideSchema)?.data ?? {}
  if (maxAgeDays === undefined)
    return {
      id: 'overdueReviews',
      title: 'Pages with an overdue review',
      reason: '`content/style.yml` has no `review_after_days`.',
    }
  const reviews = pages
    .filter(({ compiled }) => compiled.file.startsWith(`${guides}/`))
    .map(({ compiled }) => ({ file: compiled.file, reviewed: compiled.frontMatter.reviewed }))
  return findOverdueReviews(reviews, { today, maxAgeDays })
}

const noGoldenQueries: SkippedLine = {
  id: 'searchScore',
  title: 'Search',
  reason: `The site has no ${searchQueryFile}.`,
}

async function searchGoldenQueries(
  root: string,
  config: DocsConfig,
  out: string,
): Promise<QueryOutcome[] | undefined> {
  const queries = readSearchQueries(root)
  if (queries === undefined) return undefined
  const { id: locale } = getDefaultLocale(config)
  const engine = createLocalEngine(createFileReader(out), { locale, version: undefined })
  return evaluateSearch(queries, async (text, area) => {
    const query = { text, area, kind: undefined, offset: 0, limit: depth }
    return (await engine.search(query, new AbortController().signal)).hits
  })
}

/** Serves the site on a free port while it's scored. What readers could send goes to a temporary folder. */
async function scoreServerManifest({ out, site }: BuiltSite): Promise<ReportLine | SkippedLine> {
  const data = mkdtempSync(join(tmpdir(), 'docent-doctor-'))
  const server = await startSiteServer({ out, port: 0, data, environment: {} })
  try {
    return await scoreAgents({ url: server.url, origin: site.origin })
  } finally {
    server.close()
    await server.closed
    rmSync(data, { recursive: true, force: true })
  }
}
