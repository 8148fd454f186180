import { joinPointer } from '../../../shared/api/json-pointer.ts'
import { isObject } from '../../../shared/read-unknown.ts'
import { describeValue } from '../bundle/create-type-problem.ts'

/** Two values of different kinds, which can't be merged. */
export class MergeError extends Error {}

/** Merges the value of an action with a node that its target selects. Lists take an item or a list of items. */
export const mergeValues = (node: unknown, update: unknown): unknown =>
  Array.isArray(node) ? [...node, ...(Array.isArray(update) ? update : [update])] : merge(node, update, [])

/** Merges objects by key and concatenates lists. Other values replace each other, and a list or an object replaces nothing. */
function merge(node: unknown, update: unknown, path: readonly string[]): unknown {
  if (node === null || node === undefined) return update
  if (isObject(node) && isObject(update)) {
    const merged = new Map(Object.entries(node))
    for (const [key, value] of Object.entries(update))
      merged.set(key, merge(merged.get(key), value, [...path, key]))
    return Object.fromEntries(merged)
  }
  if (Array.isArray(node) && Array.isArray(update)) return [...node, ...update]
  if (typeof node !== 'object' && typeof update !== 'object') return update
  // A key without a value, such as `components:`.
  if (update === null) return path.length > 0 && typeof node === 'object' ? node : update
  const place = path.length === 0 ? 'the target' : `\`${joinPointer(path)}\` of the target`
  throw new MergeError(`${describeValue(update)} can't be merged with ${place}: ${describeValue(node)}.`)
}
