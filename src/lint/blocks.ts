import type { Place } from '../shared/docs-error.ts'

/** Stands in prose for an inline code span or an inline component. */
export const codeMark = '\uFFFC'

/** Text that readers see, with code spans replaced by `codeMark`. */
export interface Prose {
  kind: 'prose'
  /** A paragraph, a cell of a table, or an attribute of a component that is printed. */
  role: 'paragraph' | 'cell' | 'attribute'
  text: string
  /** The same text with its code spans. */
  withCode: string
  bold: BoldText[]
  /** Place of a character of `text`. */
  placeAt(offset: number): Place
}

interface BoldText {
  text: string
  /** The text right behind it. */
  after: string
  at: Place
}

export interface HeadingBlock {
  kind: 'heading'
  depth: number
  text: string
  at: Place
}

export interface CodeBlock {
  kind: 'code'
  language: string
  meta: string
  code: string
  /** Place of a line of the code, from 0. */
  placeOfLine(line: number): Place
}

interface TableBlock {
  kind: 'table'
  columns: string[]
  at: Place
}

/** A part of a page, in the order of the text. */
export type Block = Prose | HeadingBlock | CodeBlock | TableBlock
