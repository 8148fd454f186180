import type { SourceLocation } from '../../../shared/docs-error.ts'
import { isPackage, MissingModule } from '../read/refusal.ts'

/** Groups of the report, in its order. */
const findingKinds = {
  component: 'Components and elements',
  plugin: 'Plugins',
  code: 'Expressions and modules',
  fence: 'Code fences of plugins',
  media: 'Frames, media, and images of other sites',
  markdown: 'Markdown that had to be repaired',
  page: 'Pages made of code',
  setting: 'Settings',
  link: 'Links and anchors without a target',
  address: 'Addresses',
} as const

export type FindingKind = keyof typeof findingKinds

/** Something that wasn't carried over as it is. */
export interface ImportFinding {
  kind: FindingKind
  /** One sentence. */
  text: string
  /** In the Docusaurus site. */
  at: SourceLocation
}

/** Collects what an import can't carry over. */
export class ImportReport {
  readonly findings: ImportFinding[] = []
  readonly #missing = new Set<string>()

  /** Adds a finding. The name of a file stands for the file as a whole. */
  add(kind: FindingKind, text: string, at: SourceLocation | string): void {
    this.findings.push({ kind, text, at: typeof at === 'string' ? { file: at, line: undefined } : at })
  }

  /** Adds the package that an error is about, if any. Each is named once. */
  addMissing(error: unknown): void {
    if (!(error instanceof MissingModule) || !isPackage(error.module)) return
    const name = error.module.match(/^@[^/]+\/[^/]+|^[^/]+/)?.[0] ?? error.module
    if (this.#missing.has(name)) return
    this.#missing.add(name)
    const text = `Components need the package \`${name}\`, which isn't installed here. Install the packages of the site, and import it again.`
    this.add('code', text, 'package.json')
  }
}

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
