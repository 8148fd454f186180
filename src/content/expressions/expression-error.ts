/** A problem in an expression, with its fix and its offset in the text. */
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
