import type { Problem } from '../shared/docs-error.ts'
import { countFindings, type ReportLine } from './doctor-report.ts'

/** Counts the rows of the redirect table that could be removed. */
export const countUnneededRedirects = (problems: readonly Problem[]): ReportLine =>
  countFindings(
    'unneededRedirects',
    'Redirects that nobody needs',
    problems.map(({ at, problem }) => ({
      subject: at.line === undefined ? at.file : `${at.file}:${at.line}`,
      detail: problem,
    })),
  )
