import { ExpressionError } from './expression-error.ts'
import { describeKind, type Value } from './values.ts'

type Primitive = string | number | boolean | null | undefined

const isPrimitive = (value: Value): value is Primitive => value === null || typeof value !== 'object'

const createOperatorError = (operator: string, offset: number): ExpressionError =>
  new ExpressionError(
    `Expressions of pages don't have the operator \`${operator}\`.`,
    'Write the result itself.',
    offset,
  )

/** An operator and its position. */
export interface LocatedOperator {
  operator: string
  offset: number
}

export function applyUnary({ operator, offset }: LocatedOperator, value: Value): Value {
  switch (operator) {
    case '!':
      return !isTruthy(value)
    case '-':
      return -toNumber(value, operator, offset)
    case '+':
      return toNumber(value, operator, offset)
    case 'void':
      return undefined
    default:
      throw createOperatorError(operator, offset)
  }
}

export function applyBinary({ operator, offset }: LocatedOperator, left: Value, right: Value): Value {
  switch (operator) {
    case '===':
      return left === right
    case '!==':
      return left !== right
    case '==':
      return left === right || (isMissing(left) && isMissing(right))
    case '!=':
      return left !== right && !(isMissing(left) && isMissing(right))
    case '+':
      return typeof left === 'number' && typeof right === 'number'
        ? left + right
        : toText(left, operator, offset) + toText(right, operator, offset)
    case '<':
    case '>':
    case '<=':
    case '>=':
      return compareValues({ operator, offset }, left, right)
    default:
      return calculateNumber({ operator, offset }, left, right)
  }
}

function calculateNumber({ operator, offset }: LocatedOperator, left: Value, right: Value): number {
  const [a, b] = [toNumber(left, operator, offset), toNumber(right, operator, offset)]
  switch (operator) {
    case '-':
      return a - b
    case '*':
      return a * b
    case '/':
      return a / b
    case '%':
      return a % b
    case '**':
      return a ** b
    default:
      throw createOperatorError(operator, offset)
  }
}

function compareValues({ operator, offset }: LocatedOperator, left: Value, right: Value): boolean {
  const order =
    typeof left === 'string' && typeof right === 'string'
      ? Number(left > right) - Number(left < right)
      : toNumber(left, operator, offset) - toNumber(right, operator, offset)
  if (operator === '<') return order < 0
  if (operator === '>') return order > 0
  return operator === '<=' ? order <= 0 : order >= 0
}

/** Lists, objects, and elements are truthy, as in JavaScript. */
export const isTruthy = (value: Value): boolean => (isPrimitive(value) ? Boolean(value) : true)

export const isMissing = (value: Value): value is null | undefined => value === null || value === undefined

function toNumber(value: Value, operator: string, offset: number): number {
  if (typeof value === 'number') return value
  throw new ExpressionError(
    `\`${operator}\` needs numbers, but has ${describeKind(value)}.`,
    'Write the result itself.',
    offset,
  )
}

/** Converts a value to text inside a longer text. */
export function toText(value: Value, operator: string, offset: number): string {
  if (isPrimitive(value) && !isMissing(value)) return String(value)
  throw new ExpressionError(
    `\`${operator}\` can't convert ${describeKind(value)} to text.`,
    isMissing(value) ? "Correct the name, or write `?? ''` after it." : 'Name one of its values.',
    offset,
  )
}
