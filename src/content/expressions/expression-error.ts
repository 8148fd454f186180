/** A mistake in an expression. `offset` is its position in the text of the expression. */
export class ExpressionError extends Error {
  readonly fix: string
  readonly offset: number

  constructor(message: string, fix: string, offset: number) {
    super(message)
    this.name = 'ExpressionError'
    this.fix = fix
    this.offset = offset
  }
}

const maxShownLength = 80

/** Fixes for JavaScript that pages of other engines often contain, by its text. */
const fixes: [RegExp, string][] = [
  [/^\.\.\./, 'Write the attributes or values themselves.'],
  [/\b(?:require|useBaseUrl)\(/, 'Write the path as text: `src="./plan.svg"`.'],
  [/^`|^[^'"]*<[A-Za-z>]/, 'Write text and elements outside of the braces, and text in attributes.'],
]
const defaultFix = 'Write the result itself, or a literal brace as `\\{`.'

/** Creates the error for JavaScript that a page can't contain. */
export function createUnsupportedError(code: string, offset: number): ExpressionError {
  const line = code.trim().replace(/\s+/g, ' ')
  const shown = line.length > maxShownLength ? `${line.slice(0, maxShownLength)}…` : line
  return new ExpressionError(
    `\`${shown}\` isn't a literal or a variable, so a page can't contain it.`,
    fixes.find(([pattern]) => pattern.test(line))?.[1] ?? defaultFix,
    offset,
  )
}
