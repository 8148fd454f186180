import { isObject } from '../../../shared/unknown.ts'
import type { Fields } from '../report.ts'

/** A text, or an empty one: what else stands there is reported elsewhere. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** Fields of an object, in its order; none where there is no object. */
export const entriesOf = (value: unknown): [string, Fields][] =>
  isObject(value)
    ? Object.entries(value).filter((entry): entry is [string, Fields] => isObject(entry[1]))
    : []

export const itemsOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isObject) : [])

/** One text or a list of them. */
export const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((item): item is string => typeof item === 'string')
