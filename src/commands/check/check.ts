import { type Command, Option } from '@commander-js/extra-typings'
import { createBuildProgress } from '../../cli/build-progress.ts'
import { listAllOption, rootOption } from '../../cli/options.ts'
import { watchForCrash } from '../../safeguards/watch-for-crash.ts'
import { DocsError } from '../../shared/docs-error.ts'
import { formatCount } from '../../shared/text/format-count.ts'
import { type CheckReport, checkSite } from './check-site.ts'
import { formatReport, reportFormats } from './formats/format-report.ts'
import { listChangedFiles, readFolderPrefix } from './list-changed-files.ts'
import { repairProblems } from './repair-problems.ts'

/** Defines `docent check`. */
export function defineCheck(command: Command): void {
  command
    .addOption(rootOption)
    .option('--only <path>', 'report only problems in this file or folder, such as content/docs/guide')
    .option(
      '--changed [base]',
      'report style problems only in files that differ from this commit or branch, HEAD by default; everything that fails a build is reported anyway',
    )
    .addOption(listAllOption)
    .option(
      '--fix',
      'fix what needs no decision: links, redirects, and queries that name a moved page, and hard-coded values',
    )
    .addOption(
      new Option('--format <name>', 'format of the report on standard output')
        .choices(reportFormats)
        .default('text' as const),
    )
    .addOption(new Option('--json', 'the same as --format json').implies({ format: 'json' }))
    .action(async ({ root, only, changed, all = false, fix = false, format }) => {
      const stopWatch = watchForCrash()
      const report = await runCheck({ root, only, changed, listsAll: all, fixes: fix }).finally(stopWatch)
      const prefix = format === 'text' || format === 'json' ? '' : readFolderPrefix(root)
      if (report.warnings !== '') console.error(`${report.warnings}\n`)
      console.log(format === 'text' ? formatSuccess(report, only) : formatReport(format, report, prefix))
      if (report.problems.length > 0) throw new DocsError(report.problems)
    })
}

interface RunOptions {
  root: string
  only: string | undefined
  /** Commit that files are compared with, or `true` for the last one. */
  changed: string | true | undefined
  listsAll: boolean
  fixes: boolean
}

async function runCheck({ root, only, changed, listsAll, fixes }: RunOptions): Promise<CheckReport> {
  const progress = createBuildProgress()
  const changedFiles =
    changed === undefined ? undefined : listChangedFiles(root, changed === true ? 'HEAD' : changed)
  const check = (): Promise<CheckReport> => checkSite({ root, only, changedFiles, listsAll, progress })
  let report = await check()
  // A mistake can hide others, so a site is checked until nothing is left to fix.
  for (let repairs = fixes ? repairProblems(root, report.problems) : []; repairs.length > 0; ) {
    for (const { at, repair } of repairs)
      progress.log(`Fixed ${at.file}:${at.line}: ${repair.text} → ${repair.replacement}`)
    report = await check()
    repairs = repairProblems(root, report.problems)
  }
  return report
}

function formatSuccess({ problems, pages, newAddresses }: CheckReport, only: string | undefined): string {
  if (problems.length > 0) return ''
  const result = only === undefined ? `${pages} pages, no problems.` : `No problems in ${only}.`
  const record = `${formatCount(newAddresses, 'new address', 'new addresses')}. \`docent ledger update\` records what is published.`
  return `${result}${newAddresses > 0 ? `\n${record}` : ''}`
}
