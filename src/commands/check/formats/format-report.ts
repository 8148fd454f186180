import type { CheckReport } from '../check-site.ts'
import { formatGithubAnnotations } from './format-github-annotations.ts'
import { formatGitlabReport } from './format-gitlab-report.ts'
import { formatSarif } from './format-sarif.ts'

/** Formats of the report of `docent check`. */
export const reportFormats = ['text', 'json', 'github', 'gitlab', 'sarif'] as const

type MachineFormat = Exclude<(typeof reportFormats)[number], 'text'>

/** Formats a report for a program. `prefix` is the path of the site folder below its repository. */
export function formatReport(format: MachineFormat, report: CheckReport, prefix: string): string {
  switch (format) {
    case 'json':
      return formatJson(report)
    case 'github':
      return formatGithubAnnotations(report.problems, prefix)
    case 'gitlab':
      return formatGitlabReport(report.problems, prefix)
    case 'sarif':
      return formatSarif(report.problems, prefix)
  }
}

function formatJson({ problems, ...report }: CheckReport): string {
  const rows = problems.map(({ rule, at: { file, line, column }, problem, fix, repair }) => ({
    ...{ rule, file, line, column, problem, fix },
    isRepairable: repair !== undefined,
  }))
  return JSON.stringify({ problems: rows, ...report }, null, 2)
}
