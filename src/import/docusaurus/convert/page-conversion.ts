import { type Expression, parseExpressionAt } from 'acorn'
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
    if (code.trim() === '' || /^\s*\/\*[\s\S]*\*\/\s*$/.test(code)) return true
    try {
      const text = `(${code}\n)`
      const expression = parseExpressionAt(text, 0, {
        ecmaVersion: 'latest',
        sourceType: 'module',
        preserveParens: true,
      })
      return expression.end === text.length && this.#isSupported(expression)
    } catch {
      return false
    }
  }

  #isSupported(node: Expression): boolean {
    switch (node.type) {
      case 'ParenthesizedExpression':
        return this.#isSupported(node.expression)
      case 'Literal':
        return node.regex == null && node.bigint == null
      case 'TemplateLiteral':
        return node.expressions.length === 0
      case 'UnaryExpression':
        return node.operator === '-' && node.argument.type === 'Literal'
      case 'Identifier':
        return this.bindings.get(node.name)?.kind === 'constant' || node.name === 'undefined'
      case 'MemberExpression':
        return this.#isSupportedMember(node)
      case 'ArrayExpression':
        return node.elements.every(
          (element) => element !== null && element.type !== 'SpreadElement' && this.#isSupported(element),
        )
      case 'ObjectExpression':
        return node.properties.every(
          (property) =>
            property.type === 'Property' &&
            !property.computed &&
            !property.method &&
            !property.shorthand &&
            property.kind === 'init' &&
            this.#isSupported(property.value),
        )
      default:
        return false
    }
  }

  #isSupportedMember(node: Extract<Expression, { type: 'MemberExpression' }>): boolean {
    const { object, property, computed, optional } = node
    if (optional || object.type === 'Super' || property.type === 'PrivateIdentifier') return false
    if (computed && property.type !== 'Literal') return false
    if (object.type !== 'Identifier') return this.#isSupported(object)
    if (object.name === 'props') return this.page.kind === 'partial' && this.page.props === undefined
    return this.bindings.get(object.name)?.kind === 'constant' && this.#hasField(object.name)
  }

  /** A field that doesn't exist would be an error, so only constants of the page are trusted. */
  #hasField(name: string): boolean {
    return this.moduleSources.some((source) =>
      new RegExp(`^export\\s+(?:const|let|var)\\s+${name}\\b`).test(source),
    )
  }
}
