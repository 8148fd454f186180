import type { NodeOf } from './parse.ts'
import { unsupported } from './unsupported.ts'
import { isList, isObject, type Scope, type Value } from './values.ts'

type Pattern = NodeOf<'ArrowFunctionExpression'>['params'][number]

/** Adds a function's parameters to a scope: names, `[a, b]`, and `{ a, b: c }`. */
export function bindParameters(patterns: readonly Pattern[], values: readonly Value[], scope: Scope): Scope {
  const bound = new Map(scope)
  for (const [index, pattern] of patterns.entries()) bind(pattern, values[index], bound)
  return bound
}

function bind(pattern: Pattern, value: Value, scope: Map<string, Value>): void {
  if (pattern.type === 'Identifier') scope.set(pattern.name, value)
  else if (pattern.type === 'ArrayPattern') bindItems(pattern, value, scope)
  else if (pattern.type === 'ObjectPattern') bindFields(pattern, value, scope)
  else throw unsupported(pattern)
}

type ListPattern = Extract<Pattern, { type: 'ArrayPattern' }>
type FieldPattern = Extract<Pattern, { type: 'ObjectPattern' }>

function bindItems({ elements }: ListPattern, value: Value, scope: Map<string, Value>): void {
  for (const [index, element] of elements.entries())
    if (element !== null) bind(element, isList(value) ? value[index] : undefined, scope)
}

function bindFields({ properties }: FieldPattern, value: Value, scope: Map<string, Value>): void {
  for (const property of properties) {
    if (property.type === 'RestElement' || property.computed || property.key.type !== 'Identifier')
      throw unsupported(property)
    bind(property.value, isObject(value) ? value.get(property.key.name) : undefined, scope)
  }
}
