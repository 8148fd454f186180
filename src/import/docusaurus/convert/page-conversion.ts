import { evaluate } from '../../../content/expressions/evaluate.ts'
import { ExpressionError } from '../../../content/expressions/expression-error.ts'
import { parseExpression } from '../../../content/expressions/parse-expression.ts'
import type { Value } from '../../../content/expressions/values.ts'
import { findLine } from '../../../shared/text/find-line.ts'
import type { ConversionContext } from '../conversion-context.ts'
import type { DocusaurusPage } from '../docusaurus-page.ts'
import type { FindingKind } from '../output/import-report.ts'
import type { Binding } from './code/import-binding.ts'
import { TextEdits } from './text-edits.ts'

export interface PageHeading {
  depth: number
  id: string
  text: string
}

/** The conversion of one page: its text, its names, and the changes. */
export class PageConversion {
  readonly page: DocusaurusPage
  readonly context: ConversionContext
  readonly edits: TextEdits
  readonly bindings = new Map<string, Binding>()
  /** Values that the page exports and that our pages can export as well. */
  readonly constants = new Map<string, Value>()
  /** Statements that the values of expressions may depend on. */
  readonly moduleSources: string[] = []
  /** Changes of the front matter that follow from the text. */
  readonly frontMatter: Record<string, string | undefined> = {}
  /** Headings below the title, in their order. */
  readonly headings: PageHeading[] = []
  /** Names of components that a notice on the page names already. */
  readonly noticed = new Set<string>()

  constructor(text: string, page: DocusaurusPage, context: ConversionContext) {
    this.edits = new TextEdits(text)
    this.page = page
    this.context = context
  }

  report(kind: FindingKind, text: string, offset: number): void {
    this.context.report.add(kind, text, { file: this.page.label, line: findLine(this.edits.text, offset) })
  }

  /** Whether our pages can have an expression: a literal, a constant of the page, or a field of one. */
  isSupportedExpression(code: string): boolean {
    const { kind, props } = this.page
    if (kind === 'partial' && props === undefined && /^\s*props\.\w+\s*$/.test(code)) return true
    try {
      const expression = parseExpression(code)
      if (expression !== undefined) evaluate(expression, { scope: this.constants, text: code })
      return true
    } catch (error) {
      if (error instanceof ExpressionError) return false
      throw error
    }
  }
}
