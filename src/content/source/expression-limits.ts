import { createFenceReader } from '../../shared/content/fences.ts'
import type { Problem } from '../../shared/docs-error.ts'
import type { TracedText } from './prepare-source.ts'
import { removeCodeSpans } from './remove-code-spans.ts'

/**
 * Limits of expressions and exports in MDX. The compiler parses them as JavaScript before we reject most of it, and its
 * parser is recursive and native: without a limit, 3,000 parentheses or 14,000 operators overflow the stack, which ends
 * the whole process.
 */
const expressionLimits = {
  /**
   * Brackets inside of brackets. Each level of unclosed elements in braces is parsed repeatedly: 8 levels take 20 ms, 10
   * levels 700 ms, and 12 levels 5 s.
   */
  brackets: 8,
  /**
   * Elements that are open inside braces. In braces that nothing closes, each doubles the time: 20 take 100 ms, 24 take
   * 1.5 s, and 27 take 20 s.
   */
  elements: 16,
  /** Words and operators without a comma or semicolon between them. */
  operators: 4000,
}

const openers = '({['
const closers = ')}]'
const statement = /^(?:import|export)\s/

/** Finds an expression of an MDX page that is too deeply nested or too long for the parser. */
export function checkExpressionLimits({ text, origin }: TracedText): Problem | undefined {
  const scan = new ExpressionScan()
  const readFence = createFenceReader()
  for (const [index, line] of text.split('\n').entries()) {
    if (readFence(line)) continue
    const excess = scan.readLine(line)
    if (excess !== undefined) return { ...excess, at: origin(index + 1) }
  }
  return undefined
}

type Excess = Pick<Problem, 'problem' | 'fix'>

/**
 * Tracks the brackets of expressions across lines. Quoted text is treated as code, because an apostrophe in the text of
 * an element isn't a quote.
 */
class ExpressionScan {
  /** Number of words and operators before each open bracket. */
  #outer: number[] = []
  #braces = 0
  #elements = 0
  #operators = 0
  #isStatement = false

  get #isInside(): boolean {
    return this.#braces > 0 || this.#isStatement
  }

  readLine(line: string): Excess | undefined {
    if (!this.#isInside && statement.test(line)) this.#isStatement = true
    else if (line.trim() === '' && this.#outer.length === 0) this.#isStatement = false
    const text = this.#isInside ? line : removeCodeSpans(line)
    for (const [token] of text.matchAll(/\\.|<\/?(?=[A-Za-z>])|\/>|[(){}[\],;]|[\w$]+|[^\w\s$]/gu)) {
      this.#readToken(token)
      const excess = this.#checkSourceLimits()
      if (excess !== undefined) return excess
    }
    return undefined
  }

  #readToken(token: string): void {
    if (!this.#isInside && token !== '{') return
    if (openers.includes(token)) {
      if (token === '{') this.#braces += 1
      this.#outer.push(this.#operators + 1)
      this.#operators = 0
    } else if (closers.includes(token)) {
      if (token === '}') this.#braces = Math.max(0, this.#braces - 1)
      this.#operators = this.#outer.pop() ?? 0
      if (this.#braces === 0 && !this.#isStatement) this.#outer = []
    } else if (token === ',' || token === ';') this.#operators = 0
    else this.#operators += 1
    this.#countElement(token)
  }

  #countElement(token: string): void {
    if (token === '<') this.#elements += 1
    else if (token === '</' || token === '/>') this.#elements = Math.max(0, this.#elements - 1)
    if (this.#braces === 0) this.#elements = 0
  }

  #checkSourceLimits(): Excess | undefined {
    const { elements, brackets, operators } = expressionLimits
    if (this.#outer.length > brackets) {
      return {
        problem: `This expression has more than ${brackets} nested brackets.`,
        fix: 'Close every `{`, write a literal one as `\\{`, or put the text into a code block.',
      }
    }
    if (this.#elements > elements) {
      return {
        problem: `This expression has more than ${elements} nested elements.`,
        fix: 'Close every `{` and every element, or put the text into a code block.',
      }
    }
    if (this.#operators <= operators) return undefined
    return {
      problem: `This expression has more than ${operators} words and operators in a row.`,
      fix: 'Split the expression, or move its text out of the braces.',
    }
  }
}
