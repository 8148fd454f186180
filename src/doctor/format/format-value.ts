import { formatBytes } from '../../shared/text/format-bytes.ts'
import type { DoctorReport, ReportLine } from '../doctor-report.ts'

/** Formats a value with its unit. */
export function formatValue({ value, unit }: Pick<ReportLine, 'value' | 'unit'>): string {
  switch (unit) {
    case 'bytes':
      return formatBytes(value)
    case 'milliseconds':
      return `${value} ms`
    case 'score':
      return `${value} of 100`
    case 'count':
      return String(value)
  }
}

/** Number of findings of a line that the terminal shows. */
const maxShownFindings = 5

/** Formats a report for the terminal: a line for each value, with its first findings. */
export function formatTextReport({ site, build, date, lines, skipped }: DoctorReport): string {
  const rows = lines.flatMap((line) => {
    const shown = line.findings.slice(0, maxShownFindings)
    const rest = line.findings.length - shown.length
    return [
      `${formatValue(line).padStart(12)}  ${line.title}`,
      ...shown.map(({ subject, detail }) => `${' '.repeat(14)}${subject}: ${detail}`),
      ...(rest > 0 ? [`${' '.repeat(14)}and ${rest} more`] : []),
    ]
  })
  const notMeasured = skipped.map(({ title, reason }) => `${'–'.padStart(12)}  ${title}. ${reason}`)
  return [`${site}, build ${build}, ${date}`, '', ...rows, ...notMeasured].join('\n')
}
