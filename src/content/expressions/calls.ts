import { ExpressionError } from './expression-error.ts'
import { toText } from './operators.ts'
import { describeKind, isList, isObjectValue, type Value } from './values.ts'

/** A call with evaluated arguments. A function as an argument is called with values. */
export interface Call {
  name: string
  /** Object that a method is called on. Undefined for a function. */
  target: Value
  arguments: readonly Argument[]
  offset: number
}

/** A function in a page, which is only allowed as the argument of a method. */
export type Argument = { value: Value } | { call(values: readonly Value[]): Value }

type Callback = (values: readonly Value[]) => Value
type Method = (call: Call) => Value

const listMethods: Record<string, Method> = {
  map: (call) => getTargetList(call).map((item, index) => getCallback(call)([item, index])),
  filter: (call) => getTargetList(call).filter((item, index) => Boolean(getCallback(call)([item, index]))),
  join: (call) => {
    const separator = call.arguments.length === 0 ? ',' : getTextArgument(call)
    return getTargetList(call)
      .map((item) => toText(item, 'join', call.offset))
      .join(separator)
  },
}

const textMethods: Record<string, Method> = {
  toLowerCase: ({ target }) => String(target).toLowerCase(),
  toUpperCase: ({ target }) => String(target).toUpperCase(),
  trim: ({ target }) => String(target).trim(),
}

/** `Object.entries` and similar functions by full name, and Docusaurus's functions that name files. */
const builtInFunctions: Record<string, Method> = {
  'Object.entries': (call) => [...getObjectArgument(call)].map(([name, value]) => [name, value]),
  'Object.keys': (call) => [...getObjectArgument(call).keys()],
  'Object.values': (call) => [...getObjectArgument(call).values()],
  // The file becomes an address like any other image or link, as in an attribute.
  require: (call) => new Map([['default', getTextArgument(call)]]),
  useBaseUrl: (call) => getTextArgument(call),
}

/** Names of functions, which aren't variables. */
export const isBuiltInFunction = (name: string): boolean => Object.hasOwn(builtInFunctions, name)

/** Calls a built-in function or method. */
export function applyCall(call: Call): Value {
  const { name, target, offset } = call
  const methods = isList(target) ? listMethods : typeof target === 'string' ? textMethods : {}
  const available = target === undefined ? builtInFunctions : methods
  const method = Object.hasOwn(available, name) ? available[name] : undefined
  if (method !== undefined) return method(call)
  throw new ExpressionError(
    target === undefined
      ? `\`${name}()\` can't be called in a page.`
      : `\`.${name}()\` of ${describeKind(target)} can't be called in a page.`,
    `Write the result itself. Pages can call only ${callableNames.join(', ')}.`,
    offset,
  )
}

const callableNames = [
  ...[...Object.keys(listMethods), ...Object.keys(textMethods)].map((name) => `\`.${name}()\``),
  ...Object.keys(builtInFunctions).map((name) => `\`${name}()\``),
]

const getTargetList = ({ target }: Call): readonly Value[] => (isList(target) ? target : [])

function getCallback({ name, arguments: [first], offset }: Call): Callback {
  if (first !== undefined && 'call' in first) return first.call
  throw new ExpressionError(`\`.${name}()\` requires a function.`, `Write \`.${name}((item) => …)\`.`, offset)
}

function getTextArgument({ name, arguments: [first], offset }: Call): string {
  if (first !== undefined && 'value' in first && typeof first.value === 'string') return first.value
  throw new ExpressionError(`\`${name}()\` requires a string.`, `Write \`${name}('…')\`.`, offset)
}

function getObjectArgument({ name, arguments: [first], offset }: Call): ReadonlyMap<string, Value> {
  if (first !== undefined && 'value' in first && isObjectValue(first.value)) return first.value
  throw new ExpressionError(`\`${name}()\` needs an object.`, 'Pass an object that the page defines.', offset)
}
