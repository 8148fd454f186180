import { escapeHtml } from '../../shared/text/escape-html.ts'
import { type Budget, isWorse } from '../budget.ts'
import type { DoctorReport, ReportLine } from '../doctor-report.ts'
import { formatValue } from './format-value.ts'

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-inline-size: 60rem; margin: 2rem auto; padding-inline: 1rem; }
table { inline-size: 100%; border-collapse: collapse; }
th, td { padding: 0.375rem 0.75rem; border-block-end: 1px solid #8884; text-align: start; vertical-align: top; overflow-wrap: anywhere; }
.value { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap; }
summary { cursor: pointer; }
.worse { color: light-dark(#b92530, #ff8b8f); font-weight: 600; }
`

/** Formats a report as one HTML file without scripts. Values that exceed their limit are marked. */
export function formatHtmlReport(report: DoctorReport, limits: Budget['values']): string {
  const title = `Report on ${report.site}`
  const rows = report.lines.map((line) => formatRow(line, limits[line.id]))
  const skipped = report.skipped.map(
    (line) =>
      `<tr><th scope="row">${escapeHtml(line.title)}</th><td class="value">–</td><td>Not measured. ${formatReason(line.reason)}</td></tr>`,
  )
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${style}</style></head>
<body>
<h1>${escapeHtml(title)}</h1>
<p>Build ${escapeHtml(report.build)}, ${escapeHtml(report.date)}</p>
<table>
<thead><tr><th scope="col">Measured</th><th scope="col" class="value">Value</th><th scope="col">Findings</th></tr></thead>
<tbody>
${[...rows, ...skipped].join('\n')}
</tbody>
</table>
</body>
</html>
`
}

function formatRow(line: ReportLine, limit: number | undefined): string {
  const value =
    limit !== undefined && isWorse(line, limit)
      ? `<span class="worse">${escapeHtml(formatValue(line))} (limit: ${escapeHtml(formatValue({ ...line, value: limit }))})</span>`
      : escapeHtml(formatValue(line))
  return `<tr><th scope="row">${escapeHtml(line.title)}</th><td class="value">${value}</td><td>${formatFindings(line)}</td></tr>`
}

/** Formats the code in a reason, which is marked as in Markdown. */
const formatReason = (reason: string): string => escapeHtml(reason).replace(/`([^`]+)`/g, '<code>$1</code>')

function formatFindings({ findings }: ReportLine): string {
  if (findings.length === 0) return ''
  const items = findings.map(
    ({ subject, detail }) => `<li><code>${escapeHtml(subject)}</code> ${escapeHtml(detail)}</li>`,
  )
  return `<details><summary>Details</summary><ul>${items.join('')}</ul></details>`
}
