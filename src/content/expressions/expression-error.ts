/** A mistake in an expression: what is wrong, what to write instead, and where in its text. */
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
