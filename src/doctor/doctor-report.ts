/** Units of the values in a report. Scores are 0 to 100. */
type Unit = 'count' | 'bytes' | 'score' | 'milliseconds'

/** A page, file, or other subject that contributes to a value, with the reason. */
export interface Finding {
  /** URL below the origin, or a path of the site folder with an optional line. */
  subject: string
  detail: string
}

/** One measured value of a site. */
export interface ReportLine {
  /** Name in the JSON report and in the budget file. */
  id: string
  title: string
  value: number
  unit: Unit
  /** The direction that is an improvement. Undefined for facts, which have no budget. */
  better: 'lower' | 'higher' | undefined
  /** The most important ones first. */
  findings: Finding[]
}

/** A value that could not be measured, and why. */
export interface SkippedLine {
  id: string
  title: string
  reason: string
}

/** Result of a golden query. */
interface QueryResult {
  query: string
  /** Rank of the first correct section, from 1. It is 0 beyond the fifth. */
  rank: number
  /** URLs of the first sections, best first. */
  found: string[]
}

/** Everything that `docent doctor` measures. The JSON report has this form. */
export interface DoctorReport {
  /** Title of the site. */
  site: string
  /** Build ID of the output. */
  build: string
  /** Day of the report, as YYYY-MM-DD. */
  date: string
  lines: ReportLine[]
  skipped: SkippedLine[]
  /** In the order of the file. Undefined if the site has no golden queries. */
  queries: QueryResult[] | undefined
}

/** Creates a line that counts findings. Fewer are better. */
export const countFindings = (id: string, title: string, findings: Finding[]): ReportLine => ({
  id,
  title,
  value: findings.length,
  unit: 'count',
  better: 'lower',
  findings,
})
