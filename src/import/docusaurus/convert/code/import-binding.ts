import type { DocusaurusPage } from '../../docusaurus-page.ts'

/** Meaning of a name that a page imports or exports. */
export type Binding =
  | { kind: 'component'; name: string }
  | { kind: 'partial'; partial: PartialImport }
  | { kind: 'image'; path: string }
  | { kind: 'text'; file: string }
  | { kind: 'docusaurus'; name: string }
  | { kind: 'module' }
  | { kind: 'constant' }
  | { kind: 'unknown'; from: string }

/** A Markdown file that a page imports. */
export interface PartialImport {
  /** Name in the new page, which starts with a capital letter. */
  alias: string
  /** Path from the new page. */
  path: string
  target: DocusaurusPage
  /** Whether the new page shows it. */
  isUsed: boolean
  /** Position of the statement. */
  start: number
  end: number
}
