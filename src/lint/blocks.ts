import type { SourceLocation } from '../shared/docs-error.ts'

/** Placeholder in prose for an inline code span or an inline component. */
export const codeMark = '\uFFFC'

/** Text that readers see, with code spans replaced by `codeMark`. */
export interface ProseBlock {
  kind: 'prose'
  /** A paragraph, a table cell, or an attribute of a component that is rendered. */
  role: 'paragraph' | 'cell' | 'attribute'
  text: string
  /** The same text including its code spans. */
  withCode: string
  bold: BoldText[]
  links: { href: string; at: SourceLocation }[]
  /** Returns the source location of a character of `text`. */
  locateOffset(offset: number): SourceLocation
}

interface BoldText {
  text: string
  /** The text directly after it. */
  after: string
  at: SourceLocation
}

export interface HeadingBlock {
  kind: 'heading'
  depth: number
  text: string
  at: SourceLocation
}

export interface LintCodeBlock {
  kind: 'code'
  language: string
  meta: string
  code: string
  /** Returns the source location of a line of the code, counted from 0. */
  locateLine(line: number): SourceLocation
}

interface TableBlock {
  kind: 'table'
  columns: string[]
  at: SourceLocation
}

/** The start of a list. Its items follow. */
interface ListBlock {
  kind: 'list'
  isOrdered: boolean
  at: SourceLocation
}

/** The start of a component that isn't in a sentence, or of an admonition. Its content follows. */
export interface ComponentBlock {
  kind: 'component'
  name: string
  /** Attributes whose value is text. */
  attributes: ReadonlyMap<string, string>
  /** The blocks in it, which also follow in the list. */
  content: readonly LintBlock[]
  at: SourceLocation
}

/** A block of a page, in the order of the text. */
export type LintBlock = ProseBlock | HeadingBlock | LintCodeBlock | TableBlock | ListBlock | ComponentBlock
