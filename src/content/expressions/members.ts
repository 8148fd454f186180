import { findNearest } from '../../shared/text/find-nearest.ts'
import { ExpressionError } from './expression-error.ts'
import { isMissing } from './operators.ts'
import { describeKind, isList, isObjectValue, type Scope, type Value } from './values.ts'

/** Returns a variable of the page. */
export function readVariable(name: string, { scope, offset }: { scope: Scope; offset: number }): Value {
  if (scope.has(name) || name === 'undefined') return scope.get(name)
  const similar = findNearest(name, [...scope.keys()])
  throw new ExpressionError(
    `\`${name}\` isn't a variable of this page.`,
    similar === undefined
      ? `Write the text itself, a literal brace as \`\\{\`, or define it: \`export const ${name} = …\`.`
      : `Did you mean \`${similar}\`?`,
    offset,
  )
}

/** Returns an item of a list, a field of an object, or `length`. Missing ones are `undefined`. */
export function readMember(owner: Value, { key, offset }: { key: Value; offset: number }): Value {
  if (isMissing(owner)) {
    throw new ExpressionError(
      `This is ${describeKind(owner)}, so it has no \`${String(key)}\`.`,
      'Correct the name before it, or write `?.`.',
      offset,
    )
  }
  if (isObjectValue(owner))
    return typeof key === 'string' || typeof key === 'number' ? owner.get(String(key)) : undefined
  if (!isList(owner) && typeof owner !== 'string') return undefined
  if (key === 'length') return owner.length
  const index = typeof key === 'string' && /^\d+$/.test(key) ? Number(key) : key
  return typeof index === 'number' ? owner[index] : undefined
}
