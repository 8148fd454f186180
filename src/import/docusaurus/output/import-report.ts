import type { SourceLocation } from '../../../shared/docs-error.ts'

/** Groups of the report, in its order. */
export const findingKinds = {
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

  /** Adds a finding. The name of a file stands for the file as a whole. */
  add(kind: FindingKind, text: string, at: SourceLocation | string): void {
    this.findings.push({ kind, text, at: typeof at === 'string' ? { file: at, line: undefined } : at })
  }
}
