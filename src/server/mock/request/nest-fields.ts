import { isObject, type UnknownObject } from '../../../shared/read-unknown.ts'

/** A name and a value, in the order in which they were sent. */
export type SentField = [name: string, value: unknown]

/**
 * Groups fields by name. A repeated name is a list. `a[b]=1` is a member of an object and `a[]=1` an item of a list,
 * except for names that are in `plainNames` with their brackets.
 */
export function nestFields(
  fields: readonly SentField[],
  plainNames: ReadonlySet<string> = new Set(),
): UnknownObject {
  const root: UnknownObject = Object.create(null)
  for (const [name, value] of fields) addField(root, plainNames.has(name) ? [name] : splitName(name), value)
  return root
}

/** Maximum depth of nested names. */
const maxDepth = 16

/** Splits `a[b][]` into `a`, `b`, and an empty key. Brackets that don't match belong to the name. */
function splitName(name: string): string[] {
  const start = name.indexOf('[')
  if (start < 1 || !name.endsWith(']')) return [name]
  const keys = name.slice(start + 1, -1).split('][')
  const isNested = ![name.slice(0, start), ...keys].some((key) => /[[\]]/.test(key))
  return isNested ? [name.slice(0, start), ...keys.slice(0, maxDepth)] : [name]
}

function addField(parent: UnknownObject, [key = '', ...rest]: readonly string[], value: unknown): void {
  const before = Object.hasOwn(parent, key) ? parent[key] : undefined
  if (rest.length === 0) {
    parent[key] = before === undefined ? value : [before, value].flat()
  } else if (rest.length === 1 && rest[0] === '') {
    parent[key] = [...(before === undefined ? [] : [before].flat()), value]
  } else {
    const child: UnknownObject = isObject(before) ? before : Object.create(null)
    parent[key] = child
    addField(child, rest, value)
  }
}
