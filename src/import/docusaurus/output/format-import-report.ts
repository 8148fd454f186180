import { type FindingKind, findingKinds, type ImportFinding } from './import-report.ts'

/** Name of the report in the folder of the new site. */
export const reportFile = 'import-report.md'

/** Formats all findings as a Markdown document, by kind, file, and line. */
export function formatImportReport(findings: readonly ImportFinding[], summary: string): string {
  const groups = Map.groupBy(findings, ({ kind }) => kind)
  const sections = (Object.keys(findingKinds) as FindingKind[]).flatMap((kind) => {
    const group = groups.get(kind) ?? []
    return group.length === 0
      ? []
      : [`## ${findingKinds[kind]} (${group.length})\n\n${formatFindings(group)}`]
  })
  return [`# Import from Docusaurus\n\n${summary}`, ...sections].join('\n\n').concat('\n')
}

function formatFindings(findings: readonly ImportFinding[]): string {
  const lines = findings.map(
    ({ text, at }) => `- \`${at.file}${at.line === undefined ? '' : `:${at.line}`}\` ${text}`,
  )
  return [...new Set(lines)].join('\n')
}

/** Counts the findings of each kind, for the terminal. */
export function formatCounts(findings: readonly ImportFinding[]): string {
  const groups = Map.groupBy(findings, ({ kind }) => kind)
  return (Object.keys(findingKinds) as FindingKind[])
    .flatMap((kind) => {
      const count = groups.get(kind)?.length ?? 0
      return count === 0 ? [] : [`  ${String(count).padStart(5)}  ${findingKinds[kind]}`]
    })
    .join('\n')
}
