import type { NodeOf } from './parse-expression.ts'
import { createUnsupportedError } from './unsupported-error.ts'
import { isList, isObjectValue, type Scope, type Value } from './values.ts'

type Pattern = NodeOf<'ArrowFunctionExpression'>['params'][number]

/** Adds a function's parameters to a scope: names, `[a, b]`, and `{ a, b: c }`. */
export function bindParameters(patterns: readonly Pattern[], values: readonly Value[], scope: Scope): Scope {
  const innerScope = new Map(scope)
  for (const [index, pattern] of patterns.entries()) bindPattern(pattern, values[index], innerScope)
  return innerScope
}

function bindPattern(pattern: Pattern, value: Value, scope: Map<string, Value>): void {
  if (pattern.type === 'Identifier') scope.set(pattern.name, value)
  else if (pattern.type === 'ArrayPattern') bindItems(pattern, value, scope)
  else if (pattern.type === 'ObjectPattern') bindFields(pattern, value, scope)
  else throw createUnsupportedError(pattern)
}

type ListPattern = Extract<Pattern, { type: 'ArrayPattern' }>
type FieldPattern = Extract<Pattern, { type: 'ObjectPattern' }>

function bindItems({ elements }: ListPattern, value: Value, scope: Map<string, Value>): void {
  for (const [index, element] of elements.entries())
    if (element !== null) bindPattern(element, isList(value) ? value[index] : undefined, scope)
}

function bindFields({ properties }: FieldPattern, value: Value, scope: Map<string, Value>): void {
  for (const property of properties) {
    if (property.type === 'RestElement' || property.computed || property.key.type !== 'Identifier')
      throw createUnsupportedError(property)
    bindPattern(property.value, isObjectValue(value) ? value.get(property.key.name) : undefined, scope)
  }
}
